import { TextCursorInput } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { editorPanes, setEditorPanes } from '../../model/editor-panes.ts'
import { focusText } from '../../model/focus-text.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** Turns typewriter scrolling on or off on this device. */
export function TypewriterButton() {
  const t = useT('editor')
  const { editor } = useEditorContext()
  const { isTypewriter } = editorPanes.use()
  return (
    <IconButton
      label={t('typewriter')}
      display={{ base: 'none', md: 'inline-flex' }}
      size="xs"
      aria-pressed={isTypewriter}
      variant={isTypewriter ? 'subtle' : 'ghost'}
      onClick={() => {
        setEditorPanes({ isTypewriter: !isTypewriter })
        focusText(editor)
      }}
    >
      <TextCursorInput />
    </IconButton>
  )
}
