import { Box, Textarea, type TextareaProps } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { useId } from 'react'
import { suggestionAttributes, useSuggestions } from '@/ui/inputs/use-suggestions.ts'
import { MentionList } from './mention-list.tsx'
import type { MentionFieldState } from './use-mention-field.ts'

type MentionTextareaProps = Omit<TextareaProps, 'value' | 'onChange'> & {
  field: MentionFieldState
  /** The people to choose from; none closes the list. */
  people: readonly PersonRef[]
}

/** A text whose @ offers people. */
export function MentionTextarea({ field, people, onKeyDown, ...props }: MentionTextareaProps) {
  const listId = useId()
  const mention = useSuggestions<PersonRef>({
    query: field.query,
    options: people,
    keyOf: ({ uid }) => uid,
    onPick: ({ name }) => field.insert(name),
  })
  return (
    <Box position="relative">
      <MentionList id={listId} mention={mention} />
      <Textarea
        autoresize
        dir="auto"
        {...props}
        {...suggestionAttributes(listId, mention)}
        {...field.props}
        onKeyDown={(event) => {
          // Keys of the open list belong to no field or dialog around it.
          if (!mention.handleKey(event)) onKeyDown?.(event)
        }}
      />
    </Box>
  )
}
