import { z } from 'zod'
import { personRef } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

export const PROJECT_EVENT_KINDS = [
  'created',
  'changed',
  'status',
  'assigned',
  'unassigned',
  'attached',
  'delivered',
  'detached',
  'withdrawn',
  'reinstated',
  'accepted',
  'correction',
  'change_asked',
  'change_accepted',
  'change_declined',
  'price_set',
  'price_accepted',
  'price_declined',
  'price_withdrawn',
  'person_added',
  'person_removed',
  'target_state',
  'target_due',
] as const

/** An event of a request, written only by the database; `from` and `to` are shown as text. */
export const projectEvent = z.object({
  id: z.number().int(),
  kind: z.enum(PROJECT_EVENT_KINDS),
  field: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  actor: personRef.nullable(),
  at: timestamp,
})
export type ProjectEvent = z.infer<typeof projectEvent>
/** `GET /api/projects/:id/events`: newest first, paged. */
export const projectEventList = z.object({ events: z.array(projectEvent), total: z.number().int() })
