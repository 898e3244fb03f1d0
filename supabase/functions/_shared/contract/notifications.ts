import { z } from 'zod'
import { boundedArray } from './bounded.ts'

/** The kinds of notification; the user can turn each off (account settings). */
export const NOTIFICATION_KINDS = [
  'import_completed',
  'import_failed',
  'manuscript_shared',
  'project_received',
  'project_assigned',
  'project_joined',
  'project_status',
  'project_comment',
  'project_due_date',
  'project_file',
  'project_withdrawn',
  'project_question',
  'project_accepted',
  'project_correction',
  'project_change_asked',
  'project_change_decided',
  'project_price',
  'project_price_decided',
  'project_reminder',
  'project_accepts_soon',
  'mentioned',
  'message_received',
  'message_assigned',
  'message_not_sent',
  'chat_received',
  'plan_requested',
  'plan_decided',
  'account_created',
  'weekly_export_failed',
] as const

/** A notification; `payload` contains row ids and titles, never bodies. */
export const notification = z.object({
  id: z.uuid(),
  seq: z.number().int(),
  kind: z.enum(NOTIFICATION_KINDS),
  payload: z.object({
    importId: z.uuid().optional(),
    manuscriptId: z.uuid().optional(),
    fileName: z.string().optional(),
    title: z.string().optional(),
    /** The text and the thread of comments that mentions the person. */
    itemId: z.uuid().optional(),
    commentId: z.uuid().optional(),
    projectId: z.uuid().optional(),
    /** Several requests that were assigned at once, in place of one and its title. */
    projectIds: z.array(z.uuid()).optional(),
    threadId: z.uuid().optional(),
    /** The output whose weekly export failed. */
    outputId: z.uuid().optional(),
    /** The draft that a message became which was not sent. */
    draftId: z.uuid().optional(),
    /** The name of the user who caused it. */
    actor: z.string().optional(),
    /** That user's company, empty without one; omitted for staff. */
    affiliation: z.string().optional(),
    /** The address of the visitor who caused it; omitted for an account. */
    visitor: z.string().optional(),
    /**
     * By kind: the new status of a request; the decision about a change or price; `asked` where the reader decides about
     * a price; the step of a reminder; the role of a person; the reason of a message that was not sent; `automatic`.
     */
    status: z.string().optional(),
    /** The new due date of a request. */
    dueDate: z.string().optional(),
    /** The target languages of the deliveries, by their tags; omitted for deliveries without one. */
    languages: z.array(z.string()).optional(),
    /** When the client accepted or asked for a correction, or when a delivery accepts itself. */
    at: z.string().optional(),
    /** The account of the chat partner. */
    uid: z.uuid().optional(),
    /** The number of a new account, and the company that its owner named. */
    userNo: z.number().int().optional(),
    company: z.string().optional(),
  }),
  /** The number of unread messages in this row; 1 for every other row. */
  count: z.number().int(),
  readAt: z.iso.datetime({ offset: true }).nullable(),
  createdAt: z.iso.datetime({ offset: true }),
})
export type Notification = z.infer<typeof notification>

/** From this number on, unread messages are one row, so that they hide no other news. */
export const GROUPED_MESSAGES = 4

/** `GET /api/notifications`: newest first; `total` and `unread` count rows. */
export const notificationList = z.object({
  notifications: z.array(notification),
  total: z.number().int(),
  unread: z.number().int(),
})

/** `POST /api/notifications/read` → 204: the given ones, all of a kind, or all. */
export const readNotificationsBody = z.object({
  ids: boundedArray(z.uuid(), 500).optional(),
  kind: z.enum(NOTIFICATION_KINDS).optional(),
})
