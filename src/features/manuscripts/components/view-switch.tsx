import { Box, SegmentGroup } from '@chakra-ui/react'
import { BookOpenText, LayoutGrid, List } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FolderView } from './use-view-params.ts'

const choices = [
  { value: 'cards', Icon: LayoutGrid },
  { value: 'outline', Icon: List },
  { value: 'read', Icon: BookOpenText },
] as const

/** Cards, outline or reading. */
export function ViewSwitch({ value, onChange }: { value: FolderView; onChange: (view: FolderView) => void }) {
  const intl = useIntl()
  return (
    <SegmentGroup.Root
      size="sm"
      value={value}
      aria-label={intl.formatMessage({ id: 'manuscripts.view.switch' })}
      onValueChange={(details) => {
        const chosen = choices.find((choice) => choice.value === details.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      <SegmentGroup.Indicator />
      {choices.map(({ value: choice, Icon }) => (
        <SegmentGroup.Item key={choice} value={choice}>
          <SegmentGroup.ItemText display="inline-flex" gap="1.5" alignItems="center">
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <Box as="span" hideBelow="sm">
              <FormattedMessage id={`manuscripts.view.${choice}`} />
            </Box>
            <Box as="span" srOnly hideFrom="sm">
              <FormattedMessage id={`manuscripts.view.${choice}`} />
            </Box>
          </SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}
