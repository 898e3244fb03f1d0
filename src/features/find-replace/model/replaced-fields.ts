import type { ItemTexts } from '@contract/item-texts.ts'
import { replaceInText } from '@/features/editor/shared/replace-in-text.ts'
import { type BlockChange, replaceInBody } from '@/features/editor/shared/search-body.ts'
import type { Hit } from './find-in-items.ts'
import type { HitField } from './find-query.ts'

/** The text that replaces hits; a regular expression fills in `$1` to `$99` and `$&`. */
export type ReplaceBy = { text: string; keepsCase: boolean }
export type ReplacedFields = Partial<Pick<ItemTexts, 'content' | 'title' | 'synopsis' | 'notesContent'>>

/** The new text of a hit, before its capitals. */
export function replacementOf({ groups }: Pick<Hit, 'groups'>, text: string): string {
  if (!groups) return text
  return text.replace(/\$(\$|&|\d{1,2})/g, (written, name: string) =>
    name === '$' ? '$' : ((name === '&' ? groups[0] : groups[Number(name)]) ?? written),
  )
}

/** The fields of an item with the given hits replaced. */
export function replacedFields(item: ItemTexts, hits: readonly Hit[], by: ReplaceBy): ReplacedFields {
  const of = (field: HitField): BlockChange[] =>
    hits.filter((hit) => hit.field === field).map((hit) => ({ ...hit, by: replacementOf(hit, by.text) }))
  const fields: ReplacedFields = {}
  const [text, notes, title, synopsis] = [of('text'), of('notes'), of('title'), of('synopsis')]
  if (text.length > 0 && item.content) fields.content = replaceInBody(item.content, text, by.keepsCase)
  if (notes.length > 0 && item.notesContent)
    fields.notesContent = replaceInBody(item.notesContent, notes, by.keepsCase)
  if (title.length > 0) fields.title = replaceInText(item.title, title, by.keepsCase)
  if (synopsis.length > 0) fields.synopsis = replaceInText(item.synopsis, synopsis, by.keepsCase)
  return fields
}
