import type { FoundCategory, SearchCategory } from '../../_shared/contract/search.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { foldText } from './fold-text.ts'

/** A screen in the search; `needs` is null when signing in is enough. */
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

/** The categories in order with their titles. */
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
  { category: 'companies', en: 'Companies', fr: 'Sociétés' },
]

const fold = (text: string) => foldText(text).text

/** Returns the screens whose title matches and that the caller may open, at most five for each category. */
export function findScreens(
  screens: readonly SearchScreen[],
  may: ReadonlySet<string>,
  { q, lang }: { q: string; lang: Language },
): FoundCategory[] {
  const whole = fold(q.trim())
  const wanted = whole.split(/\s+/)
  const isWhole = (title: string) => fold(title) === whole
  return CATEGORIES.flatMap(({ category, ...titles }) => {
    const children = screens
      .filter(
        (screen) => screen.category === category && wanted.every((word) => fold(screen[lang]).includes(word)),
      )
      .filter(({ needs }) => needs === null || may.has(needKey(needs)))
      .map((screen) => ({ url: screen.url, icon: screen.icon, title: screen[lang] }))
      // Two addresses of one view have one title.
      .filter(({ title }, n, all) => all.findIndex((one) => one.title === title) === n)
      .sort((a, b) => Number(isWhole(b.title)) - Number(isWhole(a.title)))
      .slice(0, MOST_CHILDREN)
    return children.length === 0 ? [] : [{ title: titles[lang], category, children }]
  })
}

/** Returns the keys (see {@link needKey}) of the abilities that screens need and the caller has. */
export async function readMay(tx: Tx, screens: readonly SearchScreen[]): Promise<Set<string>> {
  const needs = new Map(screens.flatMap(({ needs: each }) => (each ? [[needKey(each), each] as const] : [])))
  const list = [...needs.values()]
  const rows = await tx<{ action: string; subject: string }[]>`
    select n.action, n.subject from unnest(${list.map((each) => each.action)}::text[], ${list.map((each) => each.subject)}::text[])
      as n (action, subject) where private.can(n.action, n.subject)`
  return new Set(rows.map(needKey))
}

const needKey = ({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`

/** Groups results under the title of their category; empty categories are left out. */
export function underHeadings(
  found: readonly Omit<FoundCategory, 'title'>[],
  lang: Language,
): FoundCategory[] {
  return found.flatMap(({ category, children }) => {
    const title = CATEGORIES.find((each) => each.category === category)?.[lang] ?? ''
    return children.length === 0 ? [] : [{ title, category, children }]
  })
}
