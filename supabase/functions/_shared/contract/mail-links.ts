import { z } from 'zod'

/** The token of a link in a mail. */
export const mailLinkToken = z.object({ token: z.string().min(1).max(100) })

/** The action of a link; "accept" can be a further one. */
export const LINK_ACTIONS = ['answer'] as const

/** `GET /api/mail-links?token=`: the thing that the link is about, and the newest text of another person. */
export const mailLink = z.object({
  action: z.enum(LINK_ACTIONS),
  /** True when the action was done by this link already. */
  isUsed: z.boolean(),
  title: z.string(),
  author: z.string().nullable(),
  text: z.string(),
})
export type MailLink = z.infer<typeof mailLink>
export const mailLinkResponse = z.object({ link: mailLink })

/** `POST /api/mail-links/answer?token=` → 204: answers once. */
export const answerLinkBody = z.object({ text: z.string().trim().min(1, 'Write an answer').max(5000) })
