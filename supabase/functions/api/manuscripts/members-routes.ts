import { createRoute } from '@hono/zod-openapi'
import {
  inviteMemberBody,
  type MemberList,
  memberList,
  patchMemberBody,
} from '../../_shared/contract/manuscript-sharing.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { invalid, notFound } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAccess, requireSharing } from './require-access.ts'

const tags = ['manuscripts']

/** `/api/manuscripts/:id/members`: the members of a manuscript and its open invitations. */
export function membersResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/members',
      tags,
      summary: 'Lists the members and invitations of a manuscript.',
      request: { params: idParams('id') },
      responses: ok(memberList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const members = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readMembers(tx, id)
      })
      return c.json(members, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/members',
      tags,
      summary: 'Invites an address; the response does not tell whether it has an account.',
      request: { params: idParams('id'), body: jsonBody(inviteMemberBody) },
      responses: created(memberList),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { email, role } = c.req.valid('json')
      const members = await c.var
        .asCaller(async (tx) => {
          await requireSharing(tx, id, 'invite')
          await tx`select private.invite_to_manuscript(${id}, ${email}, ${role})`
          return readMembers(tx, id)
        })
        .catch((error: unknown) => {
          if (isDatabaseError(error) && error.code === 'QPREF' && error.message === 'owner')
            throw invalid({ email: 'already_owner' })
          throw error
        })
      return c.json(members, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/manuscripts/{id}/members/{userId}',
      tags,
      summary: 'Changes the role of a member.',
      request: { params: idParams('id', 'userId'), body: jsonBody(patchMemberBody) },
      responses: ok(memberList),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, userId } = c.req.valid('param')
      const { role } = c.req.valid('json')
      const members = await c.var.asCaller(async (tx) => {
        await requireSharing(tx, id, 'changeMember')
        const changed = await tx`
        update public.manuscript_members set role = ${role} where manuscript_id = ${id} and user_id = ${userId}`
        if (changed.count === 0) throw notFound()
        return readMembers(tx, id)
      })
      return c.json(members, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}/members/{userId}',
      tags,
      summary: 'Removes a member.',
      request: { params: idParams('id', 'userId') },
      responses: noContent,
    }),
    async (c) => {
      const { id, userId } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireSharing(tx, id, userId === c.var.claims.sub ? 'leave' : 'removeMember')
        const gone =
          await tx`delete from public.manuscript_members where manuscript_id = ${id} and user_id = ${userId}`
        if (gone.count === 0) throw notFound()
      })
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}/invitations/{invitationId}',
      tags,
      summary: 'Withdraws an open invitation.',
      request: { params: idParams('id', 'invitationId') },
      responses: noContent,
    }),
    async (c) => {
      const { id, invitationId } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireSharing(tx, id, 'withdrawInvitation')
        const [row] = await tx<{ isGone: boolean }[]>`
        select private.withdraw_manuscript_invitation(${id}, ${invitationId}) as is_gone`
        if (!row?.isGone) throw notFound()
      })
      return c.body(null, 204)
    },
  )
}

async function readMembers(tx: Tx, manuscriptId: string) {
  const [members, invitations] = await Promise.all([
    tx<
      MemberList['members']
    >`select user_id, full_name, email, role from private.manuscript_people(${manuscriptId})`,
    tx<
      MemberList['invitations']
    >`select id, email, role, created_at from private.manuscript_invitees(${manuscriptId})`,
  ])
  return { members: [...members], invitations: [...invitations], total: members.length }
}
