import { z } from 'zod'
import { searchWords } from '../list.ts'
import { pageLanguageQuery } from './front-pages.ts'
import { dayText, picture } from './list.ts'

/** `GET /api/pages/faq`: the groups with the questions that match the search. */
export const faqQuery = pageLanguageQuery.extend({ q: searchWords })
export const faqGroup = z.object({
  faqTitle: z.string(),
  faqIcon: z.string(),
  faqSubtitle: z.string(),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export const faqGroupList = z.array(faqGroup)
export type FaqGroup = z.infer<typeof faqGroup>

const card = z.object({ slug: z.string(), title: z.string(), img: picture, subtitle: z.string() })
const link = z.object({ slug: z.string(), title: z.string() })
/** `GET /api/pages/help-center`. */
export const helpCenter = z.object({
  allArticles: z.array(z.object({ title: z.string(), icon: z.string(), articles: z.array(link) })),
  popularArticles: z.array(card),
  keepLearning: z.array(card),
})
export type HelpCenter = z.infer<typeof helpCenter>

/** `GET /api/pages/help-center/article`: the article with the slug `title`, or the first popular one. */
export const helpArticleQuery = pageLanguageQuery.extend({ title: z.string().catch('').default('') })
export const helpArticle = card.extend({
  topic: z.string(),
  author: z.string(),
  lastUpdated: dayText,
  /** The sections of the text with their headings; the first may have none. */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** Other articles of the topic. */
  articleList: z.array(link),
})
export type HelpArticle = z.infer<typeof helpArticle>
