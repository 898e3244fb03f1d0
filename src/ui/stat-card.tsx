import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Sparkline } from './charts/sparkline.tsx'

const Card = chakra(Link)
const signs = { up: TrendingUp, down: TrendingDown, even: Minus } as const

type FigureCardProps = {
  label: string
  value: string
  /** The link to the list behind the figure. */
  to: string
  /** The change in words, and its tone. */
  change?: { words: string; course?: keyof typeof signs; tone: 'good' | 'bad' | 'neutral' } | undefined
  trend?: readonly number[] | undefined
}

const tones = { good: 'success.fg', bad: 'danger.fg', neutral: 'fg.muted' } as const

/** A figure with its change and sparkline; the card links to the list behind it. */
export function StatCard({ label, value, to, change, trend }: FigureCardProps) {
  const Sign = change?.course ? signs[change.course] : null
  return (
    <Card
      to={to}
      display="flex"
      flexDirection="column"
      gap="2"
      minW="0"
      p="5"
      bg="bg.surface"
      borderRadius="card"
      boxShadow="raised"
      css={{ '[data-skin=bordered] &': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border' } }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <Text color="fg.muted">{label}</Text>
      <Flex align="flex-end" justify="space-between" gap="3">
        <Text
          as="bdi"
          textStyle="2xl"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          lineHeight="1.1"
        >
          {value}
        </Text>
        {trend ? <Sparkline values={trend} /> : null}
      </Flex>
      <Flex gap="1.5" align="center" minH="5" textStyle="xs" color={tones[change?.tone ?? 'neutral']}>
        {Sign ? <Sign size={14} aria-hidden /> : null}
        <Box as="span">{change?.words}</Box>
      </Flex>
    </Card>
  )
}
