import { z } from 'zod'
import { personRef } from './people.ts'
import { project, projectListQuery } from './projects.ts'

const realDay = z.iso.date().refine((date) => !date.startsWith('0000'), 'invalid_value')
const MOST_DAYS = 62

/** `GET /api/projects/calendar`: the requests of the list that are due from `from` to `to`, at most two months. */
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
  .extend({ from: realDay, to: realDay })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MOST_DAYS * 86_400_000, {
    path: ['to'],
    error: 'invalid_value',
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
