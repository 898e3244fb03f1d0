import type { Hono } from 'hono'
import { addMemberBody, MEMBER_MESSAGES } from '../../_shared/contract/manuscripts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readBody } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { ApiError, invalid, notFound } from '../../_shared/http/errors.ts'
import { requireAccess } from '../manuscripts/access.ts'

/** `/api/manuscripts/:id/members`: the people a manuscript is shared with. */
export function membersResource(api: Hono<Env>): void {
  api.get('/manuscripts/:id/members', async (c) => {
    const id = idParam(c, 'id')
    const members = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return readMembers(tx, id)
    })
    return c.json({ members, total: members.length })
  })

  api.post('/manuscripts/:id/members', async (c) => {
    const id = idParam(c, 'id')
    const { email, role } = await readBody(c, addMemberBody)
    const members = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'own')
      const [found] = await tx<{ person: string | null; owns: boolean }[]>`
        select p.person, p.person = m.owner_id as owns
          from public.manuscripts m, (select private.person_by_email(${email}) as person) p where m.id = ${id}`
      // Not thrown in here: a search in vain is counted, and must not be undone with the rest.
      if (!found?.person) return null
      if (found.owns) throw invalid({ email: MEMBER_MESSAGES.owner })
      await tx`insert into public.manuscript_members (manuscript_id, user_id, role) values (${id}, ${found.person}, ${role})
        on conflict (manuscript_id, user_id) do update set role = excluded.role`
      return readMembers(tx, id)
    })
    if (!members) throw invalid({ email: MEMBER_MESSAGES.unknown })
    return c.json({ members, total: members.length }, 201)
  })

  api.delete('/manuscripts/:id/members/:userId', async (c) => {
    const id = idParam(c, 'id')
    const userId = idParam(c, 'userId')
    await c.var.asCaller(async (tx) => {
      const access = await requireAccess(tx, id, 'read')
      // A guest may leave, and send nobody else away.
      const isOwn = access === 'owner' || access === 'admin'
      if (!isOwn && userId !== c.var.claims.sub) throw new ApiError('forbidden')
      const gone =
        await tx`delete from public.manuscript_members where manuscript_id = ${id} and user_id = ${userId}`
      if (gone.count === 0) throw notFound()
    })
    return c.body(null, 204)
  })
}

const readMembers = (tx: Tx, manuscriptId: string) =>
  tx`select user_id as "userId", full_name as "fullName", email, role from private.manuscript_people(${manuscriptId})`
