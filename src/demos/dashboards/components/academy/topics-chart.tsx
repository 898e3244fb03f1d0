import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { useT } from '@/lib/use-t.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The learners of each topic; a bar filters the table of courses. */
export function TopicsChart({
  topics,
  onChoose,
}: Pick<AcademyDashboard, 'topics'> & { onChoose: (tag: string) => void }) {
  const t = useT('dashboards.topics')
  const { count } = useFigureFormats()
  const name = (tag: string) => t(`tag.${tag}`)
  return (
    <ChartFrame
      title={t('title')}
      description={t('lead')}
      height="280px"
      empty={t('empty')}
      table={{
        columns: [t('topic'), t('courses'), t('learners')],
        rows: topics.map(({ tag, courses, learners }) => [name(tag), courses, learners]),
      }}
    >
      <BarChart
        isHorizontal
        rows={topics.toReversed().map(({ tag, learners }) => ({ name: name(tag), learners }))}
        keys={[{ id: 'learners', label: t('learners') }]}
        formatY={count}
        onChoose={(chosen) => {
          const tag = topics.find((topic) => name(topic.tag) === chosen)?.tag
          if (tag) onChoose(tag)
        }}
      />
    </ChartFrame>
  )
}
