import { Grid, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { profileTabQuery } from '../api/profile.ts'
import { AboutCard } from '../components/about-card.tsx'
import { ActivityList } from '../components/activity-list.tsx'
import { Loaded } from '../components/loaded.tsx'
import { ProfileFrame } from '../components/profile-frame.tsx'
import { ProfileStats } from '../components/profile-stats.tsx'

/** The user's details and recent activity (`/pages/user-profile/profile`). */
export function Page() {
  return (
    <ProfileFrame>
      <Loaded query={useQuery(profileTabQuery)} rows={6}>
        {({ about, overview, activity }) => (
          <Grid
            gap="5"
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' }}
            alignItems="start"
          >
            <AboutCard about={about} />
            <Stack gap="5">
              <ProfileStats overview={overview} />
              <ActivityList activity={activity} />
            </Stack>
          </Grid>
        )}
      </Loaded>
    </ProfileFrame>
  )
}
