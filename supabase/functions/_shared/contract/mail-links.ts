import { z } from 'zod'

/** The token of a link in a mail. */
export const mailLinkToken = z.object({ token: z.string().min(1).max(100) })

/** The action of a link: answer a text, or accept a delivery or ask for its correction. */
export const LINK_ACTIONS = ['answer', 'accept'] as const
export type LinkAction = (typeof LINK_ACTIONS)[number]

/** `GET /api/mail-links?token=`: the thing that the link is about. */
export const mailLink = z.object({
  action: z.enum(LINK_ACTIONS),
  /** True when the action was done already, by this link or, for a delivery, in another way. */
  isUsed: z.boolean(),
  title: z.string(),
  /** Who wrote the text: the newest one of another person, or the note of the delivery. */
  author: z.string().nullable(),
  text: z.string(),
  /** The delivery that the link decides; null for an answer. */
  delivery: z
    .object({ no: z.number().int(), at: z.iso.datetime({ offset: true }), files: z.array(z.string()) })
    .nullable(),
})
export type MailLink = z.infer<typeof mailLink>
export const mailLinkResponse = z.object({ link: mailLink })

/** `POST /api/mail-links/answer?token=` → 204: answers once. */
export const answerLinkBody = z.object({ text: z.string().trim().min(1).max(5000) })

/** `POST /api/mail-links/correction?token=` → 204: asks for a correction once; `…/acceptance` has no body. */
export const correctionLinkBody = z.object({ comment: z.string().trim().min(1).max(5000) })
