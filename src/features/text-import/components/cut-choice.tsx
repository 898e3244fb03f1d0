import { Flex, Stack, Text } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import type { CutMode, Piece } from '../model/cut-text.ts'
import { MOST_PIECES } from '../model/to-items.ts'

type CutChoiceProps = {
  modes: readonly CutMode[]
  mode: CutMode
  pieces: readonly Piece[]
  isTooMany: boolean
  isDisabled: boolean
  onMode: (mode: CutMode) => void
}

/** How a text is cut, and how many parts, chapters and scenes that makes. */
export function CutChoice({ modes, mode, pieces, isTooMany, isDisabled, onMode }: CutChoiceProps) {
  const intl = useIntl()
  const count = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind).length
  const counts = (['part', 'chapter', 'scene'] as const).flatMap((kind) => {
    const number = count(kind)
    return number > 0 ? [intl.formatMessage({ id: `text-import.count.${kind}` }, { count: number })] : []
  })
  return (
    <Stack gap="2">
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontWeight="500">
          <FormattedMessage id="text-import.cut.label" />
        </Text>
        <fieldset disabled={isDisabled} style={{ minWidth: 0, flex: '1 1 240px', maxWidth: 360 }}>
          <QuickSelect
            label={intl.formatMessage({ id: 'text-import.cut.label' })}
            value={mode}
            options={modes.map((value) => ({
              value,
              label: intl.formatMessage({ id: `text-import.mode.${value}` }),
            }))}
            onChange={(value) => onMode(modes.find((one) => one === value) ?? mode)}
          />
        </fieldset>
        <Text color="fg.muted" aria-live="polite">
          {intl.formatList(counts, { type: 'unit' })}
        </Text>
      </Flex>
      {isTooMany ? (
        <Text role="alert" color="danger.fg">
          <FormattedMessage id="text-import.cut.too-many" values={{ most: MOST_PIECES }} />
        </Text>
      ) : null}
    </Stack>
  )
}
