import type { Hono } from 'hono'
import {
  deleteUserQuery,
  inviteUserBody,
  patchUserBody,
  resendInvitationBody,
  type UserStatistics,
  userListQuery,
} from '../../_shared/contract/users.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { fixedResponse } from '../../_shared/http/fixed-responses.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import { requireAbility } from '../access/require-ability.ts'
import type { Deps } from '../deps.ts'
import { inviteUser, sendInvitation } from './invite-user.ts'
import { withUserErrors } from './user-errors.ts'
import { readUsers } from './user-list.ts'
import { readRequestsOf } from './user-projects.ts'
import { noParam, readUser, requireUser, userNotFound } from './user-rows.ts'

/** `/api/apps/users`: the people of the place, for whoever may read them. */
export function usersResource(api: Hono<Env>, { accounts }: Deps): void {
  api.get('/apps/users', async (c) => {
    const query = readQuery(c, userListQuery)
    const { users, total, page } = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'read', 'profiles')
      return readUsers(tx, query)
    })
    return c.json({ users, totalPages: Math.ceil(total / query.itemsPerPage), totalUsers: total, page })
  })

  api.get('/apps/users/figures', async (c) => {
    const rows = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'read', 'profiles')
      return tx<{ status: keyof UserStatistics; people: number }[]>`
        select p.status, count(*)::int as people from public.profiles p group by p.status`
    })
    const figures: UserStatistics = { total: 0, active: 0, pending: 0, inactive: 0 }
    for (const { status, people } of rows) {
      figures[status] = people
      figures.total += people
    }
    return c.json(figures)
  })

  api.post('/apps/users', async (c) => {
    const body = await readBody(c, inviteUserBody)
    return c.json({ body: await inviteUser(c, accounts, body) }, 201)
  })

  api.get('/apps/users/:no', async (c) => {
    const user = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'read', 'profiles')
      return readUser(tx, { no: /^[1-9]\d{0,8}$/.test(c.req.param('no')) ? Number(c.req.param('no')) : 0 })
    })
    return user ? c.json(user) : fixedResponse('userUnknown')
  })

  api.patch('/apps/users/:no', async (c) => {
    const no = noParam(c)
    const { revision, ...changes } = await readBody(c, patchUserBody)
    const user = await withUserErrors(
      c.var.asCaller(async (tx) => {
        const [row] = await tx<{ isDone: boolean }[]>`
          select private.change_user(${no}, ${revision}, ${tx.json(changes)}) as "isDone"`
        const now = await requireUser(tx, no)
        if (!row?.isDone) throw new HttpError('conflict', { beside: { user: now } })
        return now
      }),
    )
    return c.json({ user })
  })

  api.get('/apps/users/:no/belongings', async (c) => {
    const no = noParam(c)
    const [row] = await c.var.asCaller(
      (tx) => tx<{ belongings: unknown }[]>`select private.user_belongings(${no}) as belongings`,
    )
    if (!row?.belongings) throw userNotFound()
    return c.json(row.belongings)
  })

  api.get('/apps/users/:no/requests', async (c) => {
    const no = noParam(c)
    const requests = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'read', 'profiles')
      return readRequestsOf(tx, no)
    })
    return c.json(requests)
  })

  api.delete('/apps/users/:no', async (c) => {
    const { handTo = null } = readQuery(c, deleteUserQuery)
    const uid = await withUserErrors(
      c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'delete', 'profiles')
        const [row] = await tx<{ uid: string }[]>`select private.hand_over(${noParam(c)}, ${handTo}) as uid`
        return row?.uid
      }),
    ).catch((error: unknown) => {
      if (isNobody(error)) return null
      throw error
    })
    if (!uid) return fixedResponse('userNotDeleted')
    await accounts.deleteUser(uid)
    return c.body(null, 204)
  })

  api.post('/apps/users/:no/invitation', async (c) => {
    const { redirectTo } = await readBody(c, resendInvitationBody)
    const invited = await openInvitation(c, noParam(c))
    await sendInvitation(accounts, invited.email, redirectTo)
    return c.body(null, 204)
  })

  api.delete('/apps/users/:no/invitation', async (c) => {
    const no = noParam(c)
    const { uid } = await openInvitation(c, no)
    await withUserErrors(c.var.asCaller((tx) => tx`select private.hand_over(${no}, null)`))
    await accounts.deleteUser(uid)
    return c.body(null, 204)
  })
}

const isNobody = (error: unknown) =>
  (isDatabaseError(error) && error.code === 'P0002') ||
  (error instanceof HttpError && error.code === 'not_found')

async function openInvitation(c: Parameters<typeof noParam>[0], no: number) {
  const [row] = await withUserErrors(
    c.var.asCaller(
      (tx) => tx<{ uid: string; email: string }[]>`select * from private.open_invitation(${no})`,
    ),
  )
  if (!row) throw userNotFound()
  return row
}
