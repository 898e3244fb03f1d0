import type { z } from 'zod'
import type { HistoryDay, HistoryText, historyTextsQuery } from '../../_shared/contract/manuscript-history.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

const MOST_DAYS = 1000

/**
 * A revision is the state that a save replaced, so its time is the time of a change. Snapshots of an import, and texts
 * that lost a conflict, were never replaced by a save.
 */
const REPLACED = `r.kind in ('auto', 'named', 'restore')`

/**
 * The days on which texts were changed, newest first. The author of a change is the author of the state after it. A
 * revision that a person named is a change only when the text is another afterwards.
 */
export async function readHistoryDays(tx: Tx, manuscriptId: string, timeZone: string): Promise<HistoryDay[]> {
  return tx<HistoryDay[]>`
    with states as (
      select r.item_id, r.kind, r.created_at, r.title, octet_length(r.text) as length,
        lead(r.title, 1, i.title) over next as next_title, lead(octet_length(r.text), 1, octet_length(i.text)) over next as next_length,
        lead(r.author_id, 1, i.edited_by) over next as next_author
        from public.item_revisions r
          join public.manuscript_items i on i.manuscript_id = r.manuscript_id and i.id = r.item_id
       where r.manuscript_id = ${manuscriptId} and ${tx.unsafe(REPLACED)} and not i.in_trash
      window next as (partition by r.item_id order by r.created_at, r.id)),
    changes as (
      select item_id, (created_at at time zone ${timeZone})::date as day, next_author as author_id from states
       where kind <> 'named' or (title, length) is distinct from (next_title, next_length)),
    names as (select author_id, private.name_of(author_id) as name from changes group by author_id)
    select c.day::text as day, count(distinct c.item_id)::int as texts,
      coalesce(json_agg(distinct n.name) filter (where n.name is not null), '[]') as authors
      from changes c left join names n on n.author_id = c.author_id
     group by c.day order by c.day desc limit ${MOST_DAYS}`
}

/** The texts that differ between two times: the ends of a day, or its end and now. */
export async function readChangedTexts(
  tx: Tx,
  manuscriptId: string,
  { day = new Date().toISOString().slice(0, 10), timeZone, compare }: z.infer<typeof historyTextsQuery>,
): Promise<HistoryText[]> {
  const end = tx`((${day}::date + 1)::timestamp at time zone ${timeZone})`
  const start = tx`(${day}::date::timestamp at time zone ${timeZone})`
  const from = compare === 'day' ? start : end
  // The state of a text at a time is the first one that was replaced afterwards.
  const stateAt = (time: typeof from) => tx`
    select r.id, r.title, r.content, r.text, r.word_count from public.item_revisions r
     where r.manuscript_id = i.manuscript_id and r.item_id = i.id and ${tx.unsafe(REPLACED)} and r.created_at >= ${time}
     order by r.created_at, r.id limit 1`
  const after =
    compare === 'day'
      ? tx`lateral (${stateAt(end)})`
      : tx`(select null::uuid as id, null::text as title,
    null::jsonb as content, null::text as text, null::int as word_count)`
  return tx<HistoryText[]>`
    select i.id as item_id, i.title, i.revision,
      json_build_object('revisionId', b.id, 'title', b.title, 'words', b.word_count) as before,
      json_build_object('revisionId', a.id, 'title', case when a.id is null then i.title else a.title end,
        'words', case when a.id is null then i.word_count else a.word_count end) as after
      from public.manuscript_items i
        join lateral (${stateAt(from)}) b on true
        left join ${after} a on true
     where i.manuscript_id = ${manuscriptId} and not i.in_trash and b.id is distinct from a.id
       and (b.title, b.content) is distinct from
         (case when a.id is null then i.title else a.title end, case when a.id is null then i.content else a.content end)`
}
