import type { Hono } from 'hono'
import { type Correspondent, correspondentQuery } from '../../_shared/contract/people.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { readCorrespondents } from '../people/correspondents.ts'

/** `/api/people`: whom the caller may write to. */
export function peopleResource(api: Hono<Env>): void {
  api.get('/people', async (c) => {
    const { q, limit, staff, ids } = readQuery(c, correspondentQuery)
    if (ids) {
      const people = await c.var.asCaller((tx) => readCorrespondents(tx, c.var.claims.sub, ids))
      return c.json({ people })
    }
    const people = await c.var.asCaller(
      (tx) => tx<Correspondent[]>`
        select uid, no, name, email, avatar, role, company, presence
          from private.correspondents(${q}, ${limit}, ${staff})`,
    )
    return c.json({ people: [...people] })
  })
}
