import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/use-t.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowPicture } from '../row-picture.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The courses with the most views. */
export function TopCourses({ courses }: { courses: AcademyDashboard['top'] }) {
  const t = useT('dashboards.top-courses')
  const intl = useIntl()
  const { count } = useFigureFormats()
  return (
    <DashboardCard title={t('title')} description={t('lead')}>
      <FigureRows
        empty={t('empty')}
        rows={courses.map(({ id, title, image, views, rating }) => ({
          id: String(id),
          label: title,
          note: t('note', { rating: intl.formatNumber(rating, { minimumFractionDigits: 1 }) }),
          picture: <RowPicture src={image} />,
          value: count(views),
        }))}
      />
    </DashboardCard>
  )
}
