import { readCookie, writeCookie } from './cookies.ts'
import { createStore, useStore } from './external-store.ts'
import { broadcastSettings, subscribeToSettings } from './tab-sync.ts'

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
const choiceStore = createStore(parseThemeChoice(readCookie('theme')))
const schemeStore = createStore<ColorScheme>(resolveScheme(choiceStore.get(), systemQuery().matches))
const skinStore = createStore(parseSkin(readCookie('skin')))

function paint() {
  const scheme = resolveScheme(choiceStore.get(), systemQuery().matches)
  const root = document.documentElement
  root.classList.remove('light', 'dark')
  root.classList.add(scheme)
  root.style.colorScheme = scheme
  root.dataset.skin = skinStore.get()
  writeCookie('color-scheme', scheme)
  schemeStore.set(scheme)
}

/** Paints the chosen theme and follows the system while the choice is "system"; returns how to stop. */
export function startColorMode(): () => void {
  paint()
  const query = systemQuery()
  query.addEventListener('change', paint)
  subscribeToSettings((said) => {
    choiceStore.set(parseThemeChoice(said('theme') ?? choiceStore.get()))
    skinStore.set(parseSkin(said('skin') ?? skinStore.get()))
    paint()
  })
  return () => query.removeEventListener('change', paint)
}

/** Changes the theme and remembers it for 30 days. */
export function setThemeChoice(choice: ThemeChoice): void {
  writeCookie('theme', choice)
  choiceStore.set(choice)
  paint()
  broadcastSettings({ theme: choice })
}

/** Changes between shadows and hairlines, and remembers it for 30 days. */
export function setSkin(skin: Skin): void {
  writeCookie('skin', skin)
  skinStore.set(skin)
  document.documentElement.dataset.skin = skin
  broadcastSettings({ skin })
}

/** The user's choice of skin. */
export const useSkin = (): Skin => useStore(skinStore)

/** The user's choice of theme. */
export const useThemeChoice = (): ThemeChoice => useStore(choiceStore)

/** The theme on the screen now, for what cannot be styled by tokens (canvas, maps). */
export const useColorScheme = (): ColorScheme => useStore(schemeStore)
