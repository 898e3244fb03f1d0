import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { customFieldsResponse } from './custom-fields.ts'
import { newItems } from './items.ts'
import { keywordColours } from './keywords.ts'
import { listQuery } from './list.ts'
import { hasCriteria } from './match-search.ts'
import { nameText, optionalName } from './name-text.ts'
import { savedSearch } from './saved-searches.ts'
import { textLanguage } from './text-language.ts'

const timestamp = z.iso.datetime({ offset: true })

/** The caller's access to a manuscript: owner, shared as editor or viewer, or admin. */
export const manuscriptAccess = z.enum(['owner', 'editor', 'viewer', 'admin'])

export const label = z.object({ id: z.uuid(), name: z.string(), colour: z.string().nullable() })
export const status = z.object({ id: z.uuid(), name: z.string() })

/** A manuscript in a list. */
export const manuscript = z.object({
  id: z.uuid(),
  title: z.string(),
  author: z.string(),
  description: z.string(),
  language: z.string(),
  target: z.number().int().nullable(),
  access: manuscriptAccess,
  ownerName: z.string(),
  /** Items outside the trash. */
  itemCount: z.number().int(),
  /** Words of compiled chapters and scenes outside the trash. */
  wordCount: z.number().int(),
  sourceIdentifier: z.string().nullable(),
  revision: z.number().int(),
  deletedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Manuscript = z.infer<typeof manuscript>

/** A manuscript with its labels and statuses. */
export const manuscriptDetail = manuscript.extend({
  labels: z.array(label),
  statuses: z.array(status),
  ...customFieldsResponse.shape,
  /** The colour of each keyword that has one. */
  keywordColours,
  /** The folder whose items are templates; it may be in the trash. */
  templatesFolderId: z.uuid().nullable(),
})
export type ManuscriptDetail = z.infer<typeof manuscriptDetail>

/** `GET /api/manuscripts`: sorted by title, words, items, createdAt or updatedAt (the default, newest first). */
export const manuscriptListQuery = listQuery.extend({
  /** `trash` lists trashed manuscripts. */
  view: z.enum(['active', 'trash']).catch('active').default('active'),
  /** An exact source identifier, which a re-import checks before it starts. */
  sourceIdentifier: z.string().max(200).optional(),
})
export const manuscriptList = z.object({ manuscripts: z.array(manuscript), total: z.number().int() })

const title = nameText(300)

/**
 * `POST /api/manuscripts` → 201 `{manuscript}`. `start` creates an empty first chapter and scene; `items` are those of a
 * file, in its stead. A repeated call with the same `id` creates nothing twice.
 */
export const createManuscriptBody = z.object({
  id: z.uuid().optional(),
  title,
  author: optionalName(300).optional(),
  description: z.string().trim().max(5000).optional(),
  language: textLanguage.optional(),
  target: z.number().int().positive().max(10_000_000).nullish(),
  start: z.enum(['blank', 'novel', 'translation']).default('blank'),
  items: newItems.optional(),
})
export type CreateManuscriptBody = z.input<typeof createManuscriptBody>

/** `PATCH /api/manuscripts/:id`: 409 with the current state when `revision` is outdated. */
export const patchManuscriptBody = z.object({
  revision: z.number().int(),
  title: title.optional(),
  author: optionalName(300).optional(),
  description: z.string().trim().max(5000).optional(),
  language: textLanguage.optional(),
  target: z.number().int().positive().max(10_000_000).nullish(),
})
export type PatchManuscriptBody = z.infer<typeof patchManuscriptBody>

export const manuscriptResponse = z.object({ manuscript: manuscriptDetail })

const vocabularyName = nameText(120)
/** `POST /api/manuscripts/:id/labels` and `PATCH|DELETE …/labels/:labelId` → `{label}` / 204. */
export const labelBody = z.object({
  name: vocabularyName,
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullish(),
})
/** The same calls for statuses. */
export const statusBody = z.object({ name: vocabularyName })
/**
 * A named list of items in its own order, imported or created by a user, or a saved search, which stores no items: the
 * reader of the items finds those that match, in binder order. One with a text has the items in which it is found
 * now, in no order (R-1015).
 */
export const collection = z.object({
  id: z.uuid(),
  name: z.string(),
  itemIds: z.array(z.uuid()),
  search: savedSearch.nullable(),
})
export type Collection = z.infer<typeof collection>
/** `GET /api/manuscripts/:id/collections`, in order. */
export const collectionList = z.object({ collections: z.array(collection), total: z.number().int() })
const collectionName = nameText(200)
const collectionItems = boundedArray(z.uuid(), 20_000)
/** `POST …/collections` → 201 `{collection}`; the items keep the given order, and a saved search is given none. */
export const createCollectionBody = z.object({
  name: collectionName,
  itemIds: collectionItems.optional(),
  search: savedSearch.refine(hasCriteria).optional(),
})
/**
 * `PATCH …/collections/:collectionId` → `{collection}`: only given fields change. `itemIds` replaces all items;
 * adding and removing keeps concurrent changes of others. The items of a saved search are refused.
 */
export const patchCollectionBody = z.object({
  name: collectionName.optional(),
  itemIds: collectionItems.optional(),
  addItemIds: collectionItems.optional(),
  removeItemIds: collectionItems.optional(),
})
export const collectionResponse = z.object({ collection })
export const labelResponse = z.object({ label })
export const statusResponse = z.object({ status })
