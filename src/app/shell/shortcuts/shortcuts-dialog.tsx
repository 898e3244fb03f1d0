import { Box } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { setCharacterShortcuts, useCharacterShortcuts } from '@/lib/shortcuts/page-keys.ts'
import { joinGroups, keySigns, useShortcutGroups } from '@/lib/shortcuts/shortcuts.ts'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { ShortcutList } from '@/ui/keys/shortcut-list.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'

/** Every shortcut of the current screen, in groups. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  const groups = joinGroups(useShortcutGroups().toReversed())
  const hasCharacters = useCharacterShortcuts()
  return (
    <DialogFrame
      isOpen={isOpen}
      size="lg"
      isReading
      title={intl.formatMessage({ id: 'app.shortcuts.heading' })}
      onClose={onClose}
    >
      <ShortcutList
        groups={groups.map(({ title, shortcuts }) => ({
          title,
          lines: shortcuts.map(({ keys, label }) => ({ label, signs: keySigns(keys) })),
        }))}
      />
      <Box mt="6" pt="4" borderTopWidth="1px">
        <SwitchRow
          label={intl.formatMessage({ id: 'app.customiser.characters' })}
          help={intl.formatMessage({ id: 'app.customiser.characters.help' })}
          isOn={hasCharacters}
          onChange={setCharacterShortcuts}
        />
      </Box>
    </DialogFrame>
  )
}
