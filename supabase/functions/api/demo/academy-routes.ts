import { createRoute } from '@hono/zod-openapi'
import {
  ALL_COURSES,
  COURSE_TAGS,
  type Course,
  type CourseDetails,
  courseDetails,
  courseList,
  courseListQuery,
} from '../../_shared/contract/demo/academy.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { missing } from './fixed-errors.ts'
import { courseListDefinition } from './office-lists.ts'
import { hoursAndMinutes, pictureUrl } from './present.ts'

const tags = ['academy, fleet, dashboards, help']

type CourseRow = Omit<Course, 'time'> & { seconds: number }
type DetailsRow = Omit<CourseDetails, 'length' | 'content'> & { seconds: number; content: ContentRow[] }
type ContentRow = {
  id: string
  title: string
  topics: { title: string; seconds: number; isCompleted: boolean }[]
}

/** Formats seconds as `0.8 min`. */
const minutes = (seconds: number) => `${Math.round(seconds / 6) / 10} min`

/** The minutes and the state of a section, written as in R-076. */
function presentSection({ id, title, topics }: ContentRow) {
  const done = topics.filter(({ isCompleted }) => isCompleted).length
  return {
    id,
    title,
    status: `${done}/${topics.length}`,
    time: minutes(topics.reduce((sum, topic) => sum + topic.seconds, 0)),
    topics: topics.map(({ seconds, ...topic }) => ({ ...topic, time: minutes(seconds) })),
  }
}

/** `/api/apps/academy`: the course list and the detailed course. */
export function demoAcademyResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/academy/courses',
      tags,
      summary: 'Lists courses, sorted by courseName or progress.',
      request: { query: courseListQuery },
      responses: ok(courseList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const [page, totalCourse] = await asDemo(c, 'read', (tx) => {
        const conditions = []
        const label = query.label.trim().toLowerCase()
        if (label !== '' && label !== ALL_COURSES.toLowerCase()) {
          const tag = COURSE_TAGS.find((known) => known.toLowerCase() === label)
          conditions.push(tag === undefined ? tx`false` : tx`t.tags = ${tag}`)
        }
        if (query.hideCompleted) conditions.push(tx`not t.is_completed`)
        return Promise.all([
          runList<CourseRow>(tx, courseListDefinition, query, conditions),
          tx<{ total: number }[]>`select count(*)::int as total from demo.courses`,
        ])
      })
      const courses = page.rows.map(({ seconds, ...row }) => ({
        ...row,
        image: pictureUrl(row.image),
        tutorImg: pictureUrl(row.tutorImg),
        time: hoursAndMinutes(seconds),
      }))
      return c.json({ totalCourse: totalCourse[0]?.total ?? 0, courses, total: page.total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/academy/course-details',
      tags,
      summary: 'Returns the course that has full details.',
      responses: { ...ok(courseDetails), ...missing.responses },
    }),
    async (c) => {
      const [row] = await asDemo(
        c,
        'read',
        (tx) => tx<DetailsRow[]>`
        select t.course_title as title, d.about, t.tutor as instructor, t.tutor_img as instructor_avatar,
          d.instructor_position, d.skill_level,
          d.total_students, d.language, d.is_captions, t.seconds,
          d.total_lectures, d.description, (
            select json_agg(json_build_object('id', s.key, 'title', s.title, 'topics', (
                select json_agg(json_build_object('title', l.title, 'seconds', l.seconds, 'isCompleted', p.completed_at is not null)
                    order by l.position)
                  from demo.lectures as l
                  left join demo.lecture_progress as p on p.lecture_id = l.id and p.user_id = (select auth.uid())
                  where l.section_id = s.id)) order by s.position)
              from demo.course_sections as s where s.course_id = t.id) as content
          from demo.course_details as d join demo.courses as t on t.id = d.course_id order by d.course_id limit 1`,
      )
      if (!row) return missing.respond()
      const { seconds, ...details } = row
      return c.json(
        {
          ...details,
          content: details.content.map(presentSection),
          instructorAvatar: pictureUrl(details.instructorAvatar),
          length: hoursAndMinutes(seconds),
        },
        200,
      )
    },
  )
}
