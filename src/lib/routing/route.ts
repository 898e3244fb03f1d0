import type { MessageId } from '../i18n/message-ids.ts'

/** Access rule of a screen. */
export type RouteAccess = 'public' | 'guest' | 'signed-in' | Readonly<{ action: string; subject: string }>

/**
 * The layout of a screen: `fixed` fills the window and scrolls inside itself; `adaptive` is `blank` for
 * guests only.
 */
export type LayoutName = 'default' | 'blank' | 'fixed' | 'adaptive'

/** The groups of the search box. */
export type SearchGroup =
  | 'dashboards'
  | 'front-pages'
  | 'apps-and-pages'
  | 'user-interface'
  | 'forms-and-tables'
  | 'charts'
  | 'acl'

/** The headings of the navigation, in order. */
export const navSections = [
  'writing',
  'portal',
  'admin',
  'others',
  'apps',
  'pages',
  'interface',
  'forms',
  'charts',
] as const
export type NavSection = (typeof navSections)[number]

/** The headings of the template areas, which the navigation shows in one collapsed group. */
export const templateSections: readonly NavSection[] = ['apps', 'pages', 'interface', 'forms', 'charts']

/** A screen's position in the navigation. */
export type RouteNav = Readonly<{
  section: NavSection
  /** Name of an icon in `app/navigation/nav-icons.ts`. */
  icon?: string
  /** Smaller numbers come first. */
  order: number
  /** Id of a nav group of the same area that contains the item. */
  parent?: string
  /** Message id of the short name, when the title is too long for the navigation. */
  label?: MessageId
  /** The right that the item needs beside that of its screen, which names it when it is missing. */
  needs?: Readonly<{ action: string; subject: string }>
}>

/**
 * One screen as plain data; the page is named by its file, because an import would form a type cycle with
 * `href`.
 */
export type AreaRoute = Readonly<{
  id: string
  path: string
  /** Path of the page file below `src/`; the file exports `Page`. */
  page: string
  /** Message id ending in `.title`: document title and default name in the navigation. */
  titleId: MessageId
  /** Message id of one or two sentences for search engines; a screen without is not indexed. */
  descriptionId?: MessageId
  access: RouteAccess
  layout: LayoutName
  /** The screen needs the width: the navigation stays collapsed until the user opens it. */
  collapsesNav?: true
  /** A change of the query alone runs no loader, so that the screen renders it in the same frame. */
  keepsQuery?: true
  nav?: RouteNav
  search?: SearchGroup
  /** Further paths that show the same screen without a redirect. */
  aliases?: readonly string[]
}>

/** A redirect; parameters of `from` may be used in `to`. */
export type AreaRedirect = Readonly<{ from: string; to: string }>

/** A group of navigation items that expands and collapses. */
export type NavGroup = Readonly<{
  id: string
  /** Message id ending in `.nav` or `.title`. */
  titleId: MessageId
  section: NavSection
  icon: string
  order: number
}>

/** The value that an area's `routes.ts` exports as `routes`. */
export type Area = Readonly<{
  area: string
  /**
   * Locale files of the screens, e.g. `['manuscripts']`; `app`, `ui` and `notifications` are always
   * loaded.
   */
  messages: readonly string[]
  /** The figures and rows of the screens are sample data, as a label above them says. */
  hasSampleData?: true
  routes: readonly AreaRoute[]
  redirects?: readonly AreaRedirect[]
  groups?: readonly NavGroup[]
}>
