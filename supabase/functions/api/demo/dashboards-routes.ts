import { createRoute } from '@hono/zod-openapi'
import {
  type AnalyticsProject,
  analyticsProjectList,
  type SalesDetail,
  salesDetailList,
} from '../../_shared/contract/demo/dashboards.ts'
import { demoListQuery } from '../../_shared/contract/demo/list.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { projectListDefinition } from './office-lists.ts'
import { clock, pictureUrl } from './present.ts'

const tags = ['academy, fleet, dashboards, help']

const MOST_SALES = 500

type ProjectRow = Omit<AnalyticsProject, 'hours'> & { minutes: number }
type SaleRow = Pick<SalesDetail, 'product' | 'date' | 'buyer'> & {
  total: number
  paid: number
  status: SalesDetail['payment']['status']
}

/** `/api/dashboard/analytics/projects` and `/api/pages/datatable`. */
export function demoDashboardsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/dashboard/analytics/projects',
      tags,
      summary:
        'Lists sample projects, sorted by project, leader or progress; beyond the last page it is page 1.',
      request: { query: demoListQuery },
      responses: ok(analyticsProjectList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { found, page } = await asDemo(c, 'read', async (tx) => {
        const list = (number: number) =>
          runList<ProjectRow>(tx, projectListDefinition, { ...query, page: number })
        const asked = await list(query.page)
        // A page beyond the last one returns page 1.
        if (query.page === 1 || (query.page - 1) * query.itemsPerPage < asked.total)
          return { found: asked, page: query.page }
        return { found: await list(1), page: 1 }
      })
      const projects = found.rows.map(({ minutes, ...row }) => ({
        ...row,
        logo: pictureUrl(row.logo),
        team: row.team.map(pictureUrl),
        hours: clock(minutes),
      }))
      const totalPages = Math.ceil(found.total / query.itemsPerPage)
      return c.json({ projects, totalPages, totalProjects: found.total, page }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/pages/datatable',
      tags,
      summary: 'Lists the newest sample sales, at most 500.',
      responses: ok(salesDetailList),
    }),
    async (c) => {
      const rows = await asDemo(
        c,
        'read',
        (tx) => tx<SaleRow[]>`
        select json_build_object('id', s.product_id, 'name', s.product_name, 'slug', s.slug, 'brand', s.brand,
            'category', s.category, 'price', s.price, 'image', s.image, 'hasFreeShipping', s.has_free_shipping,
            'rating', s.rating, 'description', s.description) as product,
          s.sold_on as date,
          json_build_object('name', s.buyer_name, 'avatar', s.buyer_avatar) as buyer,
          s.total, s.paid_amount as paid, s.status
          from demo.sales as s order by s.sold_on desc, s.id desc limit ${MOST_SALES}`,
      )
      return c.json(rows.map(presentSale), 200)
    },
  )
}

function presentSale({ product, date, buyer, total, paid, status }: SaleRow): SalesDetail {
  return {
    product: { ...product, image: pictureUrl(product.image) },
    date,
    buyer: { ...buyer, avatar: pictureUrl(buyer.avatar) },
    payment: {
      total,
      receivedPaymentStatus: paid === total ? 'Fully Paid' : paid > 0 ? 'Partially Paid' : 'Unpaid',
      paidAmount: paid,
      status,
    },
  }
}
