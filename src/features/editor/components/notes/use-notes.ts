import { useEditorState } from '@tiptap/react'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { isOverlayOpen } from '@/lib/shortcuts/page-keys.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useComments } from '../../api/comments.ts'
import { activeAnchorIn, anchorsIn } from '../../extensions/anchors-plugin.ts'
import { focusText } from '../../model/focus-text.ts'
import { type Note, orderNotes } from '../../model/note-order.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** The notes of the open item in their order, and their actions. */
export function useNotes() {
  const intl = useIntl()
  const confirm = useConfirm()
  const { manuscript, itemId, comments, editor, composing, endComposing, savingNote } = useEditorContext()
  const { mutateAsync, isPending } = useComments(manuscript.id, itemId)
  const { anchors, activeId } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ anchors: anchorsIn(now.state), activeId: activeAnchorIn(now.state) }),
  })

  const notes = useMemo(() => orderNotes(comments, anchors), [comments, anchors])

  const resolvedIds = useMemo(
    () => new Set(comments.filter(({ resolvedAt }) => resolvedAt !== null).map(({ id }) => id)),
    [comments],
  )
  useEffect(() => {
    if (!editor.isDestroyed) editor.commands.setResolvedAnchors(resolvedIds)
  }, [editor, resolvedIds])

  const attempt = async (request: Promise<void>): Promise<boolean> => {
    try {
      await request
      return true
    } catch {
      toast.error({
        title: intl.formatMessage({ id: 'editor.notes.failed' }),
        description: intl.formatMessage({ id: 'editor.notes.failed.kept' }),
      })
      return false
    }
  }

  return {
    notes,
    activeId,
    isPending,
    /**
     * Creates a note for the held selection and moves the focus to the text behind it, so that the user can continue
     * to type. Returns false when saving failed; the selection is held and the field keeps its text.
     */
    async add(body: string) {
      if (!composing || savingNote.current !== null) return false
      editor.commands.leaveHeldSelection()
      focusText(editor)
      const id = crypto.randomUUID()
      savingNote.current = attempt(mutateAsync({ action: 'add', comment: { id, kind: composing, body } }))
      const isStored = await savingNote.current
      savingNote.current = null
      if (!isStored || editor.isDestroyed) return isStored
      editor.commands.placeAnchor(composing, id)
      endComposing()
      return true
    },
    edit: (id: string, body: string) => attempt(mutateAsync({ action: 'edit', id, body })),
    resolve: (id: string, isResolved: boolean) => attempt(mutateAsync({ action: 'resolve', id, isResolved })),
    async remove(note: Note) {
      const isSure = await confirm({
        title: intl.formatMessage({ id: `editor.notes.delete.${note.kind}` }),
        body: note.body.length > 140 ? `${note.body.slice(0, 140)}…` : note.body,
        confirmLabel: intl.formatMessage({ id: 'editor.notes.delete' }),
        isDanger: true,
        // The button of a deleted note is gone, so the text has the focus; a pane over the text keeps it.
        focusAfter: () => (isOverlayOpen() ? null : editor.view.dom),
      })
      if (isSure && (await attempt(mutateAsync({ action: 'delete', id: note.id })))) {
        editor.commands.removeAnchor(note.id)
      }
    },
    /** Scrolls to the text of a note. */
    show(note: Note) {
      editor.commands.setActiveAnchor(note.id)
      if (!note.anchor) return
      const { node } = editor.view.domAtPos(note.anchor.from)
      const element = node instanceof Element ? node : node.parentElement
      element?.scrollIntoView({ block: 'center' })
    },
  }
}
export type Notes = ReturnType<typeof useNotes>
