import type { z } from 'zod'
import { MOST_THREADS } from '../../_shared/contract/comment-threads.ts'
import type { commentThreadList, PlacedComment } from '../../_shared/contract/item-comments.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { COMMENT } from './item-rows.ts'

const MAX_PASSAGE = 300

type Row = { comment: Omit<PlacedComment, 'itemId' | 'passage'>; itemId: string; passage: string | null }

/** The texts with a comment by its id, with their place; those of several paragraphs have a space between them. */
const passages = (tx: Tx) => tx`
  select id, left(string_agg(words, ' ' order by block), ${MAX_PASSAGE}) as words, min(array[block, first]) as place from (
    select m.mark #>> '{attrs,id}' as id, b.no as block, min(t.no) as first,
        string_agg(t.node ->> 'text', '' order by t.no) as words
      from items i,
        jsonb_path_query(i.content,
          'strict $.** ? (@.type == "paragraph" || @.type == "heading" || @.type == "codeBlock")')
          with ordinality as b (node, no),
        jsonb_array_elements(case jsonb_typeof(b.node -> 'content') when 'array' then b.node -> 'content' else '[]' end)
          with ordinality as t (node, no),
        jsonb_array_elements(case jsonb_typeof(t.node -> 'marks') when 'array' then t.node -> 'marks' else '[]' end)
          as m (mark)
     where m.mark ->> 'type' = 'comment' group by 1, 2) as parts
   group by id`

/** Lists the threads of a manuscript in the order of each text, with the texts that they are about. */
export async function readCommentThreads(
  tx: Tx,
  manuscriptId: string,
): Promise<z.infer<typeof commentThreadList>> {
  const rows = await tx<Row[]>`
    with threads as (
      select c.id, c.item_id from public.item_comments c
        join public.manuscript_items i on i.manuscript_id = c.manuscript_id and i.id = c.item_id and not i.in_trash
       where c.manuscript_id = ${manuscriptId} and c.kind = 'comment' and c.parent_id is null
       order by c.created_at desc, c.id limit ${MOST_THREADS}),
    items as (
      select i.content from public.manuscript_items i
       where i.manuscript_id = ${manuscriptId} and i.id in (select item_id from threads)),
    passages as (${passages(tx)})
    select ${tx.unsafe(COMMENT)} as comment, c.item_id as "itemId", p.words as passage from public.item_comments c
      join threads t on t.id = coalesce(c.parent_id, c.id) left join passages p on p.id = c.id::text
     where c.manuscript_id = ${manuscriptId} order by p.place, c.created_at, c.id`
  const comments = rows.map(({ comment, itemId, passage }) => ({ ...comment, itemId, passage }))
  const roots = rows.filter(({ comment }) => comment.parentId === null).length
  return { comments, total: roots < MOST_THREADS ? roots : await countThreads(tx, manuscriptId) }
}

async function countThreads(tx: Tx, manuscriptId: string): Promise<number> {
  const [row] = await tx<{ total: number }[]>`
    select count(*)::integer as total from public.item_comments c
      join public.manuscript_items i on i.manuscript_id = c.manuscript_id and i.id = c.item_id and not i.in_trash
     where c.manuscript_id = ${manuscriptId} and c.kind = 'comment' and c.parent_id is null`
  return row?.total ?? 0
}
