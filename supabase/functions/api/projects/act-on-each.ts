import { BULK_REFUSALS, type BulkResponse } from '../../_shared/contract/project-bulk.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { fromDatabase } from '../../_shared/http/postgres-errors.ts'
import type { Done } from './act.ts'
import { mapConstraintErrors } from './constraint-errors.ts'
import { requireAction } from './require-action.ts'

type Seen = { id: string; revision: number }
type Refusal = BulkResponse['refused'][number]['code']

/**
 * Checks and runs an action on each project in one transaction. A project that refuses it stays as it is and is named;
 * what is wrong with the call itself refuses all of it.
 */
export function actOnEach<P extends Seen>(
  c: Ctx,
  projects: readonly P[],
  action: Parameters<typeof requireAction>[2],
  run: (tx: Tx, project: P) => Promise<Done>,
): Promise<BulkResponse> {
  // In one order, so that two calls never wait for each other.
  const ordered = [...projects].sort((a, b) => a.id.localeCompare(b.id))
  return mapConstraintErrors(
    c.var.asCaller(async (tx) => {
      const changed: Seen[] = []
      const refused: BulkResponse['refused'] = []
      for (const project of ordered) {
        try {
          const revision = await tx.savepoint((part) =>
            actOnOne(part, project, action, (one) => run(one, project)),
          )
          changed.push({ id: project.id, revision })
        } catch (error) {
          refused.push({ id: project.id, code: refusalIn(error) })
        }
      }
      return { changed, refused }
    }),
  )
}

async function actOnOne(
  tx: Tx,
  { id, revision }: Seen,
  action: Parameters<typeof requireAction>[2],
  run: (tx: Tx) => Promise<Done>,
): Promise<number> {
  await requireAction(tx, id, action, revision)
  const [row] = await run(tx)
  if (!row?.done) throw new HttpError('conflict')
  const [now] = await tx<{ revision: number }[]>`select p.revision from public.projects p where p.id = ${id}`
  if (!now) throw notFound()
  return now.revision
}

/** Returns why one project was refused; throws any other error. */
function refusalIn(error: unknown): Refusal {
  const code = error instanceof HttpError ? error.code : fromDatabase(error)?.code
  const refusal = BULK_REFUSALS.find((each) => each === code)
  if (refusal === undefined) throw error
  return refusal
}
