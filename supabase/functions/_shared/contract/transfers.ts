import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { docBody } from './document-body.ts'
import { createItemBody, item, itemSummary } from './items.ts'

const text = createItemBody.shape
const noteIds = boundedArray(z.uuid(), 5000)
const revision = z.number().int()
const changes = z
  .object({
    content: docBody.nullable(),
    synopsis: text.synopsis.unwrap(),
    notesContent: docBody.nullable(),
    keywords: text.keywords.unwrap(),
    custom: text.custom.unwrap(),
    details: text.details.unwrap(),
  })
  .partial()

/** The most items that are merged into one. */
const MAX_MERGED_ITEMS = 200

/**
 * `POST …/items/:itemId/transfer` → {@link transferResponse}: writes an item and others in one step.
 *
 * - `split` gives the item the first part of its text, and a new item after it the rest with the notes of `noteIds`;
 * - `merge` gives the item the changed fields and the notes of the others, which move to the trash with their texts;
 * - `unmerge` is the undo of `merge`: it restores the others, which get the notes of their `noteIds` back.
 *
 * An outdated revision of one of them gives 409 as for PATCH, and nothing is changed.
 */
export const transferBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('split'),
    revision,
    changes: changes.required({ content: true }),
    other: z.object({ id: z.uuid(), title: createItemBody.shape.title, content: docBody }),
    noteIds,
  }),
  z.object({
    kind: z.literal('merge'),
    revision,
    changes,
    others: boundedArray(z.object({ id: z.uuid(), revision }), MAX_MERGED_ITEMS),
  }),
  z.object({
    kind: z.literal('unmerge'),
    revision,
    changes,
    others: boundedArray(z.object({ id: z.uuid(), revision, noteIds }), MAX_MERGED_ITEMS),
  }),
])
export type TransferBody = z.input<typeof transferBody>

/** The item, the others, and the siblings with a new position. */
export const transferResponse = z.object({ item, others: z.array(item), moved: z.array(itemSummary) })
