import { Box, Link as ChakraLink, Flex, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Delayed } from '@/ui/feedback/states.tsx'

/** The height of a row with its gap, in pixels. */
const ROW_HEIGHT = 60

type HomeCardProps = {
  title: string
  /** Path of the full list. */
  to: string
  more: string
  /** A line below the heading; an empty one reserves its space. */
  note?: string
  /** Shown when there are no rows. */
  empty: string
  /** The first step of an empty section. */
  step?: ReactNode
  /** Undefined while loading. */
  rows: readonly ReactNode[] | undefined
  /** The number of rows whose space is reserved. */
  most?: number
}

/** A section of the home page: a heading with a link to the full list, and its first rows in reserved space. */
export function HomeCard({ title, to, more, note, empty, step, rows, most = 1 }: HomeCardProps) {
  const id = useId()
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="1"
      p={{ base: '4', md: '5' }}
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      minW="0"
    >
      <Flex justify="space-between" align="baseline" gap="3" mb="1">
        <Heading as="h2" id={id} textStyle="md">
          {title}
        </Heading>
        {rows ? (
          <ChakraLink asChild color="brand.fg" textStyle="sm" flexShrink="0">
            <Link to={to}>{more}</Link>
          </ChakraLink>
        ) : null}
      </Flex>
      {note === undefined ? null : (
        <Text textStyle="sm" color="fg.muted" minH="5" mt="-1">
          {note}
        </Text>
      )}
      <Grid minH={`${most * ROW_HEIGHT}px`}>
        {rows === undefined ? (
          <LoadingRows count={most} />
        ) : rows.length > 0 ? (
          <Stack as="ul" listStyleType="none" gap="0.5" mx="-2" minW="0">
            {rows}
          </Stack>
        ) : (
          <Stack gap="3" alignSelf="center" align="center">
            <Text color="fg.muted" textAlign="center">
              {empty}
            </Text>
            {step}
          </Stack>
        )}
      </Grid>
    </Stack>
  )
}

function LoadingRows({ count }: { count: number }) {
  const intl = useIntl()
  return (
    <Box role="status" aria-label={intl.formatMessage({ id: 'ui.loading' })}>
      <Delayed>
        {Array.from({ length: count }, (_, row) => `row-${row}`).map((key) => (
          <Stack key={key} gap="1" height={`${ROW_HEIGHT}px`} justify="center">
            <Skeleton height="4" width="60%" />
            <Skeleton height="3" width="85%" />
          </Stack>
        ))}
      </Delayed>
    </Box>
  )
}
