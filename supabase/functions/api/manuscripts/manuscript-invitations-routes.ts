import { createRoute } from '@hono/zod-openapi'
import {
  acceptedOffer,
  type ManuscriptOffer,
  manuscriptOfferList,
} from '../../_shared/contract/manuscript-sharing.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { idParams } from '../../_shared/http/request.ts'
import { noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'

const tags = ['manuscripts']

/** `/api/manuscript-invitations`: lists, accepts and declines the caller's invitations to manuscripts. */
export function manuscriptInvitationsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscript-invitations',
      tags,
      summary: 'Lists the manuscripts that the caller is invited to.',
      responses: ok(manuscriptOfferList),
    }),
    async (c) => {
      const rows = await c.var.asCaller(
        (tx) => tx<ManuscriptOffer[]>`
        select id, title, owner_name, affiliation, role, created_at
          from private.my_manuscript_invitations()`,
      )
      return c.json({ invitations: [...rows], total: rows.length }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscript-invitations/{id}/accept',
      tags,
      summary: 'Accepts an invitation.',
      request: { params: idParams('id') },
      responses: ok(acceptedOffer),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ manuscriptId: await c.var.asCaller((tx) => answerInvitation(tx, id, true)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscript-invitations/{id}',
      tags,
      summary: 'Declines an invitation.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller((tx) => answerInvitation(tx, id, false))
      return c.body(null, 204)
    },
  )
}

async function answerInvitation(tx: Tx, id: string, accept: boolean): Promise<string> {
  const [row] = await tx<{ manuscriptId: string | null }[]>`
    select private.answer_manuscript_invitation(${id}, ${accept}) as manuscript_id`
  if (!row?.manuscriptId) throw notFound()
  return row.manuscriptId
}
