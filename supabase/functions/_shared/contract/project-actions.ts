import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { projectStatus } from './projects.ts'

/** `POST /api/projects/:id/status`: one step, never to `delivered`; backwards only with a reason. 409 as with PATCH. */
export const projectStatusBody = z.object({
  revision: z.number().int(),
  status: projectStatus.exclude(['delivered']),
  reason: z.string().trim().max(1000).optional(),
})
/**
 * `POST /api/projects/:id/delivery`: delivers the request 8 seconds later, with these deliverables and a note that becomes a
 * comment. `DELETE` of the same path undoes it before; 409 `wrong_state` after. Both answer `{project}` (decision 0026).
 */
export const projectDeliveryBody = z.object({
  revision: z.number().int(),
  attachmentIds: boundedArray(z.uuid(), 200),
  note: z.string().trim().max(5000).default(''),
})
/** `PUT /api/projects/:id/assignees`: the whole set. */
export const projectAssigneesBody = z.object({ revision: z.number().int(), uids: boundedArray(z.uuid(), 20) })
/** `POST /api/projects/:id/withdraw` and `/reinstate`. */
export const projectRevisionBody = z.object({ revision: z.number().int() })
