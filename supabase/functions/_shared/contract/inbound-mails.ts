import { z } from 'zod'

/** Why a received mail was not accepted. */
export const LOOK_REASONS = [
  'unknown_address',
  'other_sender',
  'failed_check',
  'too_many',
  'empty',
  'not_allowed',
  'files_refused',
  'unreadable',
] as const

/** A received mail that needs a look; its text only with a project that the caller may read. */
export const inboundLook = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime({ offset: true }),
  reason: z.enum(LOOK_REASONS),
  /** The address in From, which anybody can write. */
  sender: z.string(),
  /** The person to whom the answered mail was sent. */
  userNo: z.number().int().nullable(),
  fullName: z.string().nullable(),
  projectId: z.uuid().nullable(),
  title: z.string().nullable(),
  text: z.string().nullable(),
})
export type InboundLook = z.infer<typeof inboundLook>

/** `GET /api/mail/looks`: newest first. */
export const inboundLookList = z.object({ mails: z.array(inboundLook), total: z.number().int() })

/** `GET /api/mail/originals/:id`: the id of a message or a comment that was written by mail. */
export const mailOriginalResponse = z.object({ text: z.string() })
