import { useLayoutEffect } from 'react'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { setEditorPanes } from '../../model/editor-panes.ts'
import { focusText } from '../../model/focus-text.ts'
import { goToNote } from '../../model/go-to-note.ts'
import { noteFilter } from '../../model/note-filter.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** Opens the text at the comment that `?note=` names, and removes it from the URL. */
export function useRequestedNote(): void {
  const { editor, comments } = useEditorContext()
  const [search, changeQuery] = useQueryValues()
  const id = search.get('note')
  useLayoutEffect(() => {
    if (id === null) return
    const note = comments.find((one) => one.id === id)
    if (note) {
      setEditorPanes({ tab: 'comments' })
      // A resolved thread, or one of another author, would be hidden.
      noteFilter.set({ state: note.resolvedAt === null ? 'open' : 'all', author: '' })
      focusText(editor)
      goToNote(editor, id)
    }
    changeQuery({ note: null })
  }, [id, editor, comments, changeQuery])
}
