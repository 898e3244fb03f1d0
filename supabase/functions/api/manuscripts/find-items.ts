import type { SearchHit } from '../../_shared/contract/item-search.ts'
import type { ItemType } from '../../_shared/contract/items.ts'
import { isUnspaced } from '../../_shared/contract/unspaced-scripts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Fragment, literalPattern } from '../../_shared/db/list-query.ts'
import { type SearchSnippet, searchSnippetOf } from '../search/search-snippet.ts'
import { searchTerms, termPattern } from '../search/search-terms.ts'

/** A found item with the texts that its snippet is taken from. */
export type FoundRow = {
  itemId: string
  type: ItemType
  title: string
  inTrash: boolean
  rank: number
  synopsis: string
  keywords: string[]
  text: string
  notes: string
}

type Page = { limit: number; offset: number }

/** Searches the items of a manuscript; returns a page, best first, and the total. */
export async function searchItems(tx: Tx, manuscriptId: string, q: string, page: Page) {
  const terms = searchTerms(q)
  const pattern = termPattern(terms)
  if (!pattern) return { hits: [], total: 0 }
  const byWords = await found(tx, manuscriptId, tx`private.search_query(${q})`, tx`true`, page)
  if (areWordsEnough(q, byWords.total)) return present(byWords, pattern)
  const byLetters = await foundByLetters(tx, manuscriptId, lettersOf(terms), page)
  return present(byLetters, termPatternInside(terms))
}

/** The ids of all items that the search of a manuscript finds. */
export async function findItemIds(tx: Tx, manuscriptId: string, q: string): Promise<string[]> {
  const terms = searchTerms(q)
  if (!termPattern(terms)) return []
  const byWords = await tx<{ id: string }[]>`
    select h.id from private.search_items(${manuscriptId}, private.search_query(${q})) h`
  if (areWordsEnough(q, byWords.length)) return byWords.map(({ id }) => id)
  const byLetters = await tx<{ id: string }[]>`
    select i.id from public.manuscript_items i
     where i.manuscript_id = ${manuscriptId} and ${holdsAll(tx, lettersOf(terms))}`
  return byLetters.map(({ id }) => id)
}

/** False if the text itself is searched, because the index holds whole words: for parts of words and scripts without spaces. */
const areWordsEnough = (q: string, total: number): boolean =>
  (total > 0 && !isUnspaced(q)) || /(^|\s)-\S/.test(q)

const lettersOf = (terms: ReturnType<typeof searchTerms>): string[] =>
  terms.map((term) => literalPattern(term.words.join(' ')))

/** The condition that an item `i` has all patterns in its texts. */
function holdsAll(tx: Tx, patterns: readonly string[]): Fragment {
  let all = tx`true`
  for (const pattern of patterns) {
    all = tx`${all} and private.fold(concat_ws(E'\n', i.title, i.synopsis, array_to_string(i.keywords, E'\n'), i.text, i.notes)) like private.fold(${pattern})`
  }
  return all
}

function termPatternInside(terms: ReturnType<typeof searchTerms>): RegExp {
  return new RegExp(terms.map(({ words }) => `(${words.join('[^\\p{L}\\p{N}]+')})`).join('|'), 'gu')
}

async function found(tx: Tx, manuscriptId: string, query: Fragment, condition: Fragment, page: Page) {
  const rows = await tx<(FoundRow & { total: number })[]>`
    with recursive hit as (
      select h.id, h.rank from private.search_items(${manuscriptId}, ${query}) h
        join public.manuscript_items i on i.id = h.id where ${condition}),
    ${inBookOrder(tx, manuscriptId, page)}`
  return { rows: [...rows], total: rows[0]?.total ?? 0 }
}

/** A page of the hits of `hit (id, rank)`: by rank, then in binder order with the trash last. */
function inBookOrder(tx: Tx, manuscriptId: string, page: Page): Fragment {
  return tx`
    up as (
      select i.id, i.parent_id, array[i.position] as path from hit join public.manuscript_items i on i.id = hit.id
      union all
      select up.id, p.parent_id, p.position || up.path from up
        join public.manuscript_items p on p.id = up.parent_id and p.manuscript_id = ${manuscriptId})
    select i.id as item_id, i.type, i.title, i.in_trash, hit.rank, i.synopsis, i.keywords, i.text, i.notes,
      (select count(*)::int from hit) as total
      from hit join public.manuscript_items i on i.id = hit.id join up on up.id = hit.id and up.parent_id is null
     order by i.in_trash, hit.rank desc, up.path, i.id limit ${page.limit} offset ${page.offset}`
}

async function foundByLetters(tx: Tx, manuscriptId: string, patterns: string[], page: Page) {
  const first = patterns[0] as string
  const rows = await tx<(FoundRow & { total: number })[]>`
    with recursive hit as (
      select i.id, (case
          when private.fold(i.title) like private.fold(${first}) then 4
          when private.fold(concat_ws(E'\n', i.synopsis, array_to_string(i.keywords, E'\n'))) like private.fold(${first}) then 3
          when private.fold(i.text) like private.fold(${first}) then 2
          else 1 end)::float8 as rank
        from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and ${holdsAll(tx, patterns)}),
    ${inBookOrder(tx, manuscriptId, page)}`
  return { rows: [...rows], total: rows[0]?.total ?? 0 }
}

function present({ rows, total }: { rows: readonly FoundRow[]; total: number }, pattern: RegExp) {
  return { hits: rows.map((row) => presentHit(row, pattern)), total }
}

const FIELDS = ['title', 'synopsis', 'keyword', 'text', 'notes'] as const

/** Returns a hit with the snippet of the field that holds most of the search terms. */
export function presentHit(row: FoundRow, pattern: RegExp): SearchHit {
  let best: ({ field: SearchHit['field'] } & SearchSnippet) | null = null
  for (const field of FIELDS) {
    const part = searchSnippetOf(field === 'keyword' ? row.keywords.join(' · ') : row[field], pattern)
    if (part && (!best || part.terms > best.terms)) best = { field, ...part }
  }
  const { itemId, type, title, inTrash, rank } = row
  // The index splits some words differently than the pattern; such a hit shows its title.
  return {
    itemId,
    type,
    title,
    inTrash,
    field: best?.field ?? 'title',
    snippet: best?.snippet ?? title,
    match: best?.field === 'text' ? best.match : null,
    rank,
  }
}
