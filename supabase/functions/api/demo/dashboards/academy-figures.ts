import type { AcademyDashboard } from '../../../_shared/contract/demo/dashboards/academy.ts'
import type { Tx } from '../../../_shared/db/as-caller.ts'
import { pictureUrl } from '../present.ts'
import { compareFigures, dailyFigures, figureTables } from './shared-figures.ts'

/** Reads the academy dashboard in one statement. */
export async function readAcademy(tx: Tx, today: string): Promise<AcademyDashboard | undefined> {
  const [row] = await tx<{ figures: AcademyDashboard }[]>`
    with ${figureTables(tx, today)},
    courses as materialized (select * from private.learner_courses)
    select json_build_object(
      'until', (select day from until),
      'learner', (select json_build_object('courses', count(*)::int, 'completed', count(*) filter (where is_completed)::int,
          'minutesDone', coalesce(round(sum(seconds * progress) / 60), 0)::int, 'minutesTotal', coalesce(round(sum(seconds) / 60.0), 0)::int,
          'tasksDone', coalesce(sum(completed_tasks), 0)::int, 'tasksTotal', coalesce(sum(total_tasks), 0)::int) from courses),
      'study', json_build_object('week', ${compareFigures(tx, 'study_minutes', 7)}, 'daily', ${dailyFigures(tx, 'study_minutes', 7)}),
      'topics', (select coalesce(json_agg(s order by s.learners desc, s.tag), '[]') from (
        select tags as tag, count(*)::int as courses, sum(user_count)::int as learners from courses group by tags) s),
      'instructors', (select coalesce(json_agg(s order by s.learners desc, s.name), '[]') from (
        select tutor as name, tutor_img as avatar, count(*)::int as courses, sum(user_count)::int as learners,
          round(sum(rating * rating_count) / greatest(sum(rating_count), 1), 1) as rating
          from courses group by tutor, tutor_img order by learners desc, tutor limit 5) s),
      'top', (select coalesce(json_agg(s order by s.views desc, s.id), '[]') from (
        select id, course_title as title, image, view as views, rating from courses order by view desc, id limit 5) s),
      'webinar', (select json_build_object('title', title, 'description', description, 'speaker', speaker, 'avatar', avatar,
          'image', image, 'startsAt', starts_at, 'minutes', minutes)
        from demo.webinars where starts_at + make_interval(mins => minutes) > now() order by starts_at, id limit 1),
      'assignments', (select coalesce(json_agg(s order by s.done::numeric / s.total desc, s.id), '[]') from (
        select id, course_title as title, completed_tasks as done, total_tasks as total from courses
         where completed_tasks > 0 and not is_completed order by progress desc, id limit 5) s)) as figures`
  if (!row) return undefined
  const { instructors, top, webinar, ...figures } = row.figures
  return {
    ...figures,
    instructors: instructors.map((one) => ({ ...one, avatar: pictureUrl(one.avatar) })),
    top: top.map((course) => ({ ...course, image: pictureUrl(course.image) })),
    webinar: webinar && {
      ...webinar,
      avatar: pictureUrl(webinar.avatar),
      image: pictureUrl(webinar.image),
      startsAt: new Date(webinar.startsAt).toISOString(),
    },
  }
}
