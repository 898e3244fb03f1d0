import type { ImportEntry, ImportWarning, ReasonValues } from '@contract/imports.ts'

/** What of the page's language a sentence needs: whether a message exists, and how it reads. */
export type Translate = {
  has: (id: string) => boolean
  t: (id: string, values?: ReasonValues) => string
}

const area = 'scrivener-import'

/** What there is to say about a file of the receipt, in the reader's language; the English sentence where it has none. */
export function entryText(
  entry: Pick<ImportEntry, 'reason' | 'values' | 'detail'>,
  translate: Translate,
): string {
  const { reason, values, detail } = entry
  if (reason === null) return detail
  if (reason === 'damage') return damageText(values, translate) || detail
  const id = [`${area}.reason.${reason}`, `${area}.error.${reason}`].find(translate.has)
  return id ? translate.t(id, named(values, translate)) : detail
}

/** What an import warns of, in the reader's language; the English sentence where it has none. */
export function warningText(
  { code, message, path, values = {} }: ImportWarning,
  translate: Translate,
): string {
  const ids = [`${area}.warning.${code}`, `${area}.error.${code}`]
  if (code === 'unknown_version' && !values.version) ids.unshift(`${area}.warning.no_version`)
  const id = ids.find(translate.has)
  if (!id) return message
  const reasonId = `${area}.reason.${values.reason}`
  return translate.t(id, {
    ...named(values, translate),
    path: path ?? values.path ?? '',
    damage: damageText(values, translate),
    reason: translate.has(reasonId) ? translate.t(reasonId) : '',
  })
}

/** The kinds of damage among the values, each a sentence that may name its count. */
function damageText(values: ReasonValues, { has, t }: Translate): string {
  return Object.entries(values)
    .filter(([code]) => has(`${area}.damage.${code}`))
    .map(([code, count]) => t(`${area}.damage.${code}`, { count }))
    .join(' ')
}

/** An item without a title is called so in the reader's words. */
const named = (values: ReasonValues, { t }: Translate): ReasonValues =>
  values.title === '' ? { ...values, title: t(`${area}.preview.untitled`) } : values
