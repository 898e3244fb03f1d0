import { z } from 'zod'
import { todayParam } from './list.ts'
import { personRef } from './people.ts'
import { project, projectListQuery } from './projects.ts'

/** `GET /api/projects/calendar`: the requests of the list that are due from `from` to `to`, at most 62 days. */
export const projectCalendarQuery = projectListQuery
  .pick({
    q: true,
    status: true,
    serviceType: true,
    company: true,
    assignee: true,
    language: true,
    today: true,
  })
  .extend({
    /** By default `today`. */
    from: todayParam,
    /** By default six weeks. */
    to: todayParam,
  })

/** A request on the day that it is due. */
export const dueProject = project
  .pick({ id: true, no: true, title: true, dueDate: true, status: true, withdrawnAt: true })
  .extend({ assignees: z.array(personRef.pick({ uid: true, name: true })) })
export type DueProject = z.infer<typeof dueProject>
export const projectCalendar = z.object({
  projects: z.array(dueProject),
  /** True when there are more than the thousand that are listed. */
  isCut: z.boolean(),
})
