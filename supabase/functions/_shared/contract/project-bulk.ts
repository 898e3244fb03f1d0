import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { projectStatusBody } from './project-actions.ts'

/** A page of the list has at most as many. */
const MOST = 100

const seen = z.object({ id: z.uuid(), revision: z.number().int() })

/** `PUT /api/projects/assignees` replaces the assignees of each project. */
export const bulkAssigneesBody = z.object({
  projects: boundedArray(seen.extend({ uids: boundedArray(z.uuid(), 20) }), MOST),
})
export type BulkAssigneesBody = z.infer<typeof bulkAssigneesBody>

/** `POST /api/projects/status` moves each project one step to this status; a step back needs the reason. */
export const bulkStatusBody = projectStatusBody
  .omit({ revision: true })
  .extend({ projects: boundedArray(seen, MOST) })
export type BulkStatusBody = z.infer<typeof bulkStatusBody>

/** Why one project was not changed; the others are. */
export const BULK_REFUSALS = ['not_found', 'forbidden', 'conflict', 'wrong_state'] as const
export const bulkResponse = z.object({
  /** With their new revisions. */
  changed: z.array(seen),
  refused: z.array(z.object({ id: z.uuid(), code: z.enum(BULK_REFUSALS) })),
})
export type BulkResponse = z.infer<typeof bulkResponse>
