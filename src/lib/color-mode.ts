import { writeCookie } from './cookies.ts'
import { createSetting } from './create-setting.ts'
import { createStore, useStore } from './external-store.ts'

/** What the user chose: a theme, or whatever the system shows. */
export type ThemeChoice = 'light' | 'dark' | 'system'
export type ColorScheme = 'light' | 'dark'
/** Cards with shadows, or with hairlines. */
export type Skin = 'default' | 'bordered'

/** Reads a cookie's word as a choice; anything unknown means the default, system. */
export const parseThemeChoice = (word: string | undefined): ThemeChoice =>
  word === 'light' || word === 'dark' ? word : 'system'

/** Turns a choice into what is shown. */
export const resolveScheme = (choice: ThemeChoice, systemIsDark: boolean): ColorScheme =>
  choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)')
const parseSkin = (word: string | undefined): Skin => (word === 'bordered' ? 'bordered' : 'default')
const themeSetting = createSetting<ThemeChoice>({
  key: 'theme',
  medium: 'cookie',
  parse: parseThemeChoice,
  format: (choice) => choice,
})
const skinSetting = createSetting<Skin>({
  key: 'skin',
  medium: 'cookie',
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

/** Applies theme and skin to the document and follows both and the system's scheme; returns how to stop. */
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

/** Changes the theme, stores it for 30 days and applies it, even where it is the theme that already applies. */
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
