import type { Manuscript } from '../../_shared/contract/manuscripts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'

/** What the caller may do with a manuscript of the alias `m`; says less than its sharing where a role may not write. */
export const ACCESS = `
  (case
    when m.owner_id = (select auth.uid()) and (select private.can('create', 'manuscripts')) then 'owner'
    when (select private.can('manage', 'all')) then 'admin'
    when (select private.can('create', 'manuscripts')) and exists (
      select from public.manuscript_members mm
       where mm.manuscript_id = m.id and mm.user_id = (select auth.uid()) and mm.role = 'editor') then 'editor'
    else 'viewer' end)`

type Need = 'read' | 'write' | 'own'
type Row = { access: Manuscript['access']; trashed: boolean }

/**
 * Refuses a manuscript the caller may not read (404: it looks as if it did not exist) or may not treat so (403).
 * What is in the trash is its owner's alone and only to be restored.
 */
export async function requireAccess(
  tx: Tx,
  manuscriptId: string,
  need: Need,
  options: { evenInTrash?: boolean } = {},
): Promise<Manuscript['access']> {
  const [row] = await tx<Row[]>`
    select ${tx.unsafe(ACCESS)} as access, m.deleted_at is not null as trashed
      from public.manuscripts m where m.id = ${manuscriptId}`
  if (!row) throw notFound()
  const isOwn = row.access === 'owner' || row.access === 'admin'
  if (row.trashed && !isOwn) throw notFound()
  if (need === 'own' && !isOwn) throw new HttpError('forbidden')
  if (need === 'write' && row.access === 'viewer') throw new HttpError('forbidden')
  if (row.trashed && need !== 'read' && !options.evenInTrash) throw new HttpError('in_trash')
  return row.access
}

/** Whether the caller sees everybody's manuscripts. */
export async function seesAll(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ all: boolean }[]>`select private.can('manage', 'all') as all`
  return row?.all ?? false
}

/**
 * Narrows a list to what a person owns or shares. Row-level security says the same, but its OR with the role keeps
 * the planner from using the owner's index.
 */
export function isOwnOrShared(tx: Tx, uid: string): Fragment {
  return tx`m.id = any (array(
    select o.id from public.manuscripts o where o.owner_id = ${uid}
    union select mm.manuscript_id from public.manuscript_members mm where mm.user_id = ${uid}))`
}

/** Lets one person at a time change the tree of a manuscript: positions and parents are read before they are written. */
export async function lockTree(tx: Tx, manuscriptId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${manuscriptId}, 0))`
}
