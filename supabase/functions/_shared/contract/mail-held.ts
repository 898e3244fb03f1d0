import { z } from 'zod'
import { draft, draftBody } from './mail.ts'
import { sendMessageBody } from './mail-forms.ts'

const timestamp = z.iso.datetime({ offset: true })

/**
 * `POST /api/mail/held`: a message that the server sends after eight seconds or at `sendAt`; when undone it is a draft with
 * these people as its recipients.
 */
export const holdMessageBody = z.object({
  message: sendMessageBody,
  people: draftBody.pick({ to: true, cc: true, bcc: true }),
  sendAt: timestamp.optional(),
})
export type HoldMessageBody = z.input<typeof holdMessageBody>
/** `PATCH /api/mail/held/:id`: the new time of a scheduled message; null sends it after eight seconds. */
export const rescheduleBody = z.object({ sendAt: timestamp.nullable() })
/** `GET /api/mail/scheduled`: the messages of the caller that are sent later, the next one first. */
export const scheduledMessage = draft.extend({ sendAt: timestamp })
export type ScheduledMessage = z.infer<typeof scheduledMessage>
export const scheduledList = z.object({ messages: z.array(scheduledMessage) })
/** The time of sending; null when the message was sent before. */
export const heldResponse = z.object({ id: z.uuid(), dueAt: timestamp.nullable() })
