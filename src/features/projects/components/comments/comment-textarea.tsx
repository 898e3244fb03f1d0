import type { TextareaProps } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { peopleQuery } from '@/features/people/api/people.ts'
import { MentionTextarea } from '@/features/people/shared/mention-textarea.tsx'
import { useMentionField } from '@/features/people/shared/use-mention-field.ts'
import { useDebouncedValue } from '@/lib/time/use-debounced-value.ts'

type CommentTextareaProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  projectId: string
  value: string
  onChange: (text: string) => void
}

/** The text of a comment; an @ offers the people who may read the project. */
export function CommentTextarea({ projectId, value, onChange, ...props }: CommentTextareaProps) {
  const field = useMentionField({ value, onChange })
  const { query } = field
  const q = useDebouncedValue(query ?? '')
  const { data = [] } = useQuery({
    ...peopleQuery({ q, limit: 6, mentionIn: projectId }),
    enabled: query !== null,
  })
  return (
    <MentionTextarea field={field} people={query === null ? [] : data} rows={2} maxLength={5000} {...props} />
  )
}
