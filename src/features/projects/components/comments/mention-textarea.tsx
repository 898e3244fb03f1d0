import { Box, Textarea, type TextareaProps } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { peopleQuery } from '@/features/people/api/people.ts'
import { MentionList } from '@/features/people/shared/mention-list.tsx'
import { mentionQuery } from '@/features/people/shared/mention-query.ts'
import { useDebouncedValue } from '@/lib/time/use-debounced-value.ts'
import { suggestionAttributes, useSuggestions } from '@/ui/inputs/use-suggestions.ts'

type MentionTextareaProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  projectId: string
  value: string
  onChange: (text: string) => void
}

/** The text of a comment; an @ offers the people who may read the project. */
export function MentionTextarea({ projectId, value, onChange, onKeyDown, ...props }: MentionTextareaProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const nextCaret = useRef<number | null>(null)
  const before = value.slice(0, caret ?? 0)
  const query = caret === null ? null : mentionQuery(before)
  const q = useDebouncedValue(query ?? '')
  const people = useQuery({ ...peopleQuery({ q, limit: 6, mentionIn: projectId }), enabled: query !== null })
  const pick = ({ name }: PersonRef) => {
    const start = before.length - (query ?? '').length
    const inserted = `${value.slice(0, start)}${name} `
    nextCaret.current = inserted.length
    onChange(inserted + value.slice(before.length))
    setCaret(null)
  }
  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  })
  const mention = useSuggestions<PersonRef>({
    query,
    options: query === null ? [] : (people.data ?? []),
    keyOf: ({ uid }) => uid,
    onPick: pick,
  })
  return (
    <Box position="relative">
      <MentionList id={id} mention={mention} />
      <Textarea
        ref={field}
        autoresize
        rows={2}
        dir="auto"
        maxLength={5000}
        {...props}
        {...suggestionAttributes(id, mention)}
        value={value}
        onChange={(event) => {
          setCaret(event.currentTarget.selectionStart)
          onChange(event.currentTarget.value)
        }}
        onSelect={(event) => {
          // Only a caret that moved within a mention keeps the list.
          if (caret !== null) setCaret(event.currentTarget.selectionStart)
        }}
        onBlur={() => setCaret(null)}
        onKeyDown={(event) => {
          if (!mention.handleKey(event)) onKeyDown?.(event)
        }}
      />
    </Box>
  )
}
