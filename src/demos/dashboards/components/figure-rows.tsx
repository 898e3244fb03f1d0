import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { ChangeNote } from './change-note.tsx'
import { RowIcon } from './row-icon.tsx'
import { RowPicture } from './row-picture.tsx'

const RowLink = chakra(Link, { base: { _before: { content: '""', position: 'absolute', inset: '0' } } })
const linkedRow = {
  mx: '-2',
  px: '2',
  py: '1',
  my: '-1',
  borderRadius: 'control',
  _hover: { bg: 'bg.subtle' },
} as const

/** One line of a card: what it is, its figure, and optionally a picture, a change and a share of a whole. */
type FigureRow = {
  id: string
  label: ReactNode
  /** The thing or the list behind the row; the whole row leads there. */
  to?: string
  /** A second line below the label. */
  note?: ReactNode
  /** Before the label: an icon, the URL of a picture, or other content. */
  icon?: LucideIcon
  palette?: string
  image?: string
  shape?: ComponentProps<typeof RowPicture>['shape']
  picture?: ReactNode
  value?: ReactNode
  /** A badge below the value. */
  state?: ReactNode
  change?: ComponentProps<typeof ChangeNote>
  /** From 0 to 1, drawn as a bar named `meter.label`. */
  meter?: { label: string; share: number; colorPalette?: string }
}

/** The lines of a card, spread over its height. */
export function FigureRows({ rows, empty }: { rows: readonly FigureRow[]; empty?: string | undefined }) {
  if (rows.length === 0) return <Text color="fg.muted">{empty}</Text>
  return (
    <Stack
      as="ul"
      listStyleType="none"
      gap="3.5"
      flex="1"
      justify={rows.length < 5 ? 'flex-start' : 'space-between'}
    >
      {rows.map(
        ({ id, label, to, note, icon, palette, image, shape, picture, value, state, change, meter }) => (
          <Box as="li" key={id} minW="0" position="relative" {...(to === undefined ? {} : linkedRow)}>
            <Flex align="center" gap="3" minW="0">
              {icon ? <RowIcon icon={icon} palette={palette} /> : null}
              {image === undefined ? picture : <RowPicture src={image} shape={shape} />}
              <Box flex="1" minW="0">
                <Text as="div" truncate dir="auto" css={textAlignMatchParent}>
                  {to === undefined ? label : <RowLink to={to}>{label}</RowLink>}
                </Text>
                {note ? (
                  <Text as="div" textStyle="xs" color="fg.muted" dir="auto" css={textAlignMatchParent}>
                    {note}
                  </Text>
                ) : null}
              </Box>
              <Flex direction="column" align="flex-end" flexShrink="0">
                <Text as="bdi" fontVariantNumeric="tabular-nums" fontWeight="medium">
                  {value}
                </Text>
                {state}
                {change ? <ChangeNote {...change} /> : null}
              </Flex>
            </Flex>
            {meter ? (
              <Box mt="1.5">
                <ProgressBar {...meter} />
              </Box>
            ) : null}
          </Box>
        ),
      )}
    </Stack>
  )
}
