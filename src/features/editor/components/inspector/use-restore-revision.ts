import type { Revision } from '@contract/revisions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { acceptItem } from '../../api/accept-item.ts'
import { restoreRevision, revisionKeys } from '../../api/revisions.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { showBody } from '../session/use-body-editor.ts'

/**
 * Restores a revision after saving unsaved changes, so that the replaced state is stored completely; undo
 * reverts the restore.
 */
export function useRestoreRevision() {
  const intl = useIntl()
  const client = useQueryClient()
  const { manuscript, itemId, session, editor } = useEditorContext()
  const [isRestoring, setRestoring] = useState(false)

  const restore = async (revision: Revision): Promise<boolean> => {
    setRestoring(true)
    try {
      if (!(await session.flush())) throw new Error('what is unsaved could not be saved first')
      const { base } = session.state.get()
      const item = await restoreRevision(manuscript.id, itemId, revision.id, base.revision)
      // Applied as an undoable step, so that the session finds no difference to apply.
      showBody(editor, item.content, true)
      acceptItem(client, manuscript.id, item)
      session.receive(item)
      void client.invalidateQueries({ queryKey: revisionKeys.all(manuscript.id, itemId) })
      toast.undo(
        intl.formatMessage({ id: 'editor.compare.restored' }),
        intl.formatMessage({ id: 'editor.undo' }),
        () => {
          showBody(editor, base.content, true)
          session.change('content', base.content)
          session.change('title', base.title)
        },
      )
      return true
    } catch {
      toast.error({
        title: intl.formatMessage({ id: 'editor.compare.failed' }),
        description: intl.formatMessage({ id: 'editor.compare.failed.kept' }),
      })
      return false
    } finally {
      setRestoring(false)
    }
  }
  return { restore, isRestoring }
}
