import { Flex, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { Tooltip } from '@/ui/tips/tooltip.tsx'

/**
 * Avatars of other people who have this conversation open, in the room that the row leaves: newcomers are added at the
 * start of the row, and those who do not fit are only named, so that nothing moves.
 */
export function PresentPeople({ people }: { people: readonly PersonRef[] }) {
  const intl = useIntl()
  const names = intl.formatMessage(
    { id: 'mail.presence.here' },
    { names: intl.formatList(people.map(({ name }) => name)), count: people.length },
  )
  return (
    <Flex flex="1" minW="0" justify="flex-end" me="2">
      {people.length === 0 ? null : (
        <Tooltip label={names}>
          <Flex
            role="img"
            aria-label={names}
            tabIndex={0}
            borderRadius="full"
            direction="row-reverse"
            // People who do not fit wrap into a second line, which is hidden.
            wrap="wrap"
            h="7"
            overflow="hidden"
            data-room-here=""
          >
            {people.slice(0, 4).map((person) => (
              <Flex
                key={person.uid}
                ms="-1.5"
                _last={{ ms: '0' }}
                borderRadius="full"
                borderWidth="2px"
                borderColor="bg.surface"
              >
                <PersonAvatar person={person} size="xs" />
              </Flex>
            ))}
          </Flex>
        </Tooltip>
      )}
    </Flex>
  )
}

/** Names two of the people who are typing a reply, in one line whose space is reserved. */
export function MailTypingIndicator({ people }: { people: readonly PersonRef[] }) {
  const intl = useIntl()
  return (
    <Text
      role="status"
      minH="5"
      px={{ base: '4', lg: '6' }}
      color="fg.muted"
      textStyle="xs"
      fontStyle="italic"
      truncate
    >
      {people.length === 0
        ? ''
        : intl.formatMessage(
            { id: 'mail.presence.typing' },
            { names: intl.formatList(people.slice(0, 2).map(({ name }) => name)), count: people.length },
          )}
    </Text>
  )
}
