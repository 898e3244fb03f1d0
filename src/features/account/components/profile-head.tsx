import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { ProfileHeader } from '@contract/profile-pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Briefcase, CalendarDays, type LucideIcon, MapPin, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { raisedCard } from '@/ui/layout/raised-card.ts'
import { headerQuery } from '../api/profile.ts'
import { Cover } from './cover.tsx'

/** The header of a profile: cover, avatar, name and facts. */
export function ProfileHead() {
  const user = useUser()
  const header = useQuery(headerQuery)
  const maySet = useAbility().can('read', 'client')
  const name = header.data?.fullName ?? user?.fullName ?? ''
  return (
    <Box overflow="hidden" {...raisedCard} borderWidth="1px">
      <Box h={{ base: '28', md: '44' }}>
        <Cover />
      </Box>
      <Flex
        px={{ base: '4', md: '6' }}
        pb="5"
        gap={{ base: '3', md: '5' }}
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'flex-start', md: 'flex-end' }}
      >
        <Box
          mt="-8"
          borderRadius="full"
          borderWidth="4px"
          borderColor="bg.surface"
          bg="bg.surface"
          position="relative"
        >
          <PersonAvatar person={{ name, avatar: header.data?.profileImg ?? null }} size="lg" />
        </Box>
        <Box flex="1" minW="0" pt={{ md: '4' }}>
          <Heading as="h1" textStyle="lg" tabIndex={-1}>
            {name}
          </Heading>
          {header.data ? <Facts header={header.data} /> : <Skeleton h="5" mt="2" maxW="320px" />}
        </Box>
        {maySet ? (
          <Button asChild variant="outline">
            <Link to={href('account.account')}>
              <PenLine size={16} aria-hidden />
              <FormattedMessage id="account.profile.edit" />
            </Link>
          </Button>
        ) : null}
      </Flex>
    </Box>
  )
}

function Facts({ header }: { header: ProfileHeader }) {
  const intl = useIntl()
  return (
    <Flex gap="4" rowGap="1" wrap="wrap" mt="1.5" color="fg.muted">
      <Fact icon={Briefcase}>{header.designation}</Fact>
      {header.location ? <Fact icon={MapPin}>{header.location}</Fact> : null}
      <Fact icon={CalendarDays}>
        <FormattedMessage
          id="account.profile.since"
          values={{ date: formatDate(intl, header.joiningDate, 'month') }}
        />
      </Fact>
    </Flex>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Flex as="span" gap="1.5" align="center">
      <Icon size={16} aria-hidden />
      <Text as="span">{children}</Text>
    </Flex>
  )
}
