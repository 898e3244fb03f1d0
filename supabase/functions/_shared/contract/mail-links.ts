import { z } from 'zod'
import { projectPrice } from './project-prices.ts'

/** The token of a link in a mail. */
export const mailLinkToken = z.object({ token: z.string().min(1).max(100) })

/** The action of a link: answer a text, decide about a delivery (`accept`, R-700) or about a price. */
export const LINK_ACTIONS = ['answer', 'accept', 'price'] as const
export type LinkAction = (typeof LINK_ACTIONS)[number]

/** `GET /api/mail-links?token=`: the thing that the link is about. */
export const mailLink = z.object({
  action: z.enum(LINK_ACTIONS),
  /** True when the action was done already, by this link or, for a delivery or price, in another way. */
  isUsed: z.boolean(),
  title: z.string(),
  /** Who wrote the text: the newest one of another person, or the note of the delivery or price. */
  author: z.string().nullable(),
  text: z.string(),
  /** The deliveries that the link decides: those of one moment that are still open; none for the other actions. */
  deliveries: z.array(
    z.object({
      id: z.uuid(),
      no: z.number().int(),
      targetLanguage: z.string().nullable(),
      at: z.iso.datetime({ offset: true }),
      files: z.array(z.string()),
    }),
  ),
  /** The price that the link decides; null for the other actions. */
  price: projectPrice.pick({ kind: true, amount: true, currency: true, at: true }).nullable(),
})
export type MailLink = z.infer<typeof mailLink>
export const mailLinkResponse = z.object({ link: mailLink })

/** `POST /api/mail-links/answer?token=` → 204: answers once. */
export const answerLinkBody = z.object({ text: z.string().trim().min(1).max(5000) })

/** `POST /api/mail-links/correction?token=` → 204: asks for a correction once; `…/acceptance` has no body, `…/price` that of a decision. */
export const correctionLinkBody = z.object({
  comment: z.string().trim().min(1).max(5000),
  /** One of the deliveries of the link; by default the one that it names. */
  deliveryId: z.uuid().optional(),
})
