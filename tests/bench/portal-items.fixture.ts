import type { TransactionSql } from 'postgres'
import { withoutIndexes } from './without-indexes.ts'

/** The demo writer, who owns every twentieth manuscript. */
export const WRITER = '00000000-0000-4000-8000-000000000002'
/** The id that `fillItems` gives to the first manuscript of the writer: the MD5 of `manuscript0`. */
export const MANUSCRIPT_OF_WRITER = '6358ed1c-55e5-76ef-4cd0-2ace425b1281'
const OTHER = '00000000-0000-4000-8000-000000000004'
const ITEMS_EACH = 5000
const id = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`

/** Fills manuscripts of 5,000 items each: chapters of twenty-four scenes of forty words. */
export async function fillItems(tx: TransactionSql, items: number): Promise<void> {
  const count = Math.max(1, Math.ceil(items / ITEMS_EACH))
  await tx`
    insert into public.manuscripts (id, owner_id, title)
    select ${tx.unsafe(id('manuscript', 'n'))}, case when n % 20 = 0 then ${WRITER}::uuid else ${OTHER}::uuid end, 'Manuscript ' || n
      from generate_series(0, ${count - 1}::int) n`
  await withoutIndexes(
    tx,
    'public.manuscript_items',
    () => tx`
      insert into public.manuscript_items (id, manuscript_id, parent_id, position, type, title, synopsis, content, text, word_count, search)
      select ${tx.unsafe(id('item', 'n'))}, ${tx.unsafe(id('manuscript', `n / ${ITEMS_EACH}`))},
          case when n % 25 = 0 then null else ${tx.unsafe(id('item', '(n - n % 25)'))} end,
          n * 1024, case when n % 25 = 0 then 'chapter' else 'scene' end, title, '',
          jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
            'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', words))))),
          words, 40, private.item_search(title, '', '{}', '', words)
        from (select n, 'Item ' || substr(md5(n::text), 1, 6) as title,
            (array['The river','A window','The garden','One night'])[1 + n % 4] || repeat(' stood open and she walked through the house again', 4)
              || ' mot' || n as words
          from generate_series(0, ${items - 1}::int) n) i`,
  )
}
