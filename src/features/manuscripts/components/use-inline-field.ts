import { type ChangeEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InlineEdit } from './use-inline-edit.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * The properties of a field that edits a text in place: Escape cancels, blur and Ctrl+Enter save, and so does Enter in a
 * field of one line. `onKeyEnd` gives the focus back after a key.
 */
export function useInlineField<T extends Field>(
  edit: InlineEdit,
  { isOneLine, onKeyEnd }: { isOneLine: boolean; onKeyEnd: () => void },
) {
  const ref = useRef<T>(null)
  const errorId = useId()
  // A field that opens again after a refused save takes no focus, because the person may type elsewhere.
  const [takesFocus] = useState(() => !edit.draft?.hasFailed)
  useLayoutEffect(() => {
    const field = ref.current
    if (!field || !takesFocus) return
    field.focus()
    field.setSelectionRange(isOneLine ? 0 : field.value.length, field.value.length)
  }, [takesFocus, isOneLine])
  const end = (run: () => void) => {
    flushSync(run)
    onKeyEnd()
  }
  const hasFailed = edit.draft?.hasFailed === true
  return {
    hasFailed,
    errorId,
    props: {
      ref,
      // A dialog around the field stays open.
      'data-takes-escape': '',
      value: edit.draft?.text ?? '',
      'aria-invalid': hasFailed || undefined,
      'aria-describedby': hasFailed ? errorId : undefined,
      onChange: (event: ChangeEvent<T>) => edit.type(event.currentTarget.value),
      onBlur: () => void edit.commit(),
      onKeyDown: (event: KeyboardEvent<T>) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') end(edit.cancel)
        else if (event.key === 'Enter' && (isOneLine || event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          end(() => void edit.commit())
        }
      },
    },
  }
}
