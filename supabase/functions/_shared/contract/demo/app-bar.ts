import { z } from 'zod'
import { searchWords } from '../list.ts'

/** The categories of the search box (spec 2), and one's own things after them. */
export const SEARCH_CATEGORIES = [
  'dashboards',
  'front-pages',
  'apps-and-pages',
  'user-interface',
  'forms-and-tables',
  'charts',
  'acl',
  'mine',
  'projects',
  'messages',
  'people',
] as const
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number]

/** `GET /api/app-bar/search`: titles in `lang`, English unless it is `fr`. */
export const appBarSearchQuery = z.object({
  q: searchWords,
  lang: z.enum(['en', 'fr']).catch('en').default('en'),
})
export const searchChild = z.object({
  /** The path below the app's base. */
  url: z.string().startsWith('/'),
  icon: z.string(),
  title: z.string(),
})
/** At most five children each; a category without any is left out. */
export const searchCategory = z.object({
  title: z.string(),
  category: z.enum(SEARCH_CATEGORIES),
  children: z.array(searchChild).min(1).max(5),
})
export type FoundCategory = z.infer<typeof searchCategory>
export const appBarSearchAnswer = z.array(searchCategory)
