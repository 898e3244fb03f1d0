import type { Hono } from 'hono'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'

/** `/api/manuscript-invitations`: the manuscripts the caller is offered, to accept or to decline. */
export function manuscriptInvitationsResource(api: Hono<Env>): void {
  api.get('/manuscript-invitations', async (c) => {
    const rows = await c.var.asCaller(
      (tx) => tx`
        select id, title, owner_name as "ownerName", affiliation, role, created_at as "createdAt"
          from private.my_manuscript_invitations()`,
    )
    return c.json({ invitations: [...rows], total: rows.length })
  })

  api.post('/manuscript-invitations/:id/accept', async (c) => {
    const id = idParam(c, 'id')
    return c.json({ manuscriptId: await c.var.asCaller((tx) => answer(tx, id, true)) })
  })

  api.delete('/manuscript-invitations/:id', async (c) => {
    const id = idParam(c, 'id')
    await c.var.asCaller((tx) => answer(tx, id, false))
    return c.body(null, 204)
  })
}

async function answer(tx: Tx, id: string, accept: boolean): Promise<string> {
  const [row] = await tx<{ manuscriptId: string | null }[]>`
    select private.answer_manuscript_invitation(${id}, ${accept}) as "manuscriptId"`
  if (!row?.manuscriptId) throw notFound()
  return row.manuscriptId
}
