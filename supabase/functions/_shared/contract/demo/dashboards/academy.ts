import { z } from 'zod'
import { COURSE_TAGS } from '../academy.ts'
import { count, picture } from '../list.ts'
import { comparedFigure, dayValue, untilDay } from './figures.ts'

/** `GET /api/dashboards/academy`. */
export const academyDashboard = z.object({
  until: untilDay,
  /** All courses; the minutes done are the length of each course times its progress. */
  learner: z.object({
    courses: count,
    completed: count,
    minutesDone: count,
    minutesTotal: count,
    tasksDone: count,
    tasksTotal: count,
  }),
  /** The study time of the last 7 days in minutes. */
  study: z.object({ week: comparedFigure, daily: z.array(dayValue) }),
  topics: z.array(z.object({ tag: z.enum(COURSE_TAGS), courses: count, learners: count })),
  instructors: z.array(
    z.object({ name: z.string(), avatar: picture, courses: count, learners: count, rating: z.number() }),
  ),
  /** The courses with the most views. */
  top: z.array(z.object({ id: count, title: z.string(), image: picture, views: count, rating: z.number() })),
  /** The next webinar that has not ended. */
  webinar: z
    .object({
      title: z.string(),
      description: z.string(),
      speaker: z.string(),
      avatar: picture,
      image: picture,
      startsAt: z.iso.datetime({ offset: true }),
      minutes: count,
    })
    .nullable(),
  /** The courses in progress that are closest to their end. */
  assignments: z.array(z.object({ id: count, title: z.string(), done: count, total: count })),
})
export type AcademyDashboard = z.infer<typeof academyDashboard>
