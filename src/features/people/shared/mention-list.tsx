import { Box, Flex, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from './person-avatar.tsx'
import type { Mention } from './use-mention.ts'

type MentionListProps = {
  id: string
  mention: Mention
  /** The distance of the list from the top of its container; above its container without it. */
  top?: number | undefined
}

/** The people to choose from after an @, beside their text field. Needs the messages of `people`. */
export function MentionList({ id, mention, top }: MentionListProps) {
  const intl = useIntl()
  const { isOpen, people, at } = mention
  return (
    <>
      <Box role="status" srOnly>
        {isOpen ? intl.formatMessage({ id: 'people.picker.found' }, { count: people.length }) : ''}
      </Box>
      {isOpen ? (
        <Box
          id={id}
          role="listbox"
          aria-label={intl.formatMessage({ id: 'people.mention' })}
          position="absolute"
          insetInlineStart="0"
          {...(top === undefined ? { bottom: '100%', mb: '1' } : { style: { top } })}
          width="full"
          maxW="xs"
          maxH="72"
          overflowY="auto"
          zIndex="dropdown"
          p="1"
          bg="bg.surface"
          borderRadius="card"
          boxShadow="floating"
          // Keeps focus in the field when an option is clicked.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {people.map((person, index) => (
            <Flex
              key={person.uid}
              id={`${id}-${person.uid}`}
              role="option"
              aria-selected={index === at}
              align="center"
              gap="2.5"
              px="2"
              py="1"
              minH={{ base: '11', md: '9' }}
              borderRadius="control"
              cursor="pointer"
              bg={index === at ? 'bg.subtle' : undefined}
              onPointerMove={() => mention.setActive(index)}
              onClick={() => mention.pick(person)}
            >
              <PersonAvatar person={person} size="xs" />
              <Text truncate>{person.name}</Text>
            </Flex>
          ))}
        </Box>
      ) : null}
    </>
  )
}

/** The attributes of a text field with the list. */
export const mentionAttributes = (id: string, { isOpen, people, at }: Mention) => ({
  'aria-autocomplete': 'list' as const,
  'aria-controls': isOpen ? id : undefined,
  'aria-activedescendant': isOpen ? `${id}-${people[at]?.uid}` : undefined,
})
