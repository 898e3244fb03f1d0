import { createRoute } from '@hono/zod-openapi'
import {
  type AddressFacts,
  addressResponse,
  type MailAddress,
  mailAddressList,
  mailAddressListQuery,
} from '../../_shared/contract/mail-addresses.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { numberOrZeroParams } from '../../_shared/http/request.ts'
import { noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'
import { withUserErrors } from '../users/user-errors.ts'
import { userNotFound } from '../users/user-rows.ts'

const tags = ['users and permissions']

const definition: ListDefinition = {
  from: 'private.mail_addresses()',
  alias: 'ma',
  select: 'ma.no, ma.uid, ma.full_name, ma.email, ma.state, ma.since, ma.reason, ma.lifted_at, ma.lifted_by',
  search: ['ma.full_name', 'ma.email'],
  sort: { since: 'ma.since', name: 'private.fold(ma.full_name)', email: 'lower(ma.email)' },
  defaultSort: { by: 'since', order: 'desc' },
  tieBreak: 'ma.uid',
}

/** `/api/mail-addresses`: the addresses that mails do not reach. */
export function mailAddressesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail-addresses',
      tags,
      summary: 'Lists the people whose address is unconfirmed or blocked.',
      request: { query: mailAddressListQuery },
      responses: ok(mailAddressList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'profiles')
        const conditions = query.state === undefined ? [] : [tx`ma.state = ${query.state}`]
        return runList<MailAddress>(tx, definition, query, conditions)
      })
      return c.json({ addresses: rows, total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail-addresses/{no}',
      tags,
      summary: 'Returns the state of the address of a user.',
      request: { params: numberOrZeroParams('no') },
      responses: ok(addressResponse),
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      const [address] = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'profiles')
        return tx<AddressFacts[]>`
          select ma.state, ma.since, ma.reason, ma.lifted_at, ma.lifted_by
            from public.profiles p cross join lateral private.mail_addresses(p.id) ma where p.no = ${no}`
      })
      if (!address) throw userNotFound()
      return c.json({ address }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/mail-addresses/{no}/block',
      tags,
      summary: 'Lets mails be sent again to the address of a user, and records who did it.',
      request: { params: numberOrZeroParams('no') },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      await withUserErrors(c.var.asCaller((tx) => tx`select private.lift_address(${no})`))
      return c.body(null, 204)
    },
  )
}
