import { z } from 'zod'
import { boundedArray, boundedRecord } from './bounded.ts'
import { stripInvisible } from './clean-name.ts'
import { docSchema } from './document.ts'
import { docBody } from './document-body.ts'
import { ITEM_TYPES, MAX_CHANGED_ITEMS, MAX_KEYWORDS } from './item-types.ts'
import { keyword } from './keywords.ts'
import { nameText } from './name-text.ts'
import { textLanguage } from './text-language.ts'

const timestamp = z.iso.datetime({ offset: true })

export const itemType = z.enum(ITEM_TYPES)
export type ItemType = z.infer<typeof itemType>

/** A row of the binder: all columns except the bodies. */
export const itemSummary = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  /** The order among siblings, smaller first. */
  position: z.number(),
  type: itemType,
  title: z.string(),
  synopsis: z.string(),
  notes: z.string(),
  status: z.string().nullable(),
  statusId: z.uuid().nullable(),
  label: z.object({ name: z.string(), colour: z.string().nullable() }).nullable(),
  labelId: z.uuid().nullable(),
  includeInCompile: z.boolean(),
  keywords: z.array(z.string()),
  /** Custom metadata by field title. */
  custom: z.record(z.string(), z.string()),
  target: z.number().int().nullable(),
  sectionType: z.string().nullable(),
  /** The language of the text; null for that of the manuscript. */
  language: z.string().nullable(),
  /** The secondary text in a list: a character's role, a location's kind, a source. */
  headline: z.string().nullable(),
  /** Other names of a character or location, as typed; `itemNames` separates them. */
  aliases: z.string().nullable(),
  wordCount: z.number().int(),
  /** The characters of the text, with spaces and the ends of lines. */
  characterCount: z.number().int(),
  hasText: z.boolean(),
  inTrash: z.boolean(),
  sourceId: z.string().nullable(),
  /** Scrivener's own type (DraftFolder, Text, PDF …) of an imported item. */
  sourceType: z.string().nullable(),
  revision: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type ItemSummary = z.infer<typeof itemSummary>

/** `GET /api/manuscripts/:id/items`: the whole binder, depth first. `?type=` filters it. */
export const itemList = z.object({ items: z.array(itemSummary), total: z.number().int() })
export const itemListQuery = z.object({
  type: itemType.optional().catch(undefined),
  /** `true` omits the trash. */
  active: z.enum(['true', 'false']).optional().catch(undefined),
})

/** A file of an item, such as an imported PDF, picture or recording. Storage signs `objectPath`. */
export const itemFile = z.object({
  id: z.uuid(),
  role: z.enum(['main', 'image', 'card', 'package', 'raw']),
  name: z.string(),
  mime: z.string(),
  size: z.number().int(),
  objectPath: z.string(),
})
export type ItemFile = z.infer<typeof itemFile>

export const itemComment = z.object({
  id: z.uuid(),
  kind: z.enum(['comment', 'footnote']),
  body: z.string(),
  colour: z.string().nullable(),
  /** The comment that a reply answers. */
  parentId: z.uuid().nullable(),
  /** The author; that of a comment of a file is the name in the file. */
  authorName: z.string().nullable(),
  isFromFile: z.boolean(),
  /** Whether the caller, who may write the text, edits the words: the author, and all for those without an account. */
  isOwn: z.boolean(),
  resolvedAt: timestamp.nullable(),
  resolvedByName: z.string().nullable(),
  createdAt: timestamp,
})
export type ItemComment = z.infer<typeof itemComment>

const details = z.record(z.string().max(60), z.string().max(5000))

/** An item with its body. */
export const item = itemSummary.extend({
  content: docSchema.nullable(),
  text: z.string(),
  notesContent: docSchema.nullable(),
  /** The fields of characters, locations and research, by field id. */
  details,
  /** The author of the stored state; null after that account was deleted. */
  editedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  comments: z.array(itemComment),
  files: z.array(itemFile),
})
export type Item = z.infer<typeof item>
export const itemResponse = z.object({ item })
/**
 * The response to a save: the revision that it made and the columns that the server computes, not the text. A repeated
 * save is answered with the revision that the first one made.
 */
export const savedItem = item.pick({
  revision: true,
  wordCount: true,
  characterCount: true,
  updatedAt: true,
  title: true,
  headline: true,
  status: true,
  label: true,
  editedBy: true,
})
export type SavedItem = z.infer<typeof savedItem>
export const itemSummariesResponse = z.object({ items: z.array(itemSummary) })

const detailsBody = boundedRecord(z.string().max(60), z.string().max(5000), 200)

const editable = {
  title: z.string().overwrite(stripInvisible).max(1000),
  synopsis: z.string().max(20_000),
  type: itemType,
  labelId: z.uuid().nullable(),
  statusId: z.uuid().nullable(),
  includeInCompile: z.boolean(),
  keywords: boundedArray(keyword, MAX_KEYWORDS),
  custom: boundedRecord(z.string().max(200), z.string().max(5000), 1000),
  details: detailsBody,
  target: z.number().int().positive().max(10_000_000).nullable(),
  language: textLanguage.nullable(),
  content: docBody.nullable(),
  notesContent: docBody.nullable(),
}
const itemFields = z.object(editable).partial()
/** The fields of an item that a person changes. */
export type ItemFields = z.output<typeof itemFields>

/** A position: below `parentId` (null: top level), after `afterId` (null: first; omitted: last). */
export const place = z.object({ parentId: z.uuid().nullable(), afterId: z.uuid().nullish() })
export type ItemPlacement = z.infer<typeof place>

/** `POST /api/manuscripts/:id/items` → 201 `{item}`. */
export const createItemBody = itemFields
  .extend({ id: z.uuid().optional(), type: itemType, title: editable.title.default('') })
  .extend({ parentId: z.uuid().nullable().default(null), afterId: z.uuid().nullish() })
export type CreateItemBody = z.input<typeof createItemBody>

/**
 * `PATCH …/items/:itemId` → {@link savedItem}: only the given fields change. An outdated `revision` gives 409 `{error: {code:
 * 'conflict'}, item}` with the current state.
 */
export const patchItemBody = itemFields.extend({
  revision: z.number().int(),
  /** An id of this save. A repeated save of the same person changes nothing and gets the response of the first. */
  saveId: z.uuid().optional(),
  /** Stores the replaced state as a revision regardless of its age, after the user chose a side of a conflict. */
  keepReplacedAs: z.literal('conflict').optional(),
  /** Stores the replaced state as a named revision with this id, unless the save is refused. */
  keepAs: z.object({ id: z.uuid(), name: nameText(300) }).optional(),
  /** The caller's calendar day, when the text was typed: its words count for this day. */
  writtenOn: z.iso.date().optional(),
})
export type PatchItemBody = z.input<typeof patchItemBody>

/** `POST …/items/:itemId/move` → `{items}`: the moved item and the siblings with a new position. */
export const moveItemBody = place

const severalItems = boundedArray(z.object({ id: z.uuid() }), MAX_CHANGED_ITEMS)

/**
 * `POST /api/manuscripts/:id/items/change` → `{items}`: several items, each with its own values or position, in one
 * step. `set` replaces the given fields whatever the revision is; moves are done in the given order. `addKeywords` and
 * `removeKeywords` leave the other keywords of the item as they are.
 */
export const changeItemsBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('set'),
    items: boundedArray(
      z.object({
        id: z.uuid(),
        labelId: editable.labelId.optional(),
        statusId: editable.statusId.optional(),
        includeInCompile: editable.includeInCompile.optional(),
        keywords: editable.keywords.optional(),
        addKeywords: editable.keywords.optional(),
        removeKeywords: editable.keywords.optional(),
      }),
      MAX_CHANGED_ITEMS,
    ),
  }),
  z.object({
    kind: z.literal('move'),
    items: boundedArray(place.extend({ id: z.uuid() }), MAX_CHANGED_ITEMS),
  }),
  z.object({ kind: z.literal('trash'), items: severalItems }),
  z.object({ kind: z.literal('restore'), items: severalItems }),
])
export type ChangeItemsBody = z.input<typeof changeItemsBody>

/** An item of a file; `footnotes` are the rows of the footnote marks in its content. */
const newItem = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  type: itemType,
  title: editable.title,
  content: docBody.nullish(),
  footnotes: boundedArray(
    z.object({ id: z.uuid(), body: z.string().trim().min(1).max(50_000) }),
    5000,
  ).optional(),
})

/** Several new items in binder order, each after its parent. */
export const newItems = boundedArray(newItem, MAX_CHANGED_ITEMS).refine(areInOrder)
export type AddedItem = z.input<typeof newItem>

function areInOrder(items: readonly { id: string; parentId: string | null }[]): boolean {
  const index = new Map(items.map(({ id }, at) => [id, at]))
  return (
    index.size === items.length && items.every(({ parentId }, at) => (index.get(parentId ?? '') ?? -1) < at)
  )
}

/**
 * `POST /api/manuscripts/:id/items/add` → 204: adds items with their texts at the end. Those that the manuscript has are
 * skipped, so that a call can be repeated.
 */
export const addItemsBody = z.object({ items: newItems })
export type AddItemsBody = z.input<typeof addItemsBody>

/** The response to a write with an outdated revision. */
export const conflictResponse = z.object({
  error: z.object({ code: z.literal('conflict'), message: z.string() }),
  item,
})
