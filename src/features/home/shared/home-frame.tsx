import { Button, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { PenLine, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { homeQuery, useHomeEvents } from '../api/home.ts'
import { HomeCards, sceneAddress } from '../components/home-cards.tsx'
import { FirstSteps, isNewPerson } from './first-steps.tsx'

/**
 * The home page: recent work and requests and messages that wait for the person, in reserved space, and below it
 * `children`.
 */
export function HomeFrame({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const user = useUser()
  const day = today()
  const mayWrite = useAbility().can('create', 'manuscripts')
  const home = useQuery(homeQuery(day))
  const { data } = home
  useHomeEvents(user?.uid ?? '')
  const last = data?.scenes?.[0]
  const isNew = data !== undefined && isNewPerson(data)
  return (
    <PageFrame
      width="wide"
      title={intl.formatMessage(
        { id: isNew ? 'home.heading-new' : 'home.heading' },
        { name: user?.fullName ?? '' },
      )}
      description={intl.formatMessage({ id: isNew ? 'home.lead-new' : 'home.lead' })}
      actions={
        last ? (
          <Button asChild>
            <Link to={sceneAddress(last)}>
              <PenLine size={18} aria-hidden />
              {intl.formatMessage({ id: 'home.continue' })}
            </Link>
          </Button>
        ) : isNew ? (
          <FirstSteps of={['import', 'write', 'request', 'invite']} />
        ) : mayWrite ? (
          // Invisible until the scenes are known, so that the content below does not move.
          <Button asChild visibility={data || home.isError ? undefined : 'hidden'}>
            <Link to={href('manuscripts.new')}>
              <Plus size={18} aria-hidden />
              {intl.formatMessage({ id: 'home.new' })}
            </Link>
          </Button>
        ) : null
      }
    >
      <Stack gap={{ base: '7', lg: '8' }}>
        {home.isError && !data ? (
          <ErrorState onRetry={() => void home.refetch()} isRetrying={home.isFetching} />
        ) : (
          <HomeCards home={data} today={day} />
        )}
        {children}
      </Stack>
    </PageFrame>
  )
}
