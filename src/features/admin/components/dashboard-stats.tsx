import { SimpleGrid } from '@chakra-ui/react'
import type { Dashboard } from '@contract/admin.ts'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { href } from '@/lib/routing/href.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { type Compared, changeOf } from '../model/change.ts'
import { useDuration } from './use-duration.ts'

/** The key figures, each with its change, its trend and a link to its list. */
export function DashboardStats({ data }: { data: Dashboard }) {
  const intl = useIntl()
  const duration = useDuration()
  const { projects, response, people, messages, imports } = data
  const count = (value: number) => intl.formatNumber(value)
  const changed = (
    compared: Compared<number | null>,
    goodCourse: 'up' | 'down' | 'none',
    format: (value: number) => string = count,
  ) => {
    const change = changeOf(compared, goodCourse)
    if (!change) return changeText('no-change', { days: data.days })
    const before = format(change.before)
    const words = intl.formatMessage({ id: 'admin.dashboard.change' }, { before, days: data.days })
    return { course: change.course, tone: change.tone, words }
  }
  const changeText = (
    id: MessageKey<'admin.dashboard'>,
    values: Record<string, number>,
    tone: 'good' | 'bad' | 'neutral' = 'neutral',
  ) => ({
    words: intl.formatMessage({ id: `admin.dashboard.${id}` }, values),
    tone,
  })
  const list = (query: Record<string, string>) => href('projects.list', undefined, query)
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', sm: '4' }}>
      <StatCard
        label={intl.formatMessage({ id: 'admin.dashboard.open' })}
        value={count(projects.open)}
        to={href('projects.list')}
        change={changeText(
          'unassigned',
          { count: projects.unassigned },
          projects.unassigned > 0 ? 'bad' : 'good',
        )}
        trend={projects.daily.map(({ received }) => received)}
      />
      <StatCard
        label={intl.formatMessage({ id: 'admin.dashboard.due-today' })}
        value={count(projects.dueToday)}
        to={list({ due: 'today' })}
        change={changeText('of-open', { count: projects.open })}
      />
      <StatCard
        label={intl.formatMessage({ id: 'admin.dashboard.overdue' })}
        value={count(projects.overdue)}
        to={list({ due: 'overdue' })}
        change={
          projects.overdue > 0
            ? changeText('late', { count: projects.overdue }, 'bad')
            : changeText('on-time', {}, 'good')
        }
      />
      <StatCard
        label={intl.formatMessage({ id: 'admin.dashboard.delivered' })}
        value={count(projects.delivered.now)}
        to={list({ status: 'delivered' })}
        change={changed(projects.delivered, 'up')}
        trend={projects.daily.map(({ delivered }) => delivered)}
      />
      <StatCard
        label={intl.formatMessage({ id: 'admin.dashboard.to-start' })}
        value={duration(response.toStart.now)}
        to={list({ status: 'received' })}
        change={changed(response.toStart, 'down', duration)}
      />
      <StatCard
        label={intl.formatMessage({ id: 'admin.dashboard.to-answer' })}
        value={duration(response.toAnswer.now)}
        to={href('mail.app')}
        change={changed(response.toAnswer, 'down', duration)}
        trend={messages.daily.map(({ sent }) => sent)}
      />
      <StatCard
        label={intl.formatMessage({ id: 'admin.dashboard.people' })}
        value={count(people.active)}
        to={href('users.list', undefined, { status: 'active' })}
        change={changeText('waiting', { count: people.pending })}
      />
      <StatCard
        label={intl.formatMessage({ id: 'admin.dashboard.imports' })}
        value={count(imports.completed.now)}
        to={href('scrivener-import.page')}
        change={changeText(
          'failed',
          { count: imports.failed.now },
          imports.failed.now > 0 ? 'bad' : 'neutral',
        )}
        trend={imports.daily.map(({ completed }) => completed)}
      />
    </SimpleGrid>
  )
}
