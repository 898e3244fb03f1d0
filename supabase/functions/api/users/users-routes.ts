import { createRoute } from '@hono/zod-openapi'
import {
  deleteUserQuery,
  inviteUserBody,
  inviteUserResponse,
  patchUserBody,
  type UserBelongings,
  type UserStatistics,
  userBelongings,
  userDetail,
  userList,
  userListQuery,
  userProjects,
  userResponse,
  userStatistics,
} from '../../_shared/contract/users.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { fixedError } from '../../_shared/http/fixed-error.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { jsonBody, numberOrZeroParams } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'
import type { Deps } from '../deps.ts'
import { inviteUser } from './invite-user.ts'
import { withUserErrors } from './user-errors.ts'
import { readUsers } from './user-list.ts'
import { readRequestsOf } from './user-projects.ts'
import { readUser, requireUser, userNotFound } from './user-rows.ts'

const tags = ['users and permissions']
const userUnknown = fixedError(404, { message: 'User not found' })
const userNotDeleted = fixedError(404, 'User not found')

/** `/api/apps/users`: the users that the caller may read. */
export function usersResource(api: ApiRouter, { accounts }: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/users',
      tags,
      summary:
        'Lists users, sorted by user, email, role, plan, status or billing; beyond the last page it is page 1.',
      request: { query: userListQuery },
      responses: ok(userList),
      ...refuses('invalid'),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { users, total, page } = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'profiles')
        return readUsers(tx, query)
      })
      const totalPages = Math.ceil(total / query.itemsPerPage)
      return c.json({ users, totalPages, totalUsers: total, page }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/users/figures',
      tags,
      summary: 'Counts users by status.',
      responses: ok(userStatistics),
    }),
    async (c) => {
      const [statistics] = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'profiles')
        return tx<[UserStatistics]>`
          select count(*)::int as total, count(*) filter (where p.status = 'active')::int as active,
            count(*) filter (where p.status = 'pending')::int as pending,
            count(*) filter (where p.status = 'inactive')::int as inactive from public.profiles p`
      })
      return c.json(statistics, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/users',
      tags,
      summary: 'Invites a user by email.',
      request: { body: jsonBody(inviteUserBody) },
      responses: created(inviteUserResponse),
      ...refuses('too_many'),
    }),
    async (c) => c.json({ body: await inviteUser(c, accounts, c.req.valid('json')) }, 201),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/users/{no}',
      tags,
      summary: 'Returns a user by the public number.',
      request: { params: numberOrZeroParams('no') },
      responses: { ...ok(userDetail), ...userUnknown.responses },
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      const user = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'profiles')
        return readUser(tx, { no })
      })
      return user ? c.json(user, 200) : userUnknown.respond()
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/apps/users/{no}',
      tags,
      summary: 'Changes a user.',
      request: { params: numberOrZeroParams('no'), body: jsonBody(patchUserBody) },
      responses: { ...ok(userResponse), ...conflict({ user: userDetail }) },
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      const { revision, ...changes } = c.req.valid('json')
      const user = await withUserErrors(
        c.var.asCaller(async (tx) => {
          const [row] = await tx<{ isDone: boolean }[]>`
            select private.change_user(${no}, ${revision}, ${tx.json(changes)}) as is_done`
          const current = await requireUser(tx, no)
          if (!row?.isDone) {
            const [last] = await tx<{ changedBy: string }[]>`
              select d.changed_by from public.profile_details d join public.profiles p on p.id = d.user_id where p.no = ${no}`
            throw new HttpError('conflict', { beside: { user: current, changedBy: last?.changedBy ?? '' } })
          }
          return current
        }),
      )
      return c.json({ user }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/users/{no}/belongings',
      tags,
      summary: 'Counts what another user must take over before the account can be deleted.',
      request: { params: numberOrZeroParams('no') },
      responses: ok(userBelongings),
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      const [row] = await c.var.asCaller(
        (tx) =>
          tx<{ belongings: UserBelongings | null }[]>`select private.user_belongings(${no}) as belongings`,
      )
      if (!row?.belongings) throw userNotFound()
      return c.json(row.belongings, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/users/{no}/projects',
      tags,
      summary: 'Lists the newest projects of a user.',
      request: { params: numberOrZeroParams('no') },
      responses: ok(userProjects),
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      const projects = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'profiles')
        await requireUser(tx, no)
        return readRequestsOf(tx, no)
      })
      return c.json(projects, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/users/{no}',
      tags,
      summary: 'Deletes a user; `handTo` takes over their items.',
      request: { params: numberOrZeroParams('no'), query: deleteUserQuery },
      responses: { ...noContent, ...userNotDeleted.responses },
      ...refuses('invalid', 'wrong_state'),
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      const { handTo = null } = c.req.valid('query')
      const uid = await withUserErrors(
        c.var.asCaller(async (tx) => {
          await requireAbility(tx, 'delete', 'profiles')
          const [row] = await tx<{ uid: string }[]>`select private.transfer_account(${no}, ${handTo}) as uid`
          return row?.uid
        }),
      ).catch((error: unknown) => {
        if (isDatabaseError(error) && error.code === 'P0002') return null
        throw error
      })
      if (!uid) return userNotDeleted.respond()
      await accounts.deleteUser(uid)
      return c.body(null, 204)
    },
  )
}
