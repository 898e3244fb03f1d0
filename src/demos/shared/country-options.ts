import type { IntlShape } from 'react-intl'

/** Countries as choices, sorted by their name in the language of the app. */
export function countryOptions(
  intl: Pick<IntlShape, 'formatDisplayName' | 'locale'>,
  codes: readonly string[],
): { value: string; label: string }[] {
  return codes
    .map((value) => ({
      value,
      label: intl.formatDisplayName(value.toUpperCase(), { type: 'region' }) ?? value,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale))
}
