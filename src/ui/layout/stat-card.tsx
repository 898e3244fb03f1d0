import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Sparkline } from '../charts/sparkline.tsx'
import { raisedCard } from './raised-card.ts'

const LinkCard = chakra(Link)
const frame = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minW: '0',
  // Two cards fit beside each other on a phone.
  p: { base: '3.5', sm: '5' },
  overflowWrap: 'break-word',
  ...raisedCard,
} as const
const signs = { up: TrendingUp, down: TrendingDown, even: Minus } as const

type FigureCardProps = {
  label: string
  value: string
  /** The link to the list behind the figure; a figure without a list is no link. */
  to?: string
  /** The change in words, and its tone. */
  change?: { words: string; course?: keyof typeof signs; tone: 'good' | 'bad' | 'neutral' } | undefined
  trend?: readonly number[] | undefined
}

const tones = { good: 'success.fg', bad: 'danger.fg', neutral: 'fg.muted' } as const

/** A figure with its change and sparkline; the card links to the list behind it, if there is one. */
export function StatCard({ label, value, to, change, trend }: FigureCardProps) {
  const Sign = change?.course ? signs[change.course] : null
  const content = (
    <>
      <Text color="fg.muted">{label}</Text>
      <Flex align="flex-end" justify="space-between" gap="2" wrap="wrap">
        <Text
          as="bdi"
          textStyle={{ base: 'xl', sm: '2xl' }}
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          lineHeight="1.1"
        >
          {value}
        </Text>
        {trend ? <Sparkline values={trend} /> : null}
      </Flex>
      <Flex gap="1.5" align="center" minH="5" textStyle="xs" color={tones[change?.tone ?? 'neutral']}>
        {Sign ? <Sign size={14} style={{ flexShrink: 0 }} aria-hidden /> : null}
        <Box as="span">{change?.words}</Box>
      </Flex>
    </>
  )
  return to === undefined ? (
    <Box {...frame}>{content}</Box>
  ) : (
    <LinkCard to={to} {...frame} _hover={{ bg: 'bg.subtle' }}>
      {content}
    </LinkCard>
  )
}
