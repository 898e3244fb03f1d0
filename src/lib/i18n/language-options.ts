const TAGS = [
  'en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'nb', 'da', 'fi', 'cs', 'el', 'hu', 'ro', 'tr', 'uk', 'ru',
  'ar', 'he', 'fa', 'hi', 'bn', 'id', 'vi', 'th', 'ja', 'ko', 'zh',
] // biome-ignore format: a list of tags

/**
 * The languages that a user can choose: stored by English name, shown in the reader's language. A stored
 * value, or none, remains an option.
 */
export function spokenLanguageOptions(
  locale: string,
  none: string,
  current: string,
): { value: string; label: string }[] {
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  const own = new Intl.DisplayNames([locale], { type: 'language' })
  const options = TAGS.map((tag) => ({ value: english.of(tag) ?? tag, label: own.of(tag) ?? tag }))
  if (current !== '' && !options.some(({ value }) => value === current))
    options.push({ value: current, label: current })
  options.sort((a, b) => a.label.localeCompare(b.label, locale))
  return [{ value: '', label: none }, ...options]
}
