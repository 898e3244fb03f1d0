import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { useNavigate } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { BarCard } from '../bar-card.tsx'
import { BigFigure } from '../big-figure.tsx'
import { type CardCell, CardGrid } from '../card-grid.tsx'
import { AcademyList } from './academy-list.tsx'
import { LearnerGreeting } from './learner-greeting.tsx'
import { NextWebinar } from './next-webinar.tsx'

/** The cards of the academy dashboard, in a chunk with the chart library; a bar of a topic filters the courses below. */
export function AcademyCards({ data, cells }: { data: AcademyDashboard; cells: readonly CardCell[] }) {
  const navigate = useNavigate()
  const t = useT('dashboards')
  const { count, hours, minutes, weekdayToDate } = useFigureFormats()
  const { study, topics } = data
  const topicName = (tag: AcademyDashboard['topics'][number]['tag']) => t(`topics.tag.${tag}`)
  const showTopic = (name: string) => {
    const label = topics.find(({ tag }) => topicName(tag) === name)?.tag
    if (label) void navigate(`${href('dashboards.academy', undefined, { label })}#courses`)
  }
  return (
    <CardGrid cells={cells}>
      <LearnerGreeting learner={data.learner} />
      <BarCard
        title={t('study.title')}
        description={t('study.period')}
        height="130px"
        aside={<BigFigure isAside value={hours(study.week.now)} change={{ figure: study.week }} />}
        heading={t('study.day')}
        keys={[{ id: 'time', label: t('study.time') }]}
        rows={study.daily.map(({ day, value }) => ({ name: weekdayToDate(day), time: value }))}
        format={minutes}
      />
      <ChartFrame
        title={t('topics.title')}
        description={t('topics.lead')}
        height="280px"
        empty={t('topics.empty')}
        table={{
          columns: [t('topics.topic'), t('topics.courses'), t('topics.learners')],
          rows: topics.map(({ tag, courses, learners }) => [topicName(tag), courses, learners]),
        }}
      >
        <BarChart
          isHorizontal
          rows={topics.toReversed().map(({ tag, learners }) => ({ name: topicName(tag), learners }))}
          keys={[{ id: 'learners', label: t('topics.learners') }]}
          formatY={count}
          onChoose={showTopic}
        />
      </ChartFrame>
      <AcademyList list="instructors" data={data} />
      <AcademyList list="top-courses" data={data} />
      <NextWebinar webinar={data.webinar} />
      <AcademyList list="assignments" data={data} />
    </CardGrid>
  )
}
