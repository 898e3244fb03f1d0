import type { ImportEntry, ImportWarning, ReasonValues } from '@contract/imports.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'

/** The translation functions for a text: whether a message exists, and its text. */
export type Translate = {
  has: (id: string) => id is MessageId
  t: (id: MessageId, values?: ReasonValues) => string
}

const area = 'scrivener-import'

/** The translated text of a receipt row; an unknown reason uses the English text. */
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

/** The translated text of a warning; an unknown code uses the English text. */
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

/** The translated kinds of damage among the values, joined into one text. */
function damageText(values: ReasonValues, { has, t }: Translate): string {
  return Object.entries(values)
    .flatMap(([code, count]) => {
      const id = `${area}.damage.${code}`
      return has(id) ? [t(id, { count })] : []
    })
    .join(' ')
}

/** An item without a title gets the translated default title. */
const named = (values: ReasonValues, { t }: Translate): ReasonValues =>
  values.title === '' ? { ...values, title: t(`${area}.preview.untitled`) } : values
