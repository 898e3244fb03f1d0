import type { Hono } from 'hono'
import {
  projectAssigneesBody,
  projectDeliveryBody,
  projectRevisionBody,
  projectStatusBody,
} from '../../_shared/contract/project-actions.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readBody } from '../../_shared/http/body.ts'
import { type Ctx, type Env, idParam } from '../../_shared/http/context.ts'
import { mapConstraintErrors } from './constraint-errors.ts'
import { readProject } from './project-rows.ts'
import { conflictWith } from './project-scope.ts'

type Done = readonly { done: boolean }[]

/** `/api/projects/:id/…`: what is done with a request beside writing to it; each a function of the database. */
export function projectActionsResource(api: Hono<Env>): void {
  api.post('/projects/:id/status', async (c) => {
    const { revision, status, reason } = await readBody(c, projectStatusBody)
    return answer(
      c,
      (tx, id) =>
        tx<
          Done[number][]
        >`select private.set_project_status(${id}, ${revision}, ${status}, ${reason ?? null}) as done`,
    )
  })

  api.post('/projects/:id/delivery', async (c) => {
    const { revision, attachmentIds, note } = await readBody(c, projectDeliveryBody)
    return answer(
      c,
      (tx, id) =>
        tx<
          Done[number][]
        >`select private.deliver_project(${id}, ${revision}, ${attachmentIds}::uuid[], ${note}) as done`,
    )
  })

  api.delete('/projects/:id/delivery', (c) =>
    answer(c, (tx, id) => tx<Done[number][]>`select true as done from private.undo_delivery(${id})`),
  )

  api.put('/projects/:id/assignees', async (c) => {
    const { revision, uids } = await readBody(c, projectAssigneesBody)
    return answer(
      c,
      (tx, id) =>
        tx<Done[number][]>`select private.assign_project(${id}, ${revision}, ${uids}::uuid[]) as done`,
    )
  })

  for (const [name, isWithdrawn] of [
    ['withdraw', true],
    ['reinstate', false],
  ] as const) {
    api.post(`/projects/:id/${name}`, async (c) => {
      const { revision } = await readBody(c, projectRevisionBody)
      return answer(
        c,
        (tx, id) =>
          tx<Done[number][]>`select private.withdraw_project(${id}, ${revision}, ${isWithdrawn}) as done`,
      )
    })
  }

  api.post('/projects/:id/seen', async (c) => {
    const id = idParam(c, 'id')
    await c.var.asCaller((tx) => tx`select private.see_project(${id})`)
    return c.body(null, 204)
  })
}

/** Does it and answers the request as it is then; 409 with its state where it has changed in between. */
async function answer(c: Ctx, act: (tx: Tx, id: string) => Promise<Done>) {
  const id = idParam(c, 'id')
  const project = await mapConstraintErrors(
    c.var.asCaller(async (tx) => {
      const [row] = await act(tx, id)
      if (!row?.done) throw await conflictWith(tx, id)
      return readProject(tx, id)
    }),
  )
  return c.json({ project })
}
