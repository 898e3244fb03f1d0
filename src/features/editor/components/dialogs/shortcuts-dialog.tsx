import { useIntl } from 'react-intl'
import { keySigns } from '@/lib/shortcuts.ts'
import { ShortcutList } from '@/ui/shortcut-list.tsx'
import { EDITOR_SHORTCUTS } from '../../model/shortcuts.ts'
import { EditorDialogFrame } from './editor-dialog.tsx'

/** Lists the shortcuts of the editor with their Markdown alternatives. */
export function EditorShortcutsDialog() {
  const intl = useIntl()
  const t = (id: string) => intl.formatMessage({ id })
  return (
    <EditorDialogFrame title={t('editor.shortcuts')} description={t('editor.shortcuts.typed')} size="lg">
      <ShortcutList
        tabIndex={0}
        outline="none"
        data-autofocus=""
        groups={Object.entries(EDITOR_SHORTCUTS).map(([group, shortcuts]) => ({
          title: t(`editor.shortcuts.group.${group}`),
          lines: shortcuts.map(({ id, keys }) => ({
            label: t(`editor.tool.${id}`),
            signs: keySigns(keys),
          })),
        }))}
      />
    </EditorDialogFrame>
  )
}
