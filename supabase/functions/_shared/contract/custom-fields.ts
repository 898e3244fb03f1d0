import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { nameText } from './name-text.ts'

/** The types of a custom field, as in Scrivener. Values are text: a day is YYYY-MM-DD, a checkbox Yes or No. */
export const FIELD_TYPES = ['text', 'list', 'date', 'checkbox'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** The longest title of a field, which is the key of its values in the items. */
export const MAX_FIELD_TITLE = 200
/** The longest option of a list. */
export const MAX_FIELD_OPTION = 200
/** The most fields that a manuscript can be given. */
export const MAX_FIELDS = 200

/** A custom field of the items of a manuscript; only a list has options. */
export const customField = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(FIELD_TYPES),
  options: z.array(z.string()),
})
export type CustomField = z.infer<typeof customField>

const id = z.string().min(1).max(100)
const title = nameText(MAX_FIELD_TITLE)
const type = z.enum(FIELD_TYPES)
const options = boundedArray(nameText(MAX_FIELD_OPTION), 500)

/**
 * `POST /api/manuscripts/:id/custom-fields/change`: adds, changes, moves, deletes or restores a field. A new
 * title moves the values of all items. A deleted field keeps its values until another field takes its title.
 */
export const changeCustomFieldsBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), id: z.uuid(), title, type, options: options.optional() }),
  z.object({
    kind: z.literal('edit'),
    id,
    title: title.optional(),
    type: type.optional(),
    options: options.optional(),
  }),
  z.object({ kind: z.literal('move'), id, afterId: id.nullable() }),
  z.object({ kind: z.literal('delete'), id }),
  z.object({ kind: z.literal('restore'), id }),
])
export type ChangeCustomFieldsBody = z.input<typeof changeCustomFieldsBody>

/** The fields in order, and the titles of the deleted ones, whose values are not shown. */
export const customFieldsResponse = z.object({
  customFields: z.array(customField),
  deletedFields: z.array(z.string()),
})
export type CustomFieldList = z.infer<typeof customFieldsResponse>
