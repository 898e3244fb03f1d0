import type { ItemComment } from '@contract/items.ts'
import { useEditorState } from '@tiptap/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { isOverlayOpen } from '@/lib/shortcuts/page-keys.ts'
import { useStore } from '@/lib/storage/external-store.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useFrame } from '@/ui/overlay/frame-context.ts'
import { useComments } from '../../api/comments.ts'
import { activeAnchorIn, anchorsIn } from '../../extensions/anchors-plugin.ts'
import { focusText } from '../../model/focus-text.ts'
import { goToNote } from '../../model/go-to-note.ts'
import { filterNotes, noteFilter } from '../../model/note-filter.ts'
import { type Note, orderNotes } from '../../model/note-order.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** The notes of the open item in their order, and their actions. */
export function useNotes() {
  const intl = useIntl()
  const confirm = useConfirm()
  const { manuscript, itemId, comments, editor, composing, endComposing, savingNote } = useEditorContext()
  const frame = useFrame()
  const { mutateAsync, isPending } = useComments(manuscript.id, itemId)
  const { anchors, activeId } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ anchors: anchorsIn(now.state), activeId: activeAnchorIn(now.state) }),
  })

  const filter = useStore(noteFilter)
  const notes = useMemo(() => orderNotes(comments, anchors), [comments, anchors])
  const { shown, counts } = useMemo(() => filterNotes(notes, filter), [notes, filter])

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

  /** The focus returns to the text when its button or field goes; a pane over the text keeps it. */
  const returnToText = () => {
    if (!isOverlayOpen() && document.activeElement?.closest('[data-note]')) focusText(editor)
  }
  const resolve = async (note: Note, isResolved: boolean) => {
    if (!(await attempt(mutateAsync({ action: 'resolve', id: note.id, isResolved })))) return
    returnToText()
    if (!isResolved) return
    toast.undo(
      intl.formatMessage({ id: 'editor.notes.resolved-now' }),
      intl.formatMessage({ id: 'editor.undo' }),
      () => void attempt(mutateAsync({ action: 'resolve', id: note.id, isResolved: false })),
    )
  }

  return {
    /** All notes of the item. */
    notes,
    /** The notes of the filter, and the numbers of all states. */
    shown,
    counts,
    activeId,
    returnToText,
    /** Resolves a thread, with an undo, or reopens it. */
    resolve,
    /** Answers a thread; the same id again adds nothing. */
    reply: (note: Note, id: string, body: string) =>
      attempt(mutateAsync({ action: 'add', comment: { id, kind: 'comment', body, parentId: note.id } })),
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
    async remove(note: ItemComment, kind: 'comment' | 'footnote' | 'reply') {
      const isSure = await confirm({
        title: intl.formatMessage({ id: `editor.notes.delete.${kind}` }),
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
    /** Puts the caret into the text of a note; a pane over the text closes. */
    show(note: Note) {
      if (!goToNote(editor, note.id)) editor.commands.setActiveAnchor(note.id)
      else if (frame) frame.close()
      else focusText(editor)
    },
  }
}
export type Notes = ReturnType<typeof useNotes>
