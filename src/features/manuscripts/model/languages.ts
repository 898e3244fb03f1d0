/** Languages a writer is offered; any other language tag a manuscript carries stays as it is. */
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

/** The choices of a language field, each by its name in the reader's language, the current one always among them. */
export function languageOptions(locale: string, current?: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const tags = new Set<string>([...LANGUAGES, ...(current ? [current] : [])])
  return [...tags]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
