import { Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { useIntl } from 'react-intl'
import { SuggestionList } from '@/ui/inputs/suggestion-list.tsx'
import type { Suggestions } from '@/ui/inputs/use-suggestions.ts'
import { PersonAvatar } from './person-avatar.tsx'

type MentionListProps = {
  id: string
  mention: Suggestions<PersonRef>
  /** The distance of the list from the top of its container; above its container without it. */
  top?: number | undefined
}

/** The people to choose from after an @, beside their text field. Needs the messages of `people`. */
export function MentionList({ id, mention, top }: MentionListProps) {
  const intl = useIntl()
  return (
    <SuggestionList
      id={id}
      label={intl.formatMessage({ id: 'people.mention' })}
      found={intl.formatMessage({ id: 'people.picker.found' }, { count: mention.options.length })}
      suggestions={mention}
      position="absolute"
      insetInlineStart="0"
      {...(top === undefined ? { bottom: '100%', mb: '1' } : { style: { top } })}
      width="full"
      maxW="xs"
      maxH="72"
      zIndex="dropdown"
    >
      {(person) => (
        <>
          <PersonAvatar person={person} size="xs" />
          <Text truncate>{person.name}</Text>
        </>
      )}
    </SuggestionList>
  )
}
