import type { ProjectDetail } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { mapConstraintErrors } from './constraint-errors.ts'
import { readProject } from './read-project.ts'
import { conflictWith, requireAction } from './require-action.ts'

/** The result of a database function of an action; false when the project has changed since. */
export type Done = { done: boolean }[]

/** Checks and runs an action and returns the project; throws 409 with its state when it has changed since. */
export function act(
  c: Ctx,
  id: string,
  action: Parameters<typeof requireAction>[2],
  revision: number | undefined,
  run: (tx: Tx) => Promise<Done>,
): Promise<ProjectDetail> {
  return mapConstraintErrors(
    c.var.asCaller(async (tx) => {
      await requireAction(tx, id, action, revision)
      const [row] = await run(tx)
      if (!row?.done) throw await conflictWith(tx, id)
      return readProject(tx, id)
    }),
  )
}
