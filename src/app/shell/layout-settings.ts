import { createSetting } from '@/lib/storage/create-setting.ts'
import { createStore, useStore } from '@/lib/storage/external-store.ts'

/** The layout of the app frame; theme, skin and direction have their own stores. */
export type LayoutSettings = Readonly<{
  nav: 'vertical' | 'horizontal'
  navbar: 'sticky' | 'static' | 'hidden'
  isNavbarBlurEnabled: boolean
  isVerticalNavCollapsed: boolean
  /** True when the user expanded the navigation on screens that collapse it (the item editor). */
  isVerticalNavOpenInEditor: boolean
  isVerticalNavSemiDark: boolean
  contentWidth: 'boxed' | 'fluid'
}>

/** The default layout. */
export const layoutDefaults: LayoutSettings = {
  nav: 'vertical',
  navbar: 'sticky',
  isNavbarBlurEnabled: true,
  isVerticalNavCollapsed: false,
  isVerticalNavOpenInEditor: false,
  isVerticalNavSemiDark: false,
  contentWidth: 'boxed',
}

/** The cookie of each setting. */
const cookies: Readonly<Record<keyof LayoutSettings, string>> = {
  nav: 'appContentLayoutNav',
  navbar: 'navbarType',
  isNavbarBlurEnabled: 'isNavbarBlurEnabled',
  isVerticalNavCollapsed: 'isVerticalNavCollapsed',
  isVerticalNavOpenInEditor: 'isVerticalNavOpenInEditor',
  isVerticalNavSemiDark: 'isVerticalNavSemiDark',
  contentWidth: 'appContentWidth',
}

const settingNames = Object.keys(cookies) as (keyof LayoutSettings)[]

const oneOf = <T extends string>(word: string | undefined, words: readonly T[], fallback: T): T =>
  words.find((one) => one === word) ?? fallback
const flag = (word: string | undefined, fallback: boolean): boolean =>
  word === 'true' ? true : word === 'false' ? false : fallback

/** The settings as cookie values. */
const wordsOf = (settings: LayoutSettings): Readonly<Record<string, string>> =>
  Object.fromEntries(settingNames.map((name) => [cookies[name], String(settings[name])]))

/** Parses stored settings; an unknown value or an impossible combination becomes the default. */
export function parseLayout(read: (cookie: string) => string | undefined): LayoutSettings {
  const bool = (name: keyof LayoutSettings) => flag(read(cookies[name]), layoutDefaults[name] === true)
  return normalizeLayout({
    nav: oneOf(read(cookies.nav), ['vertical', 'horizontal'], layoutDefaults.nav),
    navbar: oneOf(read(cookies.navbar), ['sticky', 'static', 'hidden'], layoutDefaults.navbar),
    contentWidth: oneOf(read(cookies.contentWidth), ['boxed', 'fluid'], layoutDefaults.contentWidth),
    isNavbarBlurEnabled: bool('isNavbarBlurEnabled'),
    isVerticalNavCollapsed: bool('isVerticalNavCollapsed'),
    isVerticalNavOpenInEditor: bool('isVerticalNavOpenInEditor'),
    isVerticalNavSemiDark: bool('isVerticalNavSemiDark'),
  })
}

/**
 * Horizontal navigation is part of the navbar, so the navbar cannot be hidden and the vertical navigation is
 * expanded.
 */
export const normalizeLayout = (settings: LayoutSettings): LayoutSettings =>
  settings.nav === 'horizontal'
    ? {
        ...settings,
        navbar: settings.navbar === 'hidden' ? 'sticky' : settings.navbar,
        isVerticalNavCollapsed: false,
      }
    : settings

const stored = new Map(
  Object.values(cookies).map((key) => [
    key,
    createSetting<string | undefined>({
      key,
      isCookie: true,
      parse: (text) => text,
      format: (text) => text ?? null,
    }),
  ]),
)
const parseStored = () => parseLayout((key) => stored.get(key)?.get())
const layout = createStore(parseStored())
for (const setting of stored.values()) setting.subscribe(() => layout.set(parseStored()))

/** Changes settings and stores the changed ones for 30 days. */
export function setLayout(changes: Partial<LayoutSettings>): void {
  const known = wordsOf(layout.get())
  const words = wordsOf(normalizeLayout({ ...layout.get(), ...changes }))
  for (const [key, word] of Object.entries(words)) if (word !== known[key]) stored.get(key)?.set(word)
}

/** The current layout settings. */
export const useLayoutSettings = (): LayoutSettings => useStore(layout)
