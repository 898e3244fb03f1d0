import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import {
  type Correspondent,
  correspondentList,
  correspondentQuery,
  type personCard,
  personCardResponse,
} from '../../_shared/contract/people.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { idParams } from '../../_shared/http/request.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { listCorrespondents, listTeams } from './correspondents.ts'

const tags = ['account and profile']

/** `/api/people`: the people the caller may write to. */
export function peopleResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/people',
      tags,
      summary: 'Lists users that the caller may write to, or may add to a project, by name or address.',
      request: { query: correspondentQuery },
      responses: ok(correspondentList),
      ...refuses('invalid'),
    }),
    async (c) => {
      const { q, limit, staff, ids, project, mention, teams } = c.req.valid('query')
      if (ids) {
        const people = await c.var.asCaller((tx) => listCorrespondents(tx, c.var.claims.sub, ids))
        return c.json({ people }, 200)
      }
      const people = await c.var.asCaller(async (tx) => {
        const first = teams ? await listTeams(tx, q) : []
        const rows = await tx<Correspondent[]>`
        select uid, no, name, email, avatar, role, company, presence
          from ${peopleSource(tx, { q, limit, staff, project, mention })}`
        return [...first, ...rows]
      })
      return c.json({ people }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/people/{uid}',
      tags,
      summary: 'Returns the contact card of a user that the caller may write to.',
      request: { params: idParams('uid') },
      responses: ok(personCardResponse),
    }),
    async (c) => {
      const { uid } = c.req.valid('param')
      const [person] = await c.var.asCaller(
        (tx) => tx<z.infer<typeof personCard>[]>`
        select uid, no, name, avatar, role, company, affiliation, email, phone, presence, is_self
          from private.person_card(${uid})`,
      )
      if (!person) throw notFound()
      return c.json({ person }, 200)
    },
  )
}

type Asked = Omit<z.output<typeof correspondentQuery>, 'ids' | 'teams'>

/** The people that a list is taken from: those the caller may write to, may add to a project, or may mention in it. */
function peopleSource(tx: Tx, { q, limit, staff, project, mention }: Asked) {
  if (project) return tx`private.people_to_add(${project}, ${q}, ${limit})`
  if (mention) return tx`private.people_to_mention(${mention}, ${q}, ${limit})`
  return tx`private.correspondents(${q}, ${limit}, ${staff})`
}
