import { z } from 'zod'
import { boundedArray, boundedRecord } from './bounded.ts'
import { stripInvisible } from './clean-name.ts'
import { docSchema } from './document.ts'
import { docBody } from './document-body.ts'
import { ITEM_TYPES } from './item-types.ts'
import { listQuery } from './list.ts'
import { nameText } from './name-text.ts'

const timestamp = z.iso.datetime({ offset: true })

export const itemType = z.enum(ITEM_TYPES)
export type ItemType = z.infer<typeof itemType>

/** A row of the binder: everything but the bodies. */
export const itemSummary = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  /** Order among siblings: a number, smaller first. */
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
  /** What a list says of it beside its title: the role of a character, the kind of a location, a source. */
  headline: z.string().nullable(),
  wordCount: z.number().int(),
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

/** `GET /api/manuscripts/:id/items`: the whole binder, depth first in binder order. `?type=` narrows it. */
export const itemList = z.object({ items: z.array(itemSummary), total: z.number().int() })
export const itemListQuery = z.object({
  type: itemType.optional().catch(undefined),
  /** `true` leaves the trash out. */
  active: z.enum(['true', 'false']).optional().catch(undefined),
})

/** A file of an item: what an imported PDF, picture or recording is. `objectPath` is signed by Storage. */
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
  authorName: z.string().nullable(),
  resolvedAt: timestamp.nullable(),
  createdAt: timestamp,
})
export type ItemComment = z.infer<typeof itemComment>

const details = z.record(z.string().max(60), z.string().max(5000))

/** An item with its body. */
export const item = itemSummary.extend({
  content: docSchema.nullable(),
  text: z.string(),
  notesContent: docSchema.nullable(),
  /** Fitting fields of characters, locations and research, by field id. */
  details,
  /** Who wrote the stored state; null once that account is closed. */
  editedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  comments: z.array(itemComment),
  files: z.array(itemFile),
})
export type Item = z.infer<typeof item>
export const itemResponse = z.object({ item })
export const itemSummariesResponse = z.object({ items: z.array(itemSummary) })

const detailsBody = boundedRecord(z.string().max(60), z.string().max(5000), 200)

const editable = {
  title: z.string().overwrite(stripInvisible).max(1000, 'Title must be at most 1000 characters'),
  synopsis: z.string().max(20_000, 'Synopsis must be at most 20,000 characters'),
  type: itemType,
  labelId: z.uuid().nullable(),
  statusId: z.uuid().nullable(),
  includeInCompile: z.boolean(),
  keywords: boundedArray(z.string().trim().min(1).max(100), 200),
  custom: boundedRecord(z.string().max(200), z.string().max(5000), 1000),
  details: detailsBody,
  target: z.number().int().positive().max(10_000_000).nullable(),
  content: docBody.nullable(),
  notesContent: docBody.nullable(),
}

/** Where an item goes: below `parentId` (null: top level), after `afterId` (null: first; left out: last). */
export const place = z.object({ parentId: z.uuid().nullable(), afterId: z.uuid().nullish() })
export type ItemPlacement = z.infer<typeof place>

/** `POST /api/manuscripts/:id/items` → 201 `{item}`. */
export const createItemBody = z
  .object(editable)
  .partial()
  .extend({ id: z.uuid().optional(), type: itemType, title: editable.title.default('') })
  .extend({ parentId: z.uuid().nullable().default(null), afterId: z.uuid().nullish() })
export type CreateItemBody = z.input<typeof createItemBody>

/**
 * `PATCH …/items/:itemId` → `{item}`: only what is given changes. With a `revision` that is not the stored one:
 * 409 `{error: {code: 'conflict'}, item}` holding the current state, nothing written.
 */
export const patchItemBody = z
  .object(editable)
  .partial()
  .extend({
    revision: z.number().int(),
    /** Keeps the replaced state as a revision whatever its age: the state that lost a side-by-side choice. */
    keepReplacedAs: z.literal('conflict').optional(),
  })
export type PatchItemBody = z.input<typeof patchItemBody>

/** `POST …/items/:itemId/move` → `{items}`: the moved item and siblings whose position had to change. */
export const moveItemBody = place

/** `POST …/items/:itemId/duplicate` → 201 `{items}`: the copy and all below it, right after the original. */
/** `POST …/items/:itemId/trash` and `/restore` → `{items}`: every item that changed. `DELETE …` erases for good (only from the trash) → 204. */

/** The answer to a write that came too late. */
export const conflictResponse = z.object({
  error: z.object({ code: z.literal('conflict'), message: z.string() }),
  item,
})

export const revision = z.object({
  id: z.uuid(),
  kind: z.enum(['auto', 'named', 'snapshot', 'restore', 'conflict']),
  name: z.string(),
  title: z.string(),
  wordCount: z.number().int(),
  authorName: z.string().nullable(),
  createdAt: timestamp,
})
export type Revision = z.infer<typeof revision>
/** `GET …/items/:itemId/revisions` newest first; `POST` `{name}` keeps the current state → 201 `{revision}`. */
export const revisionList = z.object({ revisions: z.array(revision), total: z.number().int() })
export const nameRevisionBody = z.object({ name: nameText(300) })
export const revisionResponse = z.object({ revision })
/** `GET …/revisions/:revisionId`. `POST …/revisions/:revisionId/restore {revision}` → `{item}` (409 as patch). */
export const revisionDetail = z.object({
  revision: revision.extend({ content: docSchema.nullable(), text: z.string() }),
})
export const restoreRevisionBody = z.object({ revision: z.number().int() })

/** `POST …/items/:itemId/comments` → 201 `{comment}`; `PATCH …/comments/:id`; `DELETE` → 204. */
export const createCommentBody = z.object({
  id: z.uuid().optional(),
  kind: z.enum(['comment', 'footnote']).default('comment'),
  body: z.string().trim().min(1, 'Comment is empty').max(50_000),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullish(),
})
export const patchCommentBody = z.object({
  body: z.string().trim().min(1, 'Comment is empty').max(50_000).optional(),
  resolved: z.boolean().optional(),
})
export const commentResponse = z.object({ comment: itemComment })

/** The query of a search: `itemsPerPage` is 50 unless told. */
export const itemSearchQuery = listQuery.pick({ q: true, page: true }).extend({
  itemsPerPage: z.coerce.number().int().min(1).max(100).catch(50).default(50),
})

/**
 * `GET /api/manuscripts/:id/search?q=`: titles first, then synopses and keywords, texts, and notes, each in the order of
 * the book, the trash last; `passage` holds hits between U+E000 and U+E001.
 */
export const searchHit = z.object({
  itemId: z.uuid(),
  type: itemType,
  title: z.string(),
  inTrash: z.boolean(),
  field: z.enum(['title', 'synopsis', 'keyword', 'text', 'notes']),
  passage: z.string(),
  /** In a text: the first words found in the passage, and which of their occurrences that is, from 0. */
  match: z.object({ text: z.string(), index: z.number().int() }).nullable(),
  rank: z.number(),
})
export type SearchHit = z.infer<typeof searchHit>
export const searchResponse = z.object({ hits: z.array(searchHit), total: z.number().int() })

/** `GET …/items/:itemId/mentions`: chapters and scenes whose text names the item, with the passage. */
export const mentionsResponse = z.object({ hits: z.array(searchHit), total: z.number().int() })
