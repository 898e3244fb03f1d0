import { isLanguageTag } from '@contract/project-fields.ts'
import type { IntlShape } from 'react-intl'

type NameIntl = Pick<IntlShape, 'formatDisplayName'>

/** The languages that the form offers; the tag of any other one can be typed. */
export const OFFERED_LANGUAGES =
  `ar bg bn bs ca cs cy da de de-AT de-CH el en en-GB en-US es es-419 es-ES et eu fa fi fr fr-BE fr-CA fr-CH ga gl he hi
  hr hu hy id is it it-CH ja ka ko lb lt lv mk ms mt nb nl nl-BE nn pl pt pt-BR pt-PT ro ru sk sl sq sr sv sw ta th tr uk
  ur vi zh-Hans zh-Hant`.split(/\s+/)

/** The tags in the text of a form or of the history: `fr,de-CH` or `["fr", "de-CH"]`. */
export const languagesOf = (text: string): string[] => text.split(/[\s",[\]]+/).filter((tag) => tag !== '')

/** The name of a language in the reader's language; a text that is no tag unchanged. */
export const languageName = (intl: NameIntl, tag: string): string =>
  isLanguageTag(tag) ? (intl.formatDisplayName(tag, { type: 'language' }) ?? tag) : tag

/** The tag of a typed name or tag; the text itself when it is neither, which the rules of the form refuse. */
export function languageTagOf(intl: NameIntl, typed: string): string {
  const text = typed.trim()
  const named = OFFERED_LANGUAGES.find(
    (tag) => languageName(intl, tag).toLocaleLowerCase() === text.toLocaleLowerCase(),
  )
  if (named) return named
  const canonical = /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(text) ? canonicalTag(text) : text
  return canonical.replace(/[\s",[\]]+/g, '_')
}

function canonicalTag(text: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? text
  } catch (error) {
    if (error instanceof RangeError) return text
    throw error
  }
}
