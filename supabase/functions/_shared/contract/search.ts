import { z } from 'zod'
import { searchWords } from './list.ts'
import { projectStatus } from './projects.ts'

const timestamp = z.iso.datetime({ offset: true })

/** The categories of the search box, followed by the user's own items. */
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
  'companies',
] as const
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number]

/** `GET /api/app-bar/search`: titles in `lang`; any value but `fr` gives English. */
export const appBarSearchQuery = z.object({
  q: searchWords,
  lang: z.enum(['en', 'fr']).catch('en').default('en'),
})
export const searchChild = z.object({
  /** The path below the app's base path. */
  url: z.string().startsWith('/'),
  icon: z.string(),
  title: z.string(),
  /** Details that distinguish results and show why they match; the app translates them. */
  detail: z
    .object({
      status: projectStatus.optional(),
      dueDate: z.iso.date().optional(),
      at: timestamp.optional(),
      /** The company of a project, the sender of a message, the manuscript of an item. */
      from: z.string().optional(),
      /** The matching snippet; hits are between U+E000 and U+E001. */
      snippet: z.string().optional(),
    })
    .optional(),
})
/** At most five children each; an empty category is omitted. */
export const searchCategory = z.object({
  title: z.string(),
  category: z.enum(SEARCH_CATEGORIES),
  children: z.array(searchChild).min(1).max(5),
})
export type FoundCategory = z.infer<typeof searchCategory>
export const appBarSearchResponse = z.array(searchCategory)
