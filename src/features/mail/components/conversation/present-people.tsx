import { Flex, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { Tooltip } from '@/ui/tips/tooltip.tsx'

/** Avatars of other people who have this conversation open. */
export function PresentPeople({ people }: { people: readonly PersonRef[] }) {
  const intl = useIntl()
  if (people.length === 0) return null
  const names = intl.formatMessage(
    { id: 'mail.presence.here' },
    { names: intl.formatList(people.map(({ name }) => name)), count: people.length },
  )
  return (
    <Tooltip label={names}>
      <Flex role="img" aria-label={names} tabIndex={0} borderRadius="full" me="2" data-room-here="">
        {people.slice(0, 4).map((person) => (
          <Flex key={person.uid} ms="-1.5" borderRadius="full" borderWidth="2px" borderColor="bg.surface">
            <PersonAvatar person={person} size="xs" />
          </Flex>
        ))}
      </Flex>
    </Tooltip>
  )
}

/** Names the people who are typing a reply; its space is reserved to avoid layout shifts. */
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
    >
      {people.length === 0
        ? ''
        : intl.formatMessage(
            { id: 'mail.presence.typing' },
            { names: intl.formatList(people.map(({ name }) => name)), count: people.length },
          )}
    </Text>
  )
}
