import { type ChangeEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { mentionQuery } from './mention-query.ts'

type MentionFieldOptions = { value: string; onChange: (text: string) => void }

/** The name that is typed after an @ in a text field (`query`, null without one), and its replacement by a person's name. */
export function useMentionField({ value, onChange }: MentionFieldOptions) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const nextCaret = useRef<number | null>(null)
  const before = value.slice(0, caret ?? 0)
  const query = caret === null ? null : mentionQuery(before)
  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    ref.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  })
  return {
    query,
    insert(name: string) {
      const inserted = `${before.slice(0, before.length - (query ?? '').length)}${name} `
      nextCaret.current = inserted.length
      onChange(inserted + value.slice(before.length))
      setCaret(null)
    },
    props: {
      ref,
      value,
      onChange(event: ChangeEvent<HTMLTextAreaElement>) {
        setCaret(event.currentTarget.selectionStart)
        onChange(event.currentTarget.value)
      },
      onSelect(event: SyntheticEvent<HTMLTextAreaElement>) {
        // Only a caret that moved within a mention keeps the list.
        if (caret !== null) setCaret(event.currentTarget.selectionStart)
      },
      onBlur: () => setCaret(null),
    },
  }
}
export type MentionFieldState = ReturnType<typeof useMentionField>
