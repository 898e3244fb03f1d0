import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { useNavigate } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { CardGrid } from '../card-grid.tsx'
import { GridCell } from '../grid-cell.tsx'
import { AssignmentProgress } from './assignment-progress.tsx'
import { LearnerGreeting } from './learner-greeting.tsx'
import { NextWebinar } from './next-webinar.tsx'
import { PopularInstructors } from './popular-instructors.tsx'
import { StudyTime } from './study-time.tsx'
import { TopCourses } from './top-courses.tsx'
import { TopicsChart } from './topics-chart.tsx'

/** The cards of the academy dashboard, in a chunk with the chart library. */
export function AcademyCards({ data }: { data: AcademyDashboard }) {
  const navigate = useNavigate()
  const showTopic = (label: string) =>
    void navigate(`${href('dashboards.academy', undefined, { label })}#courses`)
  return (
    <CardGrid>
      <GridCell sm={12} lg={8}>
        <LearnerGreeting learner={data.learner} />
      </GridCell>
      <GridCell sm={12} lg={4}>
        <StudyTime study={data.study} />
      </GridCell>
      <GridCell sm={12} lg={8}>
        <TopicsChart topics={data.topics} onChoose={showTopic} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <PopularInstructors instructors={data.instructors} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <TopCourses courses={data.top} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <NextWebinar webinar={data.webinar} />
      </GridCell>
      <GridCell sm={6} lg={4}>
        <AssignmentProgress assignments={data.assignments} />
      </GridCell>
    </CardGrid>
  )
}
