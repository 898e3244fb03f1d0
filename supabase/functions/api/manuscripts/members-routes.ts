import type { Hono } from 'hono'
import {
  inviteMemberBody,
  MEMBER_MESSAGES,
  patchMemberBody,
} from '../../_shared/contract/manuscript-sharing.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readBody } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { HttpError, invalid, notFound } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { requireAccess } from './require-access.ts'

/** `/api/manuscripts/:id/members`: the people a manuscript is shared with and the addresses it is offered to. */
export function membersResource(api: Hono<Env>): void {
  api.get('/manuscripts/:id/members', async (c) => {
    const id = idParam(c, 'id')
    const members = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return readMembers(tx, id)
    })
    return c.json(members)
  })

  api.post('/manuscripts/:id/members', async (c) => {
    const id = idParam(c, 'id')
    const { email, role } = await readBody(c, inviteMemberBody)
    const members = await c.var
      .asCaller(async (tx) => {
        await requireAccess(tx, id, 'own')
        await tx`select private.invite_to_manuscript(${id}, ${email}, ${role})`
        return readMembers(tx, id)
      })
      .catch((error: unknown) => {
        if (isDatabaseError(error) && error.code === 'QPREF' && error.message === 'owner')
          throw invalid({ email: MEMBER_MESSAGES.owner })
        throw error
      })
    return c.json(members, 201)
  })

  api.patch('/manuscripts/:id/members/:userId', async (c) => {
    const id = idParam(c, 'id')
    const userId = idParam(c, 'userId')
    const { role } = await readBody(c, patchMemberBody)
    const members = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'own')
      const changed = await tx`
        update public.manuscript_members set role = ${role} where manuscript_id = ${id} and user_id = ${userId}`
      if (changed.count === 0) throw notFound()
      return readMembers(tx, id)
    })
    return c.json(members)
  })

  api.delete('/manuscripts/:id/members/:userId', async (c) => {
    const id = idParam(c, 'id')
    const userId = idParam(c, 'userId')
    await c.var.asCaller(async (tx) => {
      const access = await requireAccess(tx, id, 'read')
      // A guest may leave, and remove nobody else.
      const isOwn = access === 'owner' || access === 'admin'
      if (!isOwn && userId !== c.var.claims.sub) throw new HttpError('forbidden')
      const gone =
        await tx`delete from public.manuscript_members where manuscript_id = ${id} and user_id = ${userId}`
      if (gone.count === 0) throw notFound()
    })
    return c.body(null, 204)
  })

  api.delete('/manuscripts/:id/invitations/:invitationId', async (c) => {
    const id = idParam(c, 'id')
    const invitationId = idParam(c, 'invitationId')
    await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'own', { evenInTrash: true })
      const [row] = await tx<{ isGone: boolean }[]>`
        select private.withdraw_manuscript_invitation(${id}, ${invitationId}) as "isGone"`
      if (!row?.isGone) throw notFound()
    })
    return c.body(null, 204)
  })
}

async function readMembers(tx: Tx, manuscriptId: string) {
  const [members, invitations] = await Promise.all([
    tx`select user_id as "userId", full_name as "fullName", email, role from private.manuscript_people(${manuscriptId})`,
    tx`select id, email, role, created_at as "createdAt" from private.manuscript_invitees(${manuscriptId})`,
  ])
  return { members: [...members], invitations: [...invitations], total: members.length }
}
