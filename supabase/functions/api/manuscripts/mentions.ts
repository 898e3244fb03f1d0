import { itemNames } from '../../_shared/contract/item-names.ts'
import type { SearchHit } from '../../_shared/contract/item-search.ts'
import { isUnspaced } from '../../_shared/contract/unspaced-scripts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { literalPattern } from '../../_shared/db/list-query.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { searchWordsOf, type Term, termPattern } from '../search/search-terms.ts'
import { sortByBinderOrder } from './binder-order.ts'
import { type FoundRow, presentHit } from './find-items.ts'

type Named = { title: string; aliases: string | null; type: string }
type Row = FoundRow & { id: string; parentId: string | null; position: number }

const NAMED_TYPES = new Set(['character', 'location', 'research'])

/** Returns the chapters and scenes that mention a character, location or research item, in binder order. */
export async function findMentions(tx: Tx, manuscriptId: string, itemId: string): Promise<SearchHit[]> {
  const [item] = await tx<Named[]>`
    select i.title, i.details ->> 'aliases' as aliases, i.type from public.manuscript_items i
     where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}`
  if (!item) throw notFound()
  const names = NAMED_TYPES.has(item.type) ? itemNames(item) : []
  const pattern = termPattern(names.map((name): Term => ({ words: searchWordsOf(name), isPrefix: false })))
  if (!pattern) return []

  let query = tx`''::tsquery`
  let letters = tx`false`
  for (const name of names) {
    if (isUnspaced(name))
      letters = tx`${letters} or private.fold(i.text) like private.fold(${literalPattern(name)})`
    else query = tx`${query} || phraseto_tsquery('simple', private.words(${name}))`
  }
  const rows = await tx<Row[]>`
    with hit as (
      select u.id, max(u.rank) as rank from (
        select h.id, h.rank from private.search_items(${manuscriptId}, ${query}) h
        union all
        select i.id, 0.1::float8 from public.manuscript_items i where i.manuscript_id = ${manuscriptId} and (${letters})) u
      group by u.id)
    select i.id, i.id as item_id, i.parent_id, i.position, i.type, i.title, i.in_trash,
      hit.rank, '' as synopsis, '{}'::text[] as keywords, '' as notes, case when hit.id is null then '' else i.text end as text
      from public.manuscript_items i left join hit on hit.id = i.id and i.type in ('chapter', 'scene')
     where i.manuscript_id = ${manuscriptId} and not i.in_trash`
  return sortByBinderOrder(rows)
    .filter((row) => row.rank !== null && row.id !== itemId)
    .map((row) => ({ row, hit: presentHit({ ...row, title: '' }, pattern) }))
    .filter(({ hit }) => hit.field === 'text')
    .map(({ row, hit }) => ({ ...hit, title: row.title }))
}
