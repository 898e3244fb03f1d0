import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { languageTag } from './project-fields.ts'
import { projectStatus } from './projects.ts'

/**
 * `POST /api/projects/:id/status`: one step, never to `delivered`; backwards only with a reason. 409 as for PATCH.
 */
export const projectStatusBody = z.object({
  revision: z.number().int(),
  status: projectStatus.exclude(['delivered']),
  reason: z.string().trim().max(1000).optional(),
})
/**
 * `POST /api/projects/:id/delivery`: delivers after 8 seconds, with deliverables and a note. `DELETE`
 * cancels it before, 409 `wrong_state` after. Both return `{project}` (decision 0026).
 */
export const projectDeliveryBody = z.object({
  revision: z.number().int(),
  attachmentIds: boundedArray(z.uuid(), 200),
  note: z.string().trim().max(5000).default(''),
  /** The target languages that it contains besides those of its files; by default all that are not accepted. */
  targetLanguages: boundedArray(languageTag, 12).default([]),
})
/** `PUT /api/projects/:id/assignees` replaces all assignees. */
export const projectAssigneesBody = z.object({ revision: z.number().int(), uids: boundedArray(z.uuid(), 20) })
/** `POST /api/projects/:id/withdraw` and `/reinstate`. */
export const projectRevisionBody = z.object({ revision: z.number().int() })
