import { Box, Textarea, type TextareaProps } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { membersQuery } from '@/features/manuscripts/api/members.ts'
import { MentionList } from '@/features/people/shared/mention-list.tsx'
import { mentionQuery } from '@/features/people/shared/mention-query.ts'
import { suggestionAttributes, useSuggestions } from '@/ui/inputs/use-suggestions.ts'
import { type Mentionable, mentionable } from '../../model/mentionable.ts'

type MentionFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  /** The manuscript whose people an @ offers; null where nobody is mentioned, as in a footnote. */
  manuscript: { id: string; ownerName: string } | null
  value: string
  onChange: (text: string) => void
}

/** The text of a comment; an @ offers the people of the manuscript. */
export function MentionField({ manuscript, value, onChange, ...props }: MentionFieldProps) {
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const nextCaret = useRef<number | null>(null)
  const before = value.slice(0, caret ?? 0)
  const query = caret === null || !manuscript ? null : mentionQuery(before)
  const people = useQuery({ ...membersQuery(manuscript?.id ?? ''), enabled: query !== null })
  const options =
    query === null ? [] : mentionable(manuscript?.ownerName ?? '', people.data?.members ?? [], query)
  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  })
  const mention = useSuggestions<Mentionable>({
    query,
    options,
    keyOf: ({ uid }) => uid,
    onPick({ name }) {
      const inserted = `${before.slice(0, before.length - (query ?? '').length)}${name} `
      nextCaret.current = inserted.length
      onChange(inserted + value.slice(before.length))
      setCaret(null)
    },
  })
  return (
    <Box position="relative">
      <MentionList id={listId} mention={mention} />
      <Textarea
        ref={field}
        dir="auto"
        autoresize
        {...props}
        {...suggestionAttributes(listId, mention)}
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
          // Enter and Escape belong to the list while it is open, not to the field around it.
          if (mention.handleKey(event)) event.stopPropagation()
        }}
      />
    </Box>
  )
}
