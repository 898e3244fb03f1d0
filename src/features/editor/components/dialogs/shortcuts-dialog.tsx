import { useT } from '@/lib/i18n/use-t.ts'
import { keySigns } from '@/lib/shortcuts/shortcuts.ts'
import { ShortcutList } from '@/ui/keys/shortcut-list.tsx'
import { EDITOR_SHORTCUTS } from '../../model/shortcuts.ts'
import { EditorDialogFrame } from './editor-dialog.tsx'

const groups = Object.keys(EDITOR_SHORTCUTS) as (keyof typeof EDITOR_SHORTCUTS)[]

/** Lists the shortcuts of the editor with their Markdown alternatives. */
export function EditorShortcutsDialog() {
  const t = useT('editor')
  return (
    <EditorDialogFrame title={t('shortcuts')} description={t('shortcuts.typed')} size="lg">
      <ShortcutList
        tabIndex={0}
        outline="none"
        data-autofocus=""
        groups={groups.map((group) => ({
          title: t(`shortcuts.group.${group}`),
          lines: EDITOR_SHORTCUTS[group].map(({ id, keys }) => ({
            label: t(`tool.${id}`),
            signs: keySigns(keys),
          })),
        }))}
      />
    </EditorDialogFrame>
  )
}
