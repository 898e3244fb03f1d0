import { z } from 'zod'

/** The groups of the app-bar search: the seven of spec 2, then what is one's own. */
export const SEARCH_CATEGORIES = [
  'dashboards',
  'front-pages',
  'apps-and-pages',
  'user-interface',
  'forms-and-tables',
  'charts',
  'acl',
  'mine',
] as const

/** `GET /api/app-bar/search?q=&lang=` (spec 7): at most five children a category, empty categories left out. */
export const appSearchQuery = z.object({
  q: z.string().max(200).catch('').default(''),
  lang: z.enum(['en', 'fr']).catch('en').default('en'),
})
export const appSearchAnswer = z.array(
  z.object({
    title: z.string(),
    category: z.enum(SEARCH_CATEGORIES),
    children: z.array(z.object({ url: z.string(), icon: z.string(), title: z.string() })),
  }),
)
