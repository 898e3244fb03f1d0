/** Languages offered for a manuscript; any other stored language tag is kept. */
export const LANGUAGES = [
  'en',
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'ar',
  'he',
  'ja',
  'ko',
  'zh',
] as const

/** The options of a language field, named in the interface language; always contains the current language. */
export function languageOptions(locale: string, current?: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const tags = new Set<string>([...LANGUAGES, ...(current ? [current] : [])])
  return [...tags]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
