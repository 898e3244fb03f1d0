import type { Editor } from '@tiptap/core'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { focusText } from '../../model/focus-text.ts'
import type { EditorContextValue } from '../session/editor-context.ts'

type Composing = Pick<EditorContextValue, 'composing' | 'savingNote' | 'compose' | 'endComposing'>

/** The note that is being written for the selection of a text. */
export function useComposing(editor: Editor | null, setFocused: (isFocused: boolean) => void): Composing {
  const intl = useIntl()
  const [composing, setComposing] = useState<Composing['composing']>(null)
  const savingNote = useRef<Promise<boolean> | null>(null)

  return useMemo((): Composing => {
    const startNote = (kind: 'comment' | 'footnote') => {
      if (!editor || editor.isDestroyed) return
      if (editor.commands.startComposing(kind)) {
        // Notes are outside the canvas, which focus mode hides.
        setFocused(false)
        setComposing(kind)
      } else toast.info({ title: intl.formatMessage({ id: 'editor.notes.select-first' }) })
    }
    return {
      composing,
      savingNote,
      compose(kind) {
        if (savingNote.current === null) startNote(kind)
        else
          void savingNote.current.then((isStored) => {
            if (!isStored) return
            // The field of the stored note is removed first, so that the next one has an empty field with the focus.
            flushSync(() => setComposing(null))
            startNote(kind)
          })
      },
      endComposing() {
        if (savingNote.current !== null) return
        setComposing(null)
        if (!editor || editor.isDestroyed) return
        editor.commands.stopComposing()
        // Focus stays in another field that the user has moved to.
        const isElsewhere = document.activeElement?.matches(
          ':not(body, [data-note-composer] *):is(input, textarea, select, button, [contenteditable=true])',
        )
        // A text that has the focus may have a selection that the editor has not read yet, and focusing would undo it.
        if (!isElsewhere && !editor.view.hasFocus()) focusText(editor)
      },
    }
  }, [editor, composing, setFocused, intl])
}
