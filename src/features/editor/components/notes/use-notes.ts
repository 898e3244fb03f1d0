import type { ItemComment } from '@contract/items.ts'
import { useEditorState } from '@tiptap/react'
import { useMemo } from 'react'
import { isOverlayOpen } from '@/lib/shortcuts/page-keys.ts'
import { useStore } from '@/lib/storage/external-store.ts'
import { useFrame } from '@/ui/overlay/frame-context.ts'
import { useComments } from '../../api/comments.ts'
import { activeAnchorIn, anchorsIn } from '../../extensions/anchors-plugin.ts'
import { focusText } from '../../model/focus-text.ts'
import { goToNote } from '../../model/go-to-note.ts'
import { filterNotes, noteFilter } from '../../model/note-filter.ts'
import { orderNotes, type Thread } from '../../model/note-order.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useCommentActions } from './use-comment-actions.ts'

/** The notes of the open item in their order, and their actions. */
export function useNotes() {
  const { manuscript, itemId, canWrite, comments, editor, composing, endComposing, savingNote } =
    useEditorContext()
  const frame = useFrame()
  const { mutateAsync } = useComments(manuscript.id, itemId)
  const { anchors, activeId } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ anchors: anchorsIn(now.state), activeId: activeAnchorIn(now.state) }),
  })

  const filter = useStore(noteFilter)
  const notes = useMemo(() => orderNotes(comments, anchors), [comments, anchors])
  const { shown, counts } = useMemo(() => filterNotes(notes, filter), [notes, filter])

  const actions = useCommentActions({
    access: manuscript.access,
    canWrite,
    change: mutateAsync,
    // To the text, or to a pane over it, which keeps the focus.
    returnFocus() {
      if (!isOverlayOpen() && document.activeElement?.closest('[data-note]')) focusText(editor)
    },
    focusAfterDelete: () => (isOverlayOpen() ? null : editor.view.dom),
  })

  return {
    ...actions,
    manuscript,
    /** All notes of the item. */
    notes,
    /** The notes of the filter, and the numbers of all states. */
    shown,
    counts,
    activeId,
    /**
     * Creates a note for the held selection and moves the focus to the text behind it, so that the user can continue
     * to type. Returns false when saving failed; the selection is held and the field keeps its text.
     */
    async add(body: string) {
      if (!composing || savingNote.current !== null) return false
      editor.commands.leaveHeldSelection()
      focusText(editor)
      const id = crypto.randomUUID()
      savingNote.current = actions.attempt({ action: 'add', comment: { id, kind: composing, body } })
      const isStored = await savingNote.current
      savingNote.current = null
      if (!isStored || editor.isDestroyed) return isStored
      editor.commands.placeAnchor(composing, id)
      endComposing()
      return true
    },
    async resolve(note: Thread, isResolved: boolean) {
      await actions.resolve(note, isResolved)
      // The caret that is still there would keep the text highlighted.
      if (isResolved && !editor.isDestroyed) editor.commands.setActiveAnchor(null)
    },
    async remove(note: ItemComment, kind: 'comment' | 'footnote' | 'reply') {
      const isGone = await actions.remove(note, kind)
      if (isGone) editor.commands.removeAnchor(note.id)
      return isGone
    },
    /** Puts the caret into the text of a note; a pane over the text closes. */
    show(note: Thread) {
      if (!goToNote(editor, note.id)) editor.commands.setActiveAnchor(note.id)
      else if (frame) frame.close()
      else focusText(editor)
    },
  }
}
export type Notes = ReturnType<typeof useNotes>
/** The data of the card of a thread, in the editor and in the list of all threads. */
export type ThreadCardActions = Pick<
  Notes,
  | 'manuscript'
  | 'canWrite'
  | 'mayDeleteAll'
  | 'activeId'
  | 'returnFocus'
  | 'resolve'
  | 'reply'
  | 'edit'
  | 'remove'
  | 'show'
>
