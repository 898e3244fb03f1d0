import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { ChangeNote } from './change-note.tsx'

/** One line of a card: what it is, its figure, and optionally a picture, a change and a share of a whole. */
export type FigureRow = {
  id: string
  label: ReactNode
  /** A second line below the label. */
  note?: ReactNode
  /** An icon or picture before the label. */
  picture?: ReactNode
  value: ReactNode
  change?: ComponentProps<typeof ChangeNote>
  /** From 0 to 1, drawn as a bar named `meter.label`. */
  meter?: { label: string; share: number; colorPalette?: string }
}

/** The lines of a card, spread over its height. */
export function FigureRows({ rows, empty }: { rows: readonly FigureRow[]; empty?: string }) {
  if (rows.length === 0) return <Text color="fg.muted">{empty}</Text>
  return (
    <Stack
      as="ul"
      listStyleType="none"
      gap="3.5"
      flex="1"
      justify={rows.length < 5 ? 'flex-start' : 'space-between'}
    >
      {rows.map(({ id, label, note, picture, value, change, meter }) => (
        <Box as="li" key={id} minW="0">
          <Flex align="center" gap="3" minW="0">
            {picture}
            <Box flex="1" minW="0">
              <Text as="div" truncate>
                <bdi>{label}</bdi>
              </Text>
              {note ? (
                <Text as="div" textStyle="xs" color="fg.muted" truncate>
                  {note}
                </Text>
              ) : null}
            </Box>
            <Flex direction="column" align="flex-end" flexShrink="0">
              <Text as="bdi" fontVariantNumeric="tabular-nums" fontWeight="medium">
                {value}
              </Text>
              {change ? <ChangeNote {...change} /> : null}
            </Flex>
          </Flex>
          {meter ? (
            <Box mt="1.5">
              <ProgressBar {...meter} />
            </Box>
          ) : null}
        </Box>
      ))}
    </Stack>
  )
}
