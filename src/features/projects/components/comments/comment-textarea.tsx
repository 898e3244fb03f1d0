import type { TextareaProps } from '@chakra-ui/react'
import { matchesWords } from '@contract/matches-words.ts'
import { useQuery } from '@tanstack/react-query'
import { peopleQuery } from '@/features/people/api/people.ts'
import { MentionTextarea } from '@/features/people/shared/mention-textarea.tsx'
import { useMentionField } from '@/features/people/shared/use-mention-field.ts'
import { useDebouncedValue } from '@/lib/time/use-debounced-value.ts'

type CommentTextareaProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  projectId: string
  value: string
  onChange: (text: string) => void
  /** True if not set. */
  mayMention?: boolean
}

/** The text of a comment; an @ offers the people who may read the project. */
export function CommentTextarea({
  projectId,
  value,
  onChange,
  mayMention = true,
  ...props
}: CommentTextareaProps) {
  const field = useMentionField({ value, onChange })
  const query = mayMention ? field.query : null
  const q = useDebouncedValue(query ?? '')
  const { data = [] } = useQuery({
    ...peopleQuery({ q, limit: 6, mentionIn: projectId }),
    enabled: query !== null,
  })
  // Until those of a longer name have arrived, Enter takes nobody whose name is not what is typed.
  const people =
    query === null ? [] : data.filter(({ name, email }) => matchesWords(`${name} ${email}`, query.trim()))
  return <MentionTextarea field={field} people={people} rows={2} maxLength={5000} {...props} />
}
