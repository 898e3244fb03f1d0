import { useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { anchorsIn } from '../../extensions/anchors-plugin.ts'
import { focusText } from '../../model/focus-text.ts'
import { goToNote } from '../../model/go-to-note.ts'
import { nextAnchor } from '../../model/next-anchor.ts'
import { filterNotes, noteFilter } from '../../model/note-filter.ts'
import { orderNotes } from '../../model/note-order.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** Returns the step to the next or previous comment of the filter in the text. */
export function useNoteSteps(): (step: 1 | -1) => void {
  const intl = useIntl()
  const { editor, comments } = useEditorContext()
  return (step) => {
    const threads = orderNotes(comments, []).filter(({ kind }) => kind === 'comment')
    const ids = new Set(filterNotes(threads, noteFilter.get()).shown.map(({ id }) => id))
    const anchors = anchorsIn(editor.state).filter(({ id }) => ids.has(id))
    const next = nextAnchor(anchors, editor.state.selection.from, step)
    if (!next) {
      toast.info({ title: intl.formatMessage({ id: 'editor.notes.no-step' }) })
      return
    }
    focusText(editor)
    goToNote(editor, next.id)
  }
}
