import { createSetting } from '../storage/create-setting.ts'

/** The languages of the interface; English is the fallback. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** Each language's name in that language. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

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

const setting = createSetting<Language>({
  key: 'language',
  parse: (text) => pickLanguage(text ?? null, navigator.languages ?? []),
  format: (language) => language,
})

/** The language of the interface, for code outside React. */
export const currentLanguage = setting.get

/** Changes the language and stores it under the key `language`. */
export const setLanguage = setting.set

/** The language of the interface. */
export const useLanguage = setting.use

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
