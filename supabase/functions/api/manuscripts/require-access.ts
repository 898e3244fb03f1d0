import type { Manuscript } from '../../_shared/contract/manuscripts.ts'
import { type SharingActionName, sharingCan } from '../../_shared/contract/sharing-actions.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'

/**
 * The caller's access to a manuscript of the alias `m`; lower than the shared role where the caller's role may not
 * write.
 */
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

const ownsAccess = (access: Manuscript['access']) => access === 'owner' || access === 'admin'

/** Only the owner and administrators can read a trashed manuscript. */
async function readAccess(tx: Tx, manuscriptId: string): Promise<Row> {
  const [row] = await tx<Row[]>`
    select ${tx.unsafe(ACCESS)} as access, m.deleted_at is not null as trashed
      from public.manuscripts m where m.id = ${manuscriptId}`
  if (!row || (row.trashed && !ownsAccess(row.access))) throw notFound()
  return row
}

/**
 * Throws 404 for a manuscript the caller may not read, 403 for a missing right, and `in_trash` for a change in the
 * trash.
 */
export async function requireAccess(
  tx: Tx,
  manuscriptId: string,
  need: Need,
  options: { evenInTrash?: boolean } = {},
): Promise<Manuscript['access']> {
  const row = await readAccess(tx, manuscriptId)
  const isOwn = ownsAccess(row.access)
  if (need === 'own' && !isOwn) throw new HttpError('forbidden')
  if (need === 'write' && row.access === 'viewer') throw new HttpError('forbidden')
  if (row.trashed && need !== 'read' && !options.evenInTrash) throw new HttpError('in_trash')
  return row.access
}

/** Checks an action on members or invitations by the contract table, with the errors of {@link requireAccess}. */
export async function requireSharing(tx: Tx, manuscriptId: string, action: SharingActionName): Promise<void> {
  const { access, trashed } = await readAccess(tx, manuscriptId)
  const check = sharingCan[action]({ access, isTrashed: trashed })
  if (!check.isAllowed) throw new HttpError(check.code === 'forbidden' ? 'forbidden' : 'in_trash')
}

/** Returns whether the caller may read the manuscripts of all people. */
export async function seesAll(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ all: boolean }[]>`select private.can('manage', 'all') as all`
  return row?.all ?? false
}

/**
 * Limits a list to own and shared manuscripts; the OR in row-level security would prevent the use of the owner's
 * index.
 */
export function isOwnOrShared(tx: Tx, uid: string): Fragment {
  return tx`m.id = any (array(
    select o.id from public.manuscripts o where o.owner_id = ${uid}
    union select mm.manuscript_id from public.manuscript_members mm where mm.user_id = ${uid}))`
}

/** Serialises changes of a manuscript's tree, because positions and parents are read before they are written. */
export async function lockTree(tx: Tx, manuscriptId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${manuscriptId}, 0))`
}
