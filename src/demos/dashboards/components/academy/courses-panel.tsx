import { COURSE_TAGS, type Course } from '@contract/demo/academy.ts'
import { pagedCourses } from '@/demos/academy/api/courses.ts'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'
import { shareOf } from '../../model/figure-change.ts'
import { ListPanel } from '../list-panel.tsx'
import { ProgressCell } from '../progress-cell.tsx'

const share = ({ completedTasks, totalTasks }: Course) => shareOf(completedTasks, totalTasks)

const columns: ListColumns<Course, 'dashboards'> = ({ t, text, count }) => [
  text('courseName', (course) => course.courseTitle, {
    label: 'courses.course',
    cell: ({ image, courseTitle, user }) => <PictureCell picture={image} title={courseTitle} note={user} />,
    isSortable: true,
    isFixed: true,
  }),
  text('topic', (course) => course.tags, {
    label: 'courses.topic',
    cell: ({ tags }) => t(`topics.tag.${tags}`),
  }),
  text('time', (course) => course.time, { label: 'courses.time', align: 'end' }),
  text('progress', (course) => Math.round(share(course) * 100), {
    label: 'courses.progress',
    cell: (course) => <ProgressCell label={course.courseTitle} share={share(course)} />,
    isSortable: true,
    width: '180px',
  }),
  count('learners', (course) => course.userCount, { label: 'courses.learners' }),
]

/** The table of the courses, filtered by topic. */
export function CoursesPanel() {
  const t = useT('dashboards.courses')
  const tag = useT('dashboards.topics.tag')
  const list = usePagedList(pagedCourses, { tables: ['courses'], filters: ['label'], itemsPerPage: 5 })
  return (
    <ListPanel
      {...list}
      id="courses"
      name="dashboard-courses"
      title={t('title')}
      columns={useListColumns('dashboards', columns)}
      rowId={(course) => String(course.id)}
      rowLabel={(course) => course.courseTitle}
      rowHref={({ id }) => href('academy.course', undefined, { course: id })}
      searchLabel={t('search')}
      filters={[
        {
          name: 'label',
          label: t('topic'),
          all: t('any-topic'),
          options: COURSE_TAGS.map((value) => ({ value, label: tag(value) })),
        },
      ]}
      empty={{ title: t('empty') }}
    />
  )
}
