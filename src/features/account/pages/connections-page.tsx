import { SimpleGrid, Text } from '@chakra-ui/react'
import type { ConnectionsTab } from '@contract/profile-pages.ts'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { correspondentsQuery } from '../api/profile.ts'
import { Loaded } from '../components/loaded.tsx'
import { ProfileFrame } from '../components/profile-frame.tsx'
import { ProfilePersonCard } from '../components/profile-person-card.tsx'

/** The people the user may write to, with what they share (`/pages/user-profile/connections`). */
export function Page() {
  return (
    <ProfileFrame>
      <Loaded query={useQuery(correspondentsQuery)}>
        {(people) =>
          people.length === 0 ? (
            <EmptyState drawing="envelope" title={<FormattedMessage id="account.connections.none" />} />
          ) : (
            <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
              {people.map((person) => (
                <ProfilePersonCard key={person.uid} person={person}>
                  <InCommon person={person} />
                </ProfilePersonCard>
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
    </ProfileFrame>
  )
}

function InCommon({ person }: { person: ConnectionsTab[number] }) {
  const intl = useIntl()
  const list = (['projects', 'manuscripts'] as const)
    .filter((key) => person[key] > 0)
    .map((key) => intl.formatMessage({ id: `account.connections.${key}` }, { count: person[key] }))
  if (list.length === 0) return null
  return (
    <Text textStyle="xs" mt="1.5">
      <FormattedMessage id="account.connections.common" values={{ list: intl.formatList(list) }} />
    </Text>
  )
}
