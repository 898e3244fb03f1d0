import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { useT } from '@/lib/use-t.ts'
import { shareOf } from '../../model/figure-change.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The tasks done in the courses in progress. */
export function AssignmentProgress({ assignments }: Pick<AcademyDashboard, 'assignments'>) {
  const t = useT('dashboards.assignments')
  const { percent } = useFigureFormats()
  return (
    <DashboardCard title={t('title')} description={t('lead')}>
      <FigureRows
        empty={t('empty')}
        rows={assignments.map(({ id, title, done, total }) => ({
          id: String(id),
          label: title,
          note: t('tasks', { done, total }),
          value: percent(shareOf(done, total)),
          meter: { label: title, share: shareOf(done, total) },
        }))}
      />
    </DashboardCard>
  )
}
