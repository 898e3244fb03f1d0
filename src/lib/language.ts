import { createStore, useStore } from './external-store.ts'
import { broadcastSettings, subscribeToSettings } from './tab-sync.ts'

/** The languages of the interface; English is the fallback. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** Each language's name in that language. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

const storageKey = 'language'

/** Returns the stored language, or else the browser's first supported language, or else English. */
export function pickLanguage(stored: string | null, preferred: readonly string[]): Language {
  const candidates = stored === null ? preferred : [stored, ...preferred]
  for (const candidate of candidates) {
    const base = candidate.toLowerCase().split('-')[0]
    const known = languages.find((language) => language === base)
    if (known) return known
  }
  return 'en'
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Storage is blocked, so the language is not remembered.
    return null
  }
}

const store = createStore<Language>(pickLanguage(readStored(), navigator.languages ?? []))
subscribeToSettings((said) => store.set(pickLanguage(said(storageKey) ?? store.get(), [])))

/** The language of the interface, for code outside React. */
export const currentLanguage = (): Language => store.get()

/** Changes the language and stores it under the key `language`. */
export function setLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch (error) {
    console.warn('The language could not be remembered.', error)
  }
  store.set(language)
  broadcastSettings({ [storageKey]: language })
}

/** The language of the interface. */
export const useLanguage = (): Language => useStore(store)

/** The browser's regional variant of a language, used to format dates and numbers. */
export const regionalLocale = (
  language: string,
  preferred: readonly string[] = navigator.languages,
): string =>
  preferred.find((locale) => locale.toLowerCase().split('-')[0] === language && isLanguageTag(locale)) ??
  language

/** Some browsers report the system locale, such as `en-US@posix`, which `Intl` refuses with an error. */
function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
