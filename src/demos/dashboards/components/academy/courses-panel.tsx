import { COURSE_TAGS } from '@contract/demo/academy.ts'
import { useQuery } from '@tanstack/react-query'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { demoCoursesQuery } from '../../api/dashboard-lists.ts'
import { ListPanel } from '../list-panel.tsx'
import { useDashboardCourseColumns } from './course-columns.tsx'

/** The table of the courses, filtered by topic. */
export function CoursesPanel() {
  const t = useT('dashboards.courses')
  const tag = useT('dashboards.topics.tag')
  const { state, q, filters, set } = useListParams({ sortBy: '', orderBy: 'asc', itemsPerPage: 5 }, ['label'])
  const { label } = filters
  const list = useQuery(demoCoursesQuery({ ...state, q, label }))
  useDemoChanges(['courses'])
  return (
    <ListPanel
      id="courses"
      name="dashboard-courses"
      title={t('title')}
      query={list}
      rows={list.data?.courses}
      total={list.data?.total ?? 0}
      columns={useDashboardCourseColumns()}
      rowId={(course) => String(course.id)}
      rowLabel={(course) => course.courseTitle}
      state={state}
      onChange={({ filter, ...change }) => set(filter === undefined ? change : { ...change, label: filter })}
      search={{ value: q, label: t('search') }}
      filter={{
        label: t('topic'),
        all: t('any-topic'),
        value: label,
        options: COURSE_TAGS.map((value) => ({ value, label: tag(value) })),
      }}
      empty={t('empty')}
    />
  )
}
