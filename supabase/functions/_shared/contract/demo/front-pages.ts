import { z } from 'zod'
import { cleanName } from '../clean-name.ts'
import { searchWords } from '../list.ts'
import { nameText } from '../name-text.ts'
import { picture } from './list.ts'

/** The language of the texts of a public page; English for any other value. */
export const pageLanguage = z.enum(['en', 'fr']).catch('en').default('en')
export const pageLanguageQuery = z.object({ language: pageLanguage })

/** `GET /api/pages/landing`: reviews and questions of the landing page. */
export const landingContent = z.object({
  reviews: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      role: z.string(),
      quote: z.string(),
      rating: z.number().int(),
      avatar: picture,
    }),
  ),
  questions: z.array(z.object({ id: z.number().int(), question: z.string(), answer: z.string() })),
})
export type LandingContent = z.infer<typeof landingContent>

/** The reasons at the fields of the contact form. */
const CONTACT_MESSAGES = {
  name: 'required',
  email: 'invalid_value',
  subject: 'required',
  message: 'required',
  long: 'too_long',
} as const

/** The fields of the contact form with these messages; the page gives message ids. */
export const contactFields = (messages: Record<keyof typeof CONTACT_MESSAGES, string>) =>
  z.object({
    name: nameText(100, messages.name),
    email: z.string().overwrite(cleanName).pipe(z.email(messages.email).max(254, messages.email)),
    subject: nameText(150, messages.subject),
    message: z.string(messages.message).trim().min(1, messages.message).max(5000, messages.long),
  })

/**
 * `POST /api/pages/contact` → 204: delivers the message to the staff. The browser makes the id, so sending again
 * delivers once. `website` is a field that people do not see; a message with it is dropped.
 */
export const contactBody = contactFields(CONTACT_MESSAGES).extend({
  id: z.uuid().toLowerCase(),
  website: z.string().max(200).default(''),
})

/** `GET /api/pages/help-center/search`: articles that contain every word of `q`, at most 20. */
export const helpSearchQuery = pageLanguageQuery.extend({ q: searchWords })
export const helpSearchResponse = z.object({
  articles: z.array(
    z.object({ slug: z.string(), title: z.string(), subtitle: z.string(), topic: z.string() }),
  ),
})
export type FoundArticle = z.infer<typeof helpSearchResponse>['articles'][number]

/** `PUT /api/pages/help-center/vote`: whether an article helped; a browser has one vote for each article. */
export const helpVoteBody = z.object({
  article: z.string().max(200),
  visitor: z.uuid().toLowerCase(),
  isHelpful: z.boolean(),
})
export const helpVotes = z.object({ helpful: z.number().int(), total: z.number().int() })
export type HelpVotes = z.infer<typeof helpVotes>
