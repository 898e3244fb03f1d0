import { Focus, Minimize2 } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { keysFor } from '../../model/shortcuts.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useToggleFocus } from './use-toggle-focus.ts'

/** Enters or leaves focus mode; the caret stays in the text. */
export function FocusButton({ size }: { size?: 'xs' }) {
  const t = useT('editor')
  const { isFocused } = useEditorContext()
  const toggle = useToggleFocus()
  const label = isFocused ? `${t('focus.leave')} (Esc)` : `${t('focus')} (${keyText(keysFor('focus') ?? '')})`
  return (
    <IconButton label={label} {...(size && { size })} onClick={toggle}>
      {isFocused ? <Minimize2 /> : <Focus />}
    </IconButton>
  )
}
