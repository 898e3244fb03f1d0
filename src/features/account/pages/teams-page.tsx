import { Box, Heading, SimpleGrid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { teamsQuery } from '../api/profile.ts'
import { Loaded } from '../components/loaded.tsx'
import { ProfileFrame } from '../components/profile-frame.tsx'
import { ProfilePersonCard } from '../components/profile-person-card.tsx'

/** The people of the user's company and department (`/pages/user-profile/teams`). */
export function Page() {
  return (
    <ProfileFrame>
      <Loaded query={useQuery(teamsQuery)}>
        {(teams) =>
          teams.length === 0 ? (
            <EmptyState
              drawing="paper-boat"
              title={<FormattedMessage id="account.teams.none" />}
              body={<FormattedMessage id="account.teams.none-body" />}
            />
          ) : (
            teams.map(({ kind, name, people }) => (
              <Box as="section" key={kind}>
                <Heading as="h2" textStyle="md" mb="3">
                  <FormattedMessage id={`account.teams.${kind}`} values={{ name, count: people.length }} />
                </Heading>
                <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
                  {people.map((person) => (
                    <ProfilePersonCard key={person.uid} person={person} />
                  ))}
                </SimpleGrid>
              </Box>
            ))
          )
        }
      </Loaded>
    </ProfileFrame>
  )
}
