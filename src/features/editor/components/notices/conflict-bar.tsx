import { Button } from '@chakra-ui/react'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { showBody } from '../session/use-body-editor.ts'
import { useConflict } from '../session/use-conflict.ts'
import { Notice } from './notice.tsx'

/** A conflict above the text, which stays editable; nothing opens and takes the focus. */
export function ConflictBar() {
  const { session, editor, setDialog } = useEditorContext()
  const conflict = useConflict()
  const t = useT('editor')
  if (!conflict) return null
  const { theirs, who, name } = conflict
  const keepTheirs = () => {
    // Shown as an undoable step, so that the replaced text is not lost.
    showBody(editor, theirs.content, true)
    session.resolve('theirs')
  }
  const button = (id: MessageKey<'editor'>, onClick: () => void) => (
    <Button size="xs" variant="outline" onClick={onClick}>
      {t(id)}
    </Button>
  )
  return (
    <Notice
      tone="danger"
      action={
        <>
          {button('conflict.mine', () => session.resolve('mine'))}
          {button('conflict.theirs', keepTheirs)}
          {button('conflict.choose', () => setDialog('conflict'))}
        </>
      }
    >
      {t(`notice.conflict${who}`, { name })}
    </Notice>
  )
}
