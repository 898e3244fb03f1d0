import { Box, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { href } from '@/lib/routing/href.ts'
import { ProfileHead } from './profile-head.tsx'
import { TabLinks } from './tab-links.tsx'

/** The header and tabs of the user's own profile around the open tab. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <Box width="full" maxW="1120px" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '5', md: '8' }}>
      <Stack gap="5">
        <ProfileHead />
        <TabLinks
          label={intl.formatMessage({ id: 'account.profile.tabs' })}
          tabs={[
            { to: href('account.profile'), labelId: 'account.profile.title' },
            { to: href('account.teams'), labelId: 'account.teams.title' },
            { to: href('account.projects'), labelId: 'account.projects.title' },
            { to: href('account.connections'), labelId: 'account.connections.title' },
          ]}
        />
        {children}
      </Stack>
    </Box>
  )
}
