import type { ItemTexts } from '@contract/item-texts.ts'
import { bodyBlocks, LEAF } from '@/features/editor/shared/search-body.ts'
import type { FindQuery, HitField } from './find-query.ts'
import type { TextMatch } from './match-text.ts'
import type { createTextFinder } from './text-finder.ts'

/** The most hits of a search; a list of more helps nobody. */
export const MOST_HITS = 10_000

/**
 * One hit: the text of its paragraph, caption or field, and its offsets there. `at` is the position of the paragraph or
 * picture.
 */
export type Hit = TextMatch & { id: string; field: HitField; at: number; text: string; isCaption: boolean }
export type FoundItem = { item: ItemTexts; hits: readonly Hit[] }
export type Found = { items: readonly FoundItem[]; hits: number; isCut: boolean }

type Search = {
  pages: AsyncIterable<readonly ItemTexts[]>
  query: FindQuery
  fields: readonly HitField[]
  /** The ids of the items in binder order; others are left out. */
  order: readonly string[]
  finder: Pick<ReturnType<typeof createTextFinder>, 'find'>
  onRead: (count: number) => void
}

type Source = { item: ItemTexts; field: HitField; at: number; text: string; isCaption: boolean }

function sourcesOf(item: ItemTexts, fields: readonly HitField[]): Source[] {
  return fields.flatMap((field): Source[] => {
    if (field === 'title' || field === 'synopsis')
      return [{ item, field, at: 0, text: item[field], isCaption: false }]
    const blocks = bodyBlocks(field === 'text' ? item.content : item.notesContent)
    return blocks.map((block) => ({ item, field, ...block }))
  })
}

/** Finds the hits of a query in the pages of a manuscript, by item in binder order. */
export async function findInItems({ pages, query, fields, order, finder, onRead }: Search): Promise<Found> {
  const places = new Map(order.map((id, index) => [id, index]))
  const found = new Map<ItemTexts, Hit[]>()
  let hits = 0
  let read = 0
  for await (const page of pages) {
    const sources = page.filter(({ id }) => places.has(id)).flatMap((item) => sourcesOf(item, fields))
    const limit = MOST_HITS + 1 - hits
    const texts = sources.map(({ text }) => text)
    for (const { index, matches } of await finder.find({ query, texts, limit })) {
      const source = sources[index]
      if (!source) continue
      const { item, ...rest } = source
      const own = found.get(item) ?? []
      found.set(item, own)
      for (const match of matches) {
        // An image or a line break is not text, so it is never replaced.
        if (rest.field !== 'synopsis' && rest.text.slice(match.from, match.to).includes(LEAF)) continue
        own.push({ ...rest, ...match, id: `${item.id}:${own.length}` })
        hits += 1
      }
    }
    read += page.length
    onRead(read)
    if (hits > MOST_HITS) break
  }
  const items = [...found]
    .filter(([, own]) => own.length > 0)
    .map(([item, own]) => ({ item, hits: own }))
    .sort((a, b) => (places.get(a.item.id) ?? 0) - (places.get(b.item.id) ?? 0))
  return { items, hits, isCut: hits > MOST_HITS }
}
