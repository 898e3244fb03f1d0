import { z } from 'zod'
import { newAttachment } from './attachments.ts'
import { boundedArray } from './bounded.ts'
import { personRef } from './people.ts'

const timestamp = z.iso.datetime({ offset: true })

/** `open` until the client decides; `replaced` when work went on for another reason than a correction. */
export const DELIVERY_STATES = ['open', 'accepted', 'correction', 'replaced'] as const
/** A delivery of a request, numbered from 1. */
export const projectDelivery = z.object({
  id: z.uuid(),
  no: z.number().int(),
  note: z.string(),
  /** The target language that it contains; null in a request without target languages. */
  targetLanguage: z.string().nullable(),
  /** The deliverables of the request that it contains; removed ones are omitted. */
  attachmentIds: z.array(z.uuid()),
  by: personRef.nullable(),
  at: timestamp,
  state: z.enum(DELIVERY_STATES),
  decidedBy: personRef.nullable(),
  decidedAt: timestamp.nullable(),
  /** When an open delivery accepts itself, once that was announced. */
  acceptsAt: timestamp.nullable(),
  /** It was accepted automatically: `decidedBy` is null. */
  isAutomatic: z.boolean(),
  /** Why the client asked for a correction, and the files added to it. */
  comment: z.string(),
  commentFileIds: z.array(z.uuid()),
})
export type ProjectDelivery = z.infer<typeof projectDelivery>
/** `GET /api/projects/:id/deliveries`: newest first. */
export const projectDeliveryList = z.object({ deliveries: z.array(projectDelivery) })

/** `POST /api/projects/:id/deliveries/acceptance`: accepts all of these deliveries or none; returns `{project}`. */
export const projectAcceptanceBody = z.object({ deliveryIds: boundedArray(z.uuid(), 50) })

/**
 * `POST /api/projects/:id/deliveries/:deliveryId/correction`: returns the request to in_progress with the reason in its
 * history. `POST …/acceptance` has no body and may be repeated. Both return `{project}`.
 */
export const projectCorrectionBody = z.object({
  comment: z.string().trim().min(1).max(5000),
  /** Files already uploaded to `project-files` at `<request id>/<attachment id>`. */
  files: boundedArray(newAttachment, 50).default([]),
})
