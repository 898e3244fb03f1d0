import { useIntl } from 'react-intl'
import { joinGroups, keySigns, useShortcutGroups } from '@/lib/shortcuts.ts'
import { DialogFrame } from '@/ui/dialog-frame.tsx'
import { ShortcutList } from '@/ui/shortcut-list.tsx'

/** Every shortcut of what is on the screen, in groups. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  const groups = joinGroups(useShortcutGroups().toReversed())
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
    </DialogFrame>
  )
}
