import { type AppAbility, hasTemplateAreas } from '@/lib/auth/ability.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { type NavGroup, type NavSection, navSections, templateSections } from '@/lib/routing/route.ts'
import type { TableRoute } from '../route-table.ts'

/** One navigation link. */
export type NavLink = {
  kind: 'link'
  id: string
  path: string
  labelId: MessageId
  icon: string | undefined
  order: number
}
/** A collapsible group of navigation links. */
export type NavFolder = {
  kind: 'folder'
  id: string
  labelId: MessageId
  icon: string
  order: number
  links: NavLink[]
}
export type NavEntry = NavLink | NavFolder
/** A heading of the navigation and its entries. */
export type NavBlock = { section: NavSection; entries: NavEntry[] }

type Input = {
  routes: readonly TableRoute[]
  groups: readonly NavGroup[]
  ability: Pick<AppAbility, 'can' | 'relevantRuleFor'>
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

function canAccess(route: TableRoute, ability: Input['ability']): boolean {
  return typeof route.access === 'string' || ability.can(route.access.action, route.access.subject)
}

function canShow(route: TableRoute, ability: Input['ability']): boolean {
  if (!route.nav || !canAccess(route, ability)) return false
  const { needs } = route.nav
  return needs === undefined || ability.can(needs.action, needs.subject)
}

const toLink = (route: TableRoute): NavLink => ({
  kind: 'link',
  id: route.id,
  path: route.path,
  labelId: route.nav?.label ?? route.titleId,
  icon: route.nav?.icon,
  order: route.nav?.order ?? 0,
})

/** The sections in their order; those who only send project requests come for the portal, so it is first. */
function sectionsFor(ability: Input['ability']): NavSection[] {
  const isClient = ability.can('create', 'projects') && !ability.can('read', 'user')
  return isClient ? ['portal', ...navSections.filter((section) => section !== 'portal')] : [...navSections]
}

/** Builds the navigation that a user may see: permitted items, and groups with a permitted item, without
 * the template areas while they are hidden. */
export function buildNav({ routes, groups, ability }: Input): NavBlock[] {
  const open = routes.filter((route) => canShow(route, ability))
  const isShown = (section: NavSection) => !templateSections.includes(section) || hasTemplateAreas(ability)
  return sectionsFor(ability)
    .filter(isShown)
    .flatMap((section) => {
      const own = open.filter((route) => route.nav?.section === section)
      const loose = own.filter((route) => !route.nav?.parent).map(toLink)
      const folders = groups
        .filter((group) => group.section === section)
        .map((group): NavFolder => {
          const links = own
            .filter((route) => route.nav?.parent === group.id)
            .map(toLink)
            .sort(byOrder)
          return {
            kind: 'folder',
            id: group.id,
            labelId: group.titleId,
            icon: group.icon,
            order: group.order,
            links,
          }
        })
        .filter((folder) => folder.links.length > 0)
      const entries = [...loose, ...folders].sort(byOrder)
      return entries.length > 0 ? [{ section, entries }] : []
    })
}

/** The blocks of the product, and those of the template areas, which are shown as one group. */
export const splitTemplate = (blocks: readonly NavBlock[]) => ({
  product: blocks.filter(({ section }) => !templateSections.includes(section)),
  template: blocks.filter(({ section }) => templateSections.includes(section)),
})

/** All links of the blocks, those of folders included. */
export const linksOf = (blocks: readonly NavBlock[]): NavLink[] =>
  blocks.flatMap((block) => block.entries.flatMap((entry) => (entry.kind === 'link' ? [entry] : entry.links)))

/** True when a link of the blocks has the id. */
export const hasLink = (blocks: readonly NavBlock[], id: string | null): boolean =>
  linksOf(blocks).some((link) => link.id === id)

const withoutApps = (path: string) => path.replace(/^\/apps(?=\/)/, '')

/**
 * The id of the current link: the longest path that equals or contains the URL's path, or else the link named
 * after the screen, or else the first link of its area.
 */
export function activeLinkId(
  blocks: readonly NavBlock[],
  pathname: string,
  screen?: Pick<TableRoute, 'id' | 'area'>,
): string | null {
  const links = linksOf(blocks)
  const isAbove = (path: string, address: string) => address === path || address.startsWith(`${path}/`)
  const above = links.filter(({ path }) => isAbove(path, pathname))
  const nearest = above.sort((a, b) => b.path.length - a.path.length)[0]
  if (nearest || !screen) return nearest?.id ?? null
  const beside = [
    links.find(({ id }) => id.startsWith(screen.id)),
    links.find(({ id }) => id.startsWith(`${screen.area}.`)),
    links.find(({ path }) => isAbove(withoutApps(path), pathname)),
  ]
  return beside.find((link) => link !== undefined)?.id ?? null
}

/** The first destinations of a user: single items before items of groups, in navigation order. */
export function firstDestinations(blocks: readonly NavBlock[], count: number): NavLink[] {
  const entries = blocks.flatMap((block) => block.entries)
  const single = entries.filter((entry) => entry.kind === 'link')
  const grouped = entries.flatMap((entry) => (entry.kind === 'folder' ? entry.links : []))
  return [...single, ...grouped].slice(0, count)
}
