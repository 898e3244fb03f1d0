import type { TextareaProps } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '@/features/manuscripts/api/members.ts'
import { MentionTextarea } from '@/features/people/shared/mention-textarea.tsx'
import { useMentionField } from '@/features/people/shared/use-mention-field.ts'
import { mentionable } from '../../model/mentionable.ts'

type MentionFieldProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  /** The manuscript whose people an @ offers; null where nobody is mentioned, as in a footnote. */
  manuscript: { id: string; ownerName: string } | null
  value: string
  onChange: (text: string) => void
}

/** The text of a comment; an @ offers the people of the manuscript. */
export function MentionField({ manuscript, value, onChange, ...props }: MentionFieldProps) {
  const field = useMentionField({ value, onChange })
  const query = manuscript ? field.query : null
  const { data } = useQuery({ ...membersQuery(manuscript?.id ?? ''), enabled: query !== null })
  const people = query === null ? [] : mentionable(manuscript?.ownerName ?? '', data?.members ?? [], query)
  return <MentionTextarea field={field} people={people} {...props} />
}
