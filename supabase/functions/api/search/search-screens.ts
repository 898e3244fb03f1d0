import type { FoundCategory, SearchCategory } from '../../_shared/contract/demo/app-bar.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { foldText } from '../manuscripts/fold.ts'

/** A screen as the search knows it; `needs` is null where being signed in is enough. */
export type SearchScreen = {
  category: string
  url: string
  icon: string
  en: string
  fr: string
  needs: { action: string; subject: string } | null
}
type Language = 'en' | 'fr'

const MOST_CHILDREN = 5

/** The categories in their order, and what they are called. */
const CATEGORIES: readonly (Record<Language, string> & { category: SearchCategory })[] = [
  { category: 'dashboards', en: 'Dashboards', fr: 'Tableaux de bord' },
  { category: 'front-pages', en: 'Front pages', fr: 'Pages publiques' },
  { category: 'apps-and-pages', en: 'Apps and pages', fr: 'Applications et pages' },
  { category: 'user-interface', en: 'User interface', fr: 'Interface' },
  { category: 'forms-and-tables', en: 'Forms and tables', fr: 'Formulaires et tableaux' },
  { category: 'charts', en: 'Charts', fr: 'Graphiques' },
  { category: 'acl', en: 'ACL', fr: 'Droits d’accès' },
  { category: 'mine', en: 'Yours', fr: 'À vous' },
  { category: 'projects', en: 'Project requests', fr: 'Demandes de projet' },
  { category: 'messages', en: 'Messages', fr: 'Messages' },
  { category: 'people', en: 'People', fr: 'Personnes' },
]

const fold = (text: string) => foldText(text).text

/** The screens whose title holds the words, of those the caller may open: at most five a category, none empty. */
export function findScreens(
  screens: readonly SearchScreen[],
  may: ReadonlySet<string>,
  { q, lang }: { q: string; lang: Language },
): FoundCategory[] {
  const wanted = fold(q.trim())
  return CATEGORIES.flatMap(({ category, ...titles }) => {
    const children = screens
      .filter((screen) => screen.category === category && fold(screen[lang]).includes(wanted))
      .filter(({ needs }) => needs === null || may.has(needKey(needs)))
      .slice(0, MOST_CHILDREN)
      .map((screen) => ({ url: screen.url, icon: screen.icon, title: screen[lang] }))
    return children.length === 0 ? [] : [{ title: titles[lang], category, children }]
  })
}

/** Which of the things screens need the caller may do, as {@link needKey} writes them. */
export async function readMay(tx: Tx, screens: readonly SearchScreen[]): Promise<Set<string>> {
  const needs = new Map(screens.flatMap(({ needs: each }) => (each ? [[needKey(each), each] as const] : [])))
  const list = [...needs.values()]
  const rows = await tx<{ action: string; subject: string }[]>`
    select n.action, n.subject from unnest(${list.map((each) => each.action)}::text[], ${list.map((each) => each.subject)}::text[])
      as n (action, subject) where private.can(n.action, n.subject)`
  return new Set(rows.map(needKey))
}

const needKey = ({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`

/** Found things under the heading of their category; none where nothing was found. */
export function underHeadings(
  found: readonly Omit<FoundCategory, 'title'>[],
  lang: Language,
): FoundCategory[] {
  return found.flatMap(({ category, children }) => {
    const title = CATEGORIES.find((each) => each.category === category)?.[lang] ?? ''
    return children.length === 0 ? [] : [{ title, category, children }]
  })
}
