import type { Manuscript } from '../../_shared/contract/manuscripts.ts'
import { type SharingActionName, sharingCan } from '../../_shared/contract/sharing-actions.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'

type Need = 'read' | 'write' | 'own'

/**
 * Throws 404 for a manuscript the caller may not read, 403 for a missing right, and `in_trash` for a change in the
 * trash (`private.require_manuscript`).
 */
export async function requireAccess(
  tx: Tx,
  manuscriptId: string,
  need: Need,
  options: { evenInTrash?: boolean } = {},
): Promise<Manuscript['access']> {
  const [row] = await tx<{ access: Manuscript['access'] }[]>`
    select private.require_manuscript(${manuscriptId}, ${need}, ${options.evenInTrash ?? false}) as access`
  if (!row) throw notFound()
  return row.access
}

/** Checks an action on members or invitations by the contract table, with the errors of {@link requireAccess}. */
export async function requireSharing(tx: Tx, manuscriptId: string, action: SharingActionName): Promise<void> {
  const [row] = await tx<{ access: Manuscript['access']; isTrashed: boolean }[]>`
    select private.require_manuscript(m.id, 'read') as access, m.deleted_at is not null as is_trashed
      from public.manuscripts m where m.id = ${manuscriptId}`
  if (!row) throw notFound()
  const check = sharingCan[action](row)
  if (!check.isAllowed) throw new HttpError(check.code === 'forbidden' ? 'forbidden' : 'in_trash')
}

/** Serialises changes of a manuscript's tree, because positions and parents are read before they are written. */
export async function lockTree(tx: Tx, manuscriptId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${manuscriptId}, 0))`
}
