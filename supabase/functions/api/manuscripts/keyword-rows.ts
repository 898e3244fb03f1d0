import type { ChangedKeywords } from '../../_shared/contract/keywords.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

/**
 * Replaces a keyword in all items of a manuscript by one statement, or removes it. Returns the changed items with
 * their former keywords. Needs the tree lock.
 */
export async function replaceKeyword(
  tx: Tx,
  manuscriptId: string,
  name: string,
  to: string | null,
): Promise<ChangedKeywords['items']> {
  if (name === to) return []
  const rows = await tx<ChangedKeywords['items']>`
    with before as (
      select i.id, i.keywords from public.manuscript_items i
       where i.manuscript_id = ${manuscriptId} and ${name} = any (i.keywords) for update)
    update public.manuscript_items i set keywords = array(
        select k.word from unnest(array_replace(i.keywords, ${name}, ${to})) with ordinality as k (word, n)
         where k.word is not null group by k.word order by min(k.n))
      from before b where i.manuscript_id = ${manuscriptId} and i.id = b.id
    returning i.id, b.keywords`
  await tx`
    update public.manuscripts m set keyword_colours = jsonb_strip_nulls(case when ${to}::text is null then '{}'
        else jsonb_build_object(coalesce(${to}, ''), m.keyword_colours -> ${name}) end) || (m.keyword_colours - ${name}::text)
     where m.id = ${manuscriptId} and jsonb_exists(m.keyword_colours, ${name})`
  return [...rows]
}

/** Sets or removes the colour of a keyword and returns all colours of the manuscript. */
export async function setKeywordColour(
  tx: Tx,
  manuscriptId: string,
  name: string,
  colour: string | null,
): Promise<Record<string, string>> {
  const [row] = await tx<{ keywordColours: Record<string, string> }[]>`
    update public.manuscripts m
       set keyword_colours = jsonb_strip_nulls(m.keyword_colours || jsonb_build_object(${name}::text, ${colour}::text))
     where m.id = ${manuscriptId} returning m.keyword_colours`
  return row?.keywordColours ?? {}
}
