import type { Hono } from 'hono'
import { type Correspondent, correspondentQuery } from '../../_shared/contract/people.ts'
import { readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { listCorrespondents } from './correspondents.ts'

/** `/api/people`: whom the caller may write to. */
export function peopleResource(api: Hono<Env>): void {
  api.get('/people', async (c) => {
    const { q, limit, staff, ids } = readQuery(c, correspondentQuery)
    if (ids) {
      const people = await c.var.asCaller((tx) => listCorrespondents(tx, c.var.claims.sub, ids))
      return c.json({ people })
    }
    const people = await c.var.asCaller(
      (tx) => tx<Correspondent[]>`
        select uid, no, name, email, avatar, role, company, presence
          from private.correspondents(${q}, ${limit}, ${staff})`,
    )
    return c.json({ people: [...people] })
  })

  api.get('/people/:uid', async (c) => {
    const uid = idParam(c, 'uid')
    const [person] = await c.var.asCaller(
      (tx) => tx`
        select uid, no, name, avatar, role, company, affiliation, email, phone, presence, is_self as "isSelf"
          from private.person_card(${uid})`,
    )
    if (!person) throw notFound()
    return c.json({ person })
  })
}
