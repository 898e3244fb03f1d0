import { Grid, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../api/profile.ts'
import { AboutCard } from '../components/about-card.tsx'
import { ActivityList } from '../components/activity-list.tsx'
import { Figures } from '../components/figures.tsx'
import { Loaded } from '../components/loaded.tsx'
import { ProfileFrame } from '../components/profile-frame.tsx'

/** Who one is, and what one did lately (`/pages/user-profile/profile`). */
export function Page() {
  return (
    <ProfileFrame>
      <Loaded query={useQuery(profileQuery)} rows={6}>
        {({ about, overview, activity }) => (
          <Grid
            gap="5"
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' }}
            alignItems="start"
          >
            <AboutCard about={about} />
            <Stack gap="5">
              <Figures overview={overview} />
              <ActivityList activity={activity} />
            </Stack>
          </Grid>
        )}
      </Loaded>
    </ProfileFrame>
  )
}
