import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { BookCheck, Hourglass, ListChecks } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { shareOf } from '../../model/figure-change.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'

/** The greeting of the academy: hours learned, tasks and courses done, and the progress over all courses. */
export function LearnerGreeting({ learner }: { learner: AcademyDashboard['learner'] }) {
  const t = useT('dashboards.learner')
  const { count, hours, percent } = useFigureFormats()
  const share = shareOf(learner.minutesDone, learner.minutesTotal)
  const figures = [
    {
      id: 'hours',
      label: t('hours'),
      icon: Hourglass,
      value: hours(learner.minutesDone),
      note: t('hours.of', { total: hours(learner.minutesTotal) }),
    },
    {
      id: 'tasks',
      label: t('tasks'),
      icon: ListChecks,
      palette: 'info',
      value: count(learner.tasksDone),
      note: t('of', { total: count(learner.tasksTotal) }),
    },
    {
      id: 'courses',
      label: t('courses'),
      icon: BookCheck,
      palette: 'success',
      value: count(learner.completed),
      note: t('of', { total: count(learner.courses) }),
    },
  ]
  return (
    <DashboardCard title={t('title')} description={t('lead', { percent: percent(share) })}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '6' }} mb="5">
        {figures.map((figure) => (
          <FigureRows key={figure.id} rows={[figure]} />
        ))}
      </SimpleGrid>
      <Box mt="auto">
        <ProgressBar label={t('progress')} share={share} />
        <Text textStyle="xs" color="fg.muted" mt="2">
          {t('rule')}
        </Text>
      </Box>
    </DashboardCard>
  )
}
