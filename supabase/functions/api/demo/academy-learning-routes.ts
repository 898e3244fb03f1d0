import { createRoute } from '@hono/zod-openapi'
import {
  courseProgress,
  type LearnerCourse,
  learnerCourse,
  lectureProgressInput,
} from '../../_shared/contract/demo/academy.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { jsonBody, numberOrZeroParams } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { pictureUrl } from './present.ts'

const tags = ['academy, fleet, dashboards, help']

/** `/api/apps/academy/courses/{id}` and the progress of its lectures (R-260, R-261). */
export function demoAcademyLearningResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/academy/courses/{id}',
      tags,
      summary: 'Returns a course with its lectures and the progress of the caller.',
      request: { params: numberOrZeroParams('id') },
      responses: ok(learnerCourse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const [row] = await asDemo(
        c,
        'read',
        (tx) => tx<LearnerCourse[]>`
        select t.id, t.course_title as title, d.about, d.description, t.image, t.tags as tag, t.rating::float8 as rating,
          t.rating_count,
          json_build_object('name', t.tutor, 'avatar', t.tutor_img, 'position', d.instructor_position) as instructor,
          d.skill_level, d.language, d.is_captions, t.user_count as students, t.seconds as length,
          t.completed_tasks as completed, t.total_tasks as total,
          (select l.id from demo.lectures as l
            left join demo.lecture_progress as p on p.lecture_id = l.id and p.user_id = (select auth.uid())
            where l.course_id = t.id and p.completed_at is null
            order by p.watched_at desc nulls last, l.position limit 1) as resume_id,
          coalesce((select json_agg(json_build_object('id', s.id, 'title', s.title, 'lectures', coalesce((
              select json_agg(json_build_object('id', l.id, 'title', l.title, 'length', l.seconds,
                  'isCompleted', p.completed_at is not null, 'seconds', coalesce(p.position_seconds, 0)) order by l.position)
                from demo.lectures as l
                left join demo.lecture_progress as p on p.lecture_id = l.id and p.user_id = (select auth.uid())
                where l.section_id = s.id), '[]'::json)) order by s.position)
            from demo.course_sections as s where s.course_id = t.id), '[]'::json) as sections
          from private.learner_courses as t join demo.course_details as d on d.course_id = t.id where t.id = ${id}`,
      )
      if (!row) throw new HttpError('not_found')
      const { instructor } = row
      return c.json(
        {
          ...row,
          image: pictureUrl(row.image),
          instructor: { ...instructor, avatar: pictureUrl(instructor.avatar) },
        },
        200,
      )
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/academy/lectures/{id}/progress',
      tags,
      summary: 'Marks a lecture as completed or open, or saves where the player stopped.',
      request: { params: numberOrZeroParams('id'), body: jsonBody(lectureProgressInput) },
      responses: ok(courseProgress),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { isCompleted, seconds } = c.req.valid('json')
      const row = await asDemo(c, 'read', async (tx) => {
        await tx`insert into demo.lecture_progress (lecture_id, course_id)
          select l.id, l.course_id from demo.lectures as l where l.id = ${id}
            and not exists (select from demo.lecture_progress as p where p.lecture_id = l.id and p.user_id = (select auth.uid()))
          on conflict do nothing`
        if (seconds !== undefined)
          await tx`update demo.lecture_progress set position_seconds = ${seconds}, watched_at = now()
            where lecture_id = ${id} and user_id = (select auth.uid())`
        if (isCompleted !== undefined)
          await tx`update demo.lecture_progress set completed_at = ${isCompleted ? tx`coalesce(completed_at, now())` : null}
            where lecture_id = ${id} and user_id = (select auth.uid())`
        const [progress] = await tx<{ completed: number; total: number }[]>`
          select t.completed_tasks as completed, t.total_tasks as total from private.learner_courses as t
            where t.id = (select course_id from demo.lectures where id = ${id})`
        return progress
      })
      if (!row) throw new HttpError('not_found')
      return c.json(row, 200)
    },
  )
}
