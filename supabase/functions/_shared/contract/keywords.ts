import { z } from 'zod'

/** A keyword: as long as those of imports, so that an item keeps them when its others change. */
export const keyword = z.string().trim().min(1).max(500)

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** The colour of each keyword that has one. */
export const keywordColours = z.record(z.string(), z.string())

/**
 * `POST /api/manuscripts/:id/keywords/change`: replaces a keyword in all items, those in the trash too, or removes it
 * (`to: null`). Where the item has `to` already, one remains. The colour goes with it, unless `to` has one.
 */
export const changeKeywordBody = z.object({ name: z.string().min(1).max(500), to: keyword.nullable() })
export type ChangeKeywordBody = z.infer<typeof changeKeywordBody>

/** The changed items with their keywords before the change, from which it can be undone. */
export const changeKeywordResponse = z.object({
  items: z.array(z.object({ id: z.uuid(), keywords: z.array(z.string()) })),
})
export type ChangedKeywords = z.infer<typeof changeKeywordResponse>

/** `PUT /api/manuscripts/:id/keywords/colour` → `{keywordColours}`: `null` removes the colour. */
export const keywordColourBody = z.object({ name: keyword, colour: colour.nullable() })
export type KeywordColourBody = z.infer<typeof keywordColourBody>
export const keywordColoursResponse = z.object({ keywordColours })
