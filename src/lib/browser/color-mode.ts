import { writeCookie } from '../storage/cookies.ts'
import { createSetting } from '../storage/create-setting.ts'
import { createStore, useStore } from '../storage/external-store.ts'

/** The user's choice: a theme, or the system's. */
export type ThemeChoice = 'light' | 'dark' | 'system'
export type ColorScheme = 'light' | 'dark'
/** Cards with shadows, or with hairlines. */
export type Skin = 'default' | 'bordered'

/** Parses a cookie value as a choice; an unknown value means the default, system. */
export const parseThemeChoice = (word: string | undefined): ThemeChoice =>
  word === 'light' || word === 'dark' ? word : 'system'

/** Resolves a choice to the scheme to show. */
export const resolveScheme = (choice: ThemeChoice, systemIsDark: boolean): ColorScheme =>
  choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)')
const parseSkin = (word: string | undefined): Skin => (word === 'bordered' ? 'bordered' : 'default')
const themeSetting = createSetting<ThemeChoice>({
  key: 'theme',
  isCookie: true,
  parse: parseThemeChoice,
  format: (choice) => choice,
})
const skinSetting = createSetting<Skin>({
  key: 'skin',
  isCookie: true,
  parse: parseSkin,
  format: (skin) => skin,
})
const currentScheme = () => resolveScheme(themeSetting.get(), systemQuery().matches)
const schemeStore = createStore<ColorScheme>(currentScheme())

function paint() {
  const scheme = currentScheme()
  const root = document.documentElement
  root.classList.remove('light', 'dark')
  root.classList.add(scheme)
  root.style.colorScheme = scheme
  root.dataset.skin = skinSetting.get()
  writeCookie('color-scheme', scheme)
  schemeStore.set(scheme)
}

/**
 * Applies theme and skin to the document and follows changes of both and of the system's scheme; returns the
 * unsubscribe function.
 */
export function startColorMode(): () => void {
  paint()
  const query = systemQuery()
  query.addEventListener('change', paint)
  const stops = [themeSetting.subscribe(paint), skinSetting.subscribe(paint)]
  return () => {
    query.removeEventListener('change', paint)
    for (const stop of stops) stop()
  }
}

/** Changes the theme, stores it for 30 days and applies it, even when it is already active. */
export function setThemeChoice(choice: ThemeChoice): void {
  themeSetting.set(choice)
  paint()
}

/** Changes between shadows and hairlines, and stores it for 30 days. */
export const setSkin = skinSetting.set

/** The chosen skin. */
export const useSkin = skinSetting.use

/** The chosen theme. */
export const useThemeChoice = themeSetting.use

/** The scheme on the screen now, for drawings that no token can style (canvas, maps). */
export const useColorScheme = (): ColorScheme => useStore(schemeStore)
