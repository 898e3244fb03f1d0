import { z } from 'zod'
import { todayParam } from './list.ts'
import { personRef } from './people.ts'

const count = z.number().int()

/** How much there is to do. */
export const workloadFigures = z.object({
  open: count,
  /** The open requests of each due period; each is in one of them. */
  due: z.object({
    overdue: count,
    'this-week': count,
    'next-week': count,
    'in-two-weeks': count,
    later: count,
  }),
  /** The counted words of source files and chapters, for each target language. */
  words: count,
})
export type WorkloadFigures = z.infer<typeof workloadFigures>

/** `GET /api/projects/workload`: for staff who read all requests. */
export const workloadQuery = z.object({ today: todayParam })
export const workloadResponse = z.object({
  /** Those who handle requests, and the other assignees of open ones, by name. */
  people: z.array(workloadFigures.extend({ person: personRef })),
  unassigned: workloadFigures,
  /** Counts a request of several people once. */
  all: workloadFigures,
})
export type Workload = z.infer<typeof workloadResponse>
