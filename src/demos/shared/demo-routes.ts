import type { MessageId, MessageKey } from '@/lib/i18n/message-ids.ts'
import type { AreaRoute, RouteNav } from '@/lib/routing/route.ts'

/** The properties that the screens of an area share. */
type SharedProperties = Partial<Pick<AreaRoute, 'access' | 'layout' | 'search'>> & {
  /** The file name of the page without `-page.tsx`; by default the id of the screen. */
  page?: string
  /** The navigation group of the screens, which has them in the order of the rows. */
  nav?: Omit<RouteNav, 'order'>
}

type DemoScreen = Partial<Omit<AreaRoute, 'id'>> & {
  /** The id within the area. */
  id: string
  path: string
  /** Message id of the short name in the navigation. */
  label?: MessageId
  /** The navigation shows the screen only to people who may create sample data. */
  isForCreators?: true
  /** The screen is neither in the navigation nor in the search box. */
  isUnlisted?: true
}

/** A screen whose title is given, or is the message `<area>.<id>.title`. */
type TitledScreen<Name extends string> = DemoScreen &
  ({ titleId: MessageId } | { id: NameOf<MessageKey<Name>> })
type NameOf<Key> = Key extends `${infer Id}.title` ? Id : never

type DemoRoute<Name extends string, Screen> = Screen extends DemoScreen
  ? Omit<AreaRoute, 'id' | 'path'> & { id: `${Name}.${Screen['id']}`; path: Screen['path'] }
  : never

const needs = { action: 'create', subject: 'demo' } as const

/**
 * The routes of a template area, one row for each screen. The id of a row gives the page file and the title; a screen is
 * for people who may read the sample data unless `access` has another rule.
 */
export function demoRoutes<Name extends string, const Screen extends TitledScreen<Name>>(
  area: Name,
  shared: SharedProperties,
  screens: readonly Screen[],
): readonly DemoRoute<Name, Screen>[]
export function demoRoutes(
  area: string,
  { nav: group, page: sharedPage, search, ...shared }: SharedProperties,
  screens: readonly DemoScreen[],
): readonly (Omit<AreaRoute, 'titleId'> & { titleId: string })[] {
  return screens.map(
    ({ id, page = sharedPage ?? id, label, isForCreators, isUnlisted, ...screen }, index) => ({
      titleId: `${area}.${id}.title`,
      access: { action: 'read', subject: 'demo' },
      layout: 'default',
      ...shared,
      ...(search && !isUnlisted ? { search } : {}),
      ...(group && !isUnlisted
        ? {
            nav: { ...group, order: index, ...(label ? { label } : {}), ...(isForCreators ? { needs } : {}) },
          }
        : {}),
      ...screen,
      id: `${area}.${id}`,
      page: `demos/${area}/pages/${page}-page.tsx`,
    }),
  )
}
