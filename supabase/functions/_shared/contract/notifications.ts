import { z } from 'zod'
import { boundedArray } from './bounded.ts'

export const NOTIFICATION_KINDS = ['import_completed', 'import_failed'] as const

/** Something that happened while the person was elsewhere; `payload` names rows and titles, never bodies. */
export const notification = z.object({
  id: z.uuid(),
  seq: z.number().int(),
  kind: z.enum(NOTIFICATION_KINDS),
  payload: z.object({
    importId: z.uuid().optional(),
    manuscriptId: z.uuid().optional(),
    fileName: z.string().optional(),
    title: z.string().optional(),
  }),
  readAt: z.iso.datetime({ offset: true }).nullable(),
  createdAt: z.iso.datetime({ offset: true }),
})
export type Notification = z.infer<typeof notification>

/** `GET /api/notifications`: newest first. */
export const notificationList = z.object({
  notifications: z.array(notification),
  total: z.number().int(),
  unread: z.number().int(),
})

/** `POST /api/notifications/read`: the given ones, or all when `ids` is left out. Answers 204. */
export const readNotificationsBody = z.object({ ids: boundedArray(z.uuid(), 500).optional() })
