import { z } from 'zod'
import { boundedArray } from './bounded.ts'

/** The kinds there are; each can be turned off by the person (account settings, notification). */
export const NOTIFICATION_KINDS = [
  'import_completed',
  'import_failed',
  'manuscript_shared',
  'project_received',
  'project_assigned',
  'project_status',
  'project_comment',
  'project_due_date',
  'project_file',
  'project_withdrawn',
  'message_received',
  'chat_received',
  'plan_requested',
  'plan_decided',
] as const

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
    projectId: z.uuid().optional(),
    threadId: z.uuid().optional(),
    /** Whose deed it was. */
    actor: z.string().optional(),
    /** Their company, empty without one; left out for staff. */
    affiliation: z.string().optional(),
    /** The new status of a request. */
    status: z.string().optional(),
    /** The new due date of a request. */
    dueDate: z.string().optional(),
    /** The account a chat is with. */
    uid: z.uuid().optional(),
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
