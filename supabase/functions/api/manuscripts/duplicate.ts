import type { ItemPlacement } from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { makeRoom } from './place-item.ts'

type Source = { id: string; parentId: string | null; inTrash: boolean; title: string }
type Body = { id: string; content: string | null; notes: string | null }

/**
 * Inserts a copy of a branch with bodies and comments: after it with the next title, or at `place` with the same title;
 * the files share their objects; returns the new ids, the root's first.
 */
export async function duplicateBranch(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  place?: ItemPlacement,
): Promise<string[]> {
  const sources = await tx<Source[]>`
    with recursive branch as (
      select i.id, i.parent_id, i.in_trash, i.title, 0 as depth from public.manuscript_items i
       where i.manuscript_id = ${manuscriptId} and i.id = ${itemId}
      union all
      select i.id, i.parent_id, i.in_trash, i.title, b.depth + 1 from public.manuscript_items i
        join branch b on i.parent_id = b.id where i.manuscript_id = ${manuscriptId})
    select id, parent_id, in_trash, title from branch order by depth`
  const root = sources[0]
  if (!root) throw notFound()
  if (root.inTrash) throw new HttpError('in_trash')
  const { parentId, afterId } = place ?? { parentId: root.parentId, afterId: itemId }
  const { position, renumbered } = await makeRoom(tx, manuscriptId, parentId, afterId)
  const title = place ? root.title : nextTitle(root.title)

  const copyOf = new Map(sources.map((source) => [source.id, crypto.randomUUID() as string]))
  const ids = [...copyOf.keys()]
  const copies = [...copyOf.values()]
  const comments = await tx<{ id: string }[]>`
    select c.id from public.item_comments c where c.manuscript_id = ${manuscriptId} and c.item_id = any (${ids}::uuid[])`
  const commentIds = comments.map((row) => row.id)
  const commentCopies = commentIds.map(() => crypto.randomUUID() as string)
  const renamed = new Map(copyOf)
  for (const [at, id] of commentIds.entries()) renamed.set(id, commentCopies[at] as string)

  const bodies = await rewrittenBodies(tx, manuscriptId, ids, renamed)
  await tx`
    insert into public.manuscript_items (id, manuscript_id, parent_id, position, type, title, synopsis, notes, notes_content,
      content, text, word_count, label_id, status_id, include_in_compile, keywords, custom, details, target, section_type,
      language)
    select k.copy, i.manuscript_id, case when i.id = ${itemId}::uuid then ${parentId}::uuid else p.copy end,
      case when i.id = ${itemId}::uuid then ${position}::float8 else i.position end, i.type,
      case when i.id = ${itemId}::uuid then ${title} else i.title end, i.synopsis, i.notes,
      coalesce(b.notes::jsonb, i.notes_content), coalesce(b.content::jsonb, i.content), i.text, i.word_count,
      i.label_id, i.status_id, i.include_in_compile, i.keywords, i.custom, i.details, i.target, i.section_type, i.language
      from unnest(${ids}::uuid[], ${copies}::uuid[]) with ordinality as k (id, copy, n)
      join public.manuscript_items i on i.id = k.id and i.manuscript_id = ${manuscriptId}
      left join unnest(${ids}::uuid[], ${copies}::uuid[]) as p (id, copy) on p.id = i.parent_id
      left join unnest(${bodies.map((row) => row.id)}::uuid[], ${bodies.map((row) => row.content)}::text[],
        ${bodies.map((row) => row.notes)}::text[]) as b (id, content, notes) on b.id = i.id
     order by k.n`
  await tx`select private.copy_comments(${manuscriptId}, ${commentIds}::uuid[], ${commentCopies}::uuid[], ${ids}::uuid[], ${copies}::uuid[])`
  await tx`
    insert into public.raw_files (manuscript_id, item_id, role, path, name, mime, size, object_path)
    select f.manuscript_id, o.copy, f.role, left('copies/' || o.copy || '/' || f.path, 2000), f.name, f.mime, f.size, f.object_path
      from unnest(${ids}::uuid[], ${copies}::uuid[]) as o (id, copy)
      join public.raw_files f on f.item_id = o.id and f.manuscript_id = ${manuscriptId}`
  return [...copies, ...renumbered]
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

/** Returns the bodies that reference copied ids, with the new ids; the database copies all others. */
async function rewrittenBodies(
  tx: Tx,
  manuscriptId: string,
  ids: string[],
  renamed: ReadonlyMap<string, string>,
): Promise<Body[]> {
  const rows = await tx<Body[]>`
    select i.id, i.content::text as content, i.notes_content::text as notes from public.manuscript_items i
     where i.manuscript_id = ${manuscriptId} and i.id = any (${ids}::uuid[])
       and (i.content::text ~ '"(comment|footnote|itemLink)"' or i.notes_content::text ~ '"(comment|footnote|itemLink)"')`
  const rewrite = (json: string | null) =>
    json === null ? null : json.replace(UUID, (id) => renamed.get(id.toLowerCase()) ?? id)
  return rows.map((row) => ({ id: row.id, content: rewrite(row.content), notes: rewrite(row.notes) }))
}

/** "Title" becomes "Title (2)", and "Title (2)" becomes "Title (3)", because a number needs no translation. */
export function nextTitle(title: string): string {
  const [, stem = title, number = '1'] = /^(.*) \((\d{1,6})\)$/s.exec(title) ?? []
  return stem === '' ? '' : `${stem.slice(0, 980)} (${Number(number) + 1})`
}
