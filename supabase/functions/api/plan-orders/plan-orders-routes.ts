import { createRoute } from '@hono/zod-openapi'
import { type PlanOrder, planOrderList, planOrderListQuery } from '../../_shared/contract/plan-orders.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'

const definition: ListDefinition = {
  from: 'public.plan_orders',
  alias: 'po',
  select: `po.id, po.no, po.plan, po.period, po.method, po.cents, po.name, po.email, po.phone, po.company, po.vat_number,
    po.address, po.ordered_at`,
  search: ['po.company', 'po.name', 'po.email', 'po.no::text'],
  sort: {
    no: 'po.no',
    company: 'private.fold(po.company)',
    name: 'private.fold(po.name)',
    cents: 'po.cents',
    orderedAt: 'po.ordered_at',
  },
  defaultSort: { by: 'no', order: 'desc' },
  tieBreak: 'po.id',
}

/** `/api/plan-orders`: the plans ordered on the public pages. */
export function planOrdersResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/plan-orders',
      tags: ['administration'],
      summary: 'Lists ordered plans, newest first.',
      request: { query: planOrderListQuery },
      responses: ok(planOrderList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'admin')
        const conditions = query.plan === undefined ? [] : [tx`po.plan = ${query.plan}`]
        return runList<PlanOrder>(tx, definition, query, conditions)
      })
      return c.json({ orders: rows, total }, 200)
    },
  )
}
