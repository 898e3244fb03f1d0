import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { useT } from '@/lib/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { BigFigure } from '../big-figure.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The study time of each of the last 7 days. */
export function StudyTime({ study }: { study: AcademyDashboard['study'] }) {
  const t = useT('dashboards.study')
  const { hours, minutes, weekday } = useFigureFormats()
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="130px"
      aside={<BigFigure isAside value={hours(study.week.now)} change={{ figure: study.week }} />}
      table={{
        columns: [t('day'), t('time')],
        rows: study.daily.map(({ day, value }) => [weekday(day), minutes(value)]),
      }}
    >
      <BarChart
        rows={study.daily.map(({ day, value }) => ({ name: weekday(day), time: value }))}
        keys={[{ id: 'time', label: t('time') }]}
        formatY={minutes}
      />
    </ChartFrame>
  )
}
