import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/use-t.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowPicture } from '../row-picture.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The instructors with the most learners. */
export function PopularInstructors({ instructors }: Pick<AcademyDashboard, 'instructors'>) {
  const t = useT('dashboards.instructors')
  const intl = useIntl()
  const { count } = useFigureFormats()
  return (
    <DashboardCard title={t('title')} description={t('lead')}>
      <FigureRows
        empty={t('empty')}
        rows={instructors.map(({ name, avatar, courses, learners, rating }) => ({
          id: name,
          label: name,
          note: t('note', {
            count: courses,
            rating: intl.formatNumber(rating, { minimumFractionDigits: 1 }),
          }),
          picture: <RowPicture src={avatar} shape="round" />,
          value: count(learners),
        }))}
      />
    </DashboardCard>
  )
}
