import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import type { Workload } from '@contract/project-workload.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'

type WorkloadStatsProps = { workload: Workload | undefined }

/** The open requests of all people together, each figure with a link to its list. */
export function WorkloadStats({ workload }: WorkloadStatsProps) {
  const intl = useIntl()
  const t = useT('projects')
  const cards = workload
    ? [
        { id: 'open', label: t('workload.open'), count: workload.all.open, query: {} },
        {
          id: 'unassigned',
          label: t('workload.unassigned'),
          count: workload.unassigned.open,
          query: { assignee: 'none' },
        },
        ...(['overdue', 'this-week'] as const).map((due) => ({
          id: due,
          label: t(`filter.due-${due}`),
          count: workload.all.due[due],
          query: { due },
        })),
      ]
    : null
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', sm: '4' }}>
      {cards
        ? cards.map(({ id, label, count, query }) => (
            <StatCard
              key={id}
              label={label}
              value={intl.formatNumber(count)}
              to={href('projects.list', undefined, query)}
              change={
                id === 'open' && workload && workload.all.words > 0
                  ? { words: t('workload.words-of', { words: workload.all.words }), tone: 'neutral' }
                  : undefined
              }
            />
          ))
        : ['1', '2', '3', '4'].map((key) => <Skeleton key={key} height="118px" borderRadius="card" />)}
    </SimpleGrid>
  )
}
