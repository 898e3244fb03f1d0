import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import type { StorageAdapter } from '../deps.ts'
import { requireAccess } from './require-access.ts'

/**
 * Deletes a trashed manuscript, files first, because the rows grant the right to delete the files; a failed call can
 * be repeated.
 */
export async function eraseManuscript(c: Ctx, id: string, storage: StorageAdapter): Promise<void> {
  const paths = await c.var.asCaller(async (tx) => {
    await requireAccess(tx, id, 'own', { evenInTrash: true })
    const [row] = await tx<{ trashed: boolean }[]>`
      select m.deleted_at is not null as trashed from public.manuscripts m where m.id = ${id}`
    if (!row?.trashed) throw new HttpError('not_in_trash')
    return tx<{ path: string }[]>`
      select distinct f.object_path as path from public.raw_files f where f.manuscript_id = ${id}`
  })
  if (paths.length > 0) {
    try {
      await storage.remove(
        c.var.token,
        'manuscript-files',
        paths.map((row) => row.path),
      )
    } catch (cause) {
      throw new HttpError('unavailable', { cause })
    }
  }
  await c.var.asCaller((tx) => tx`delete from public.manuscripts where id = ${id} and deleted_at is not null`)
}
