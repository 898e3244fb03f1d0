import { type CustomField, FIELD_TYPES } from '../../contract/custom-fields.ts'
import { cleanLine, cutText } from '../text/clean-text.ts'
import type { RawBinder } from './raw-binder.ts'
import { MAX_NAME } from './values.ts'

/** A field of a project with the ids by which items name the options of a list. */
export type SourceField = CustomField & { optionIds: ReadonlyMap<string, string> }

/** The custom fields of a project, of the types of Quillport; equal titles get a number, because values are stored by title. */
export function buildFields(fields: RawBinder['customFields']): SourceField[] {
  const titles = new Set<string>()
  return fields.map((field) => {
    const id = cutText(field.id.trim(), 100)
    const base = cleanLine(field.title, MAX_NAME) || id
    let title = base
    for (let number = 2; titles.has(title); number++) title = `${base} (${number})`
    titles.add(title)
    const type = FIELD_TYPES.find((one) => one === field.type.trim().toLowerCase()) ?? 'text'
    const listed = type === 'list' ? field.options : []
    const options = listed.map((option) => ({ id: option.id.trim(), text: cleanLine(option.text, MAX_NAME) }))
    return {
      id,
      title,
      type,
      options: [...new Set(options.map(({ text }) => text).filter(Boolean))],
      optionIds: new Map(options.map((option) => [option.id, option.text])),
    }
  })
}

const DAY = /^(\d{4}-\d{2}-\d{2})(?:[ T]00:00(?::00)?(?:\.0+)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** The value of an item as Quillport stores it: the text of an option, a day without the midnight that Scrivener adds. */
export function readFieldValue(
  value: string,
  field: Pick<SourceField, 'type' | 'optionIds'> | undefined,
): string {
  if (field?.type === 'list') return field.optionIds.get(value) || value
  return field?.type === 'date' ? (DAY.exec(value)?.[1] ?? value) : value
}
