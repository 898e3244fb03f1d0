import type { FoundCategory } from '../../_shared/contract/search.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { literalPattern } from '../../_shared/db/list-query.ts'
import { isOwnOrShared } from '../manuscripts/manuscript-rows.ts'

const MOST = 5

/**
 * Finds the caller's manuscripts, then their items, by title; empty without search text or the right to read
 * manuscripts.
 */
export async function findMine(tx: Tx, uid: string, q: string): Promise<FoundCategory['children']> {
  const words = q.trim()
  if (words === '') return []
  const pattern = literalPattern(words)
  const [manuscripts, items] = await Promise.all([
    tx<{ id: string; title: string }[]>`
      select m.id, m.title from public.manuscripts as m
       where ${isOwnOrShared(tx, uid)} and m.deleted_at is null and private.fold(m.title) like private.fold(${pattern})
       order by m.updated_at desc, m.id limit ${MOST}`,
    tx<{ id: string; manuscriptId: string; title: string; manuscript: string }[]>`
      select i.id, i.manuscript_id, i.title, m.title as manuscript
        from public.manuscripts as m join public.manuscript_items as i on i.manuscript_id = m.id
       where ${isOwnOrShared(tx, uid)} and m.deleted_at is null and not i.in_trash
         and private.fold(i.title) like private.fold(${pattern})
       order by i.updated_at desc, i.id limit ${MOST}`,
  ])
  return [
    ...manuscripts.map(({ id, title }) => ({ url: `/apps/manuscripts/${id}`, icon: 'book', title })),
    ...items.map(({ id, manuscriptId, title, manuscript }) => ({
      url: `/manuscripts/${manuscriptId}/items/${id}/edit`,
      icon: 'scroll',
      title,
      detail: { from: manuscript },
    })),
  ].slice(0, MOST)
}
