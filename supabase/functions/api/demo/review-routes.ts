import { createRoute } from '@hono/zod-openapi'
import {
  type ReviewFigures,
  reviewFigures,
  reviewStatusBody,
  reviewStatusResponse,
} from '../../_shared/contract/demo/review-actions.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'

const tags = ['sample shop and invoices']
const WEEKS = 8

type Totals = Pick<ReviewFigures, 'total' | 'published' | 'pending' | 'averageHundredths'>

/** `/api/apps/ecommerce/reviews`: the figures of the reviews, and publishing them. */
export function demoReviewResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/review-figures',
      tags,
      summary: 'Counts reviews by status, rating and week.',
      responses: ok(reviewFigures),
    }),
    async (c) => {
      const [[totals], stars, weeks] = await asDemo(c, 'read', (tx) =>
        Promise.all([
          tx<Totals[]>`
            select count(*)::int as total, count(*) filter (where status = 'Published')::int as published,
              count(*) filter (where status = 'Pending')::int as pending,
              coalesce(round(avg(review) * 100), 0)::int as average_hundredths from demo.reviews`,
          tx<ReviewFigures['stars']>`
            select s.rating::int as rating, count(r.id)::int as count from generate_series(5, 1, -1) as s (rating)
              left join demo.reviews as r on r.review = s.rating group by s.rating order by s.rating desc`,
          tx<ReviewFigures['weeks']>`
            select to_char(w.monday, 'YYYY-MM-DD') as monday, count(r.id)::int as count
              from generate_series(0, ${WEEKS - 1}::int) as n
             cross join lateral (select (date_trunc('week', now() at time zone 'utc') - n * interval '1 week')::date as monday) as w
              left join demo.reviews as r on r.reviewed_on >= w.monday and r.reviewed_on < w.monday + 7
             group by w.monday order by w.monday`,
        ]),
      )
      return c.json({ ...(totals as Totals), stars: [...stars], weeks: [...weeks] }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/apps/ecommerce/reviews',
      tags,
      summary: 'Publishes or withdraws reviews; unknown ids are ignored.',
      request: { body: jsonBody(reviewStatusBody) },
      responses: ok(reviewStatusResponse),
    }),
    async (c) => {
      const { ids, status } = c.req.valid('json')
      const changed = await asDemo(
        c,
        'update',
        (tx) => tx`
        update demo.reviews set status = ${status} where id = any (${ids}::int[]) and status <> ${status}`,
      )
      return c.json({ updated: changed.count }, 200)
    },
  )
}
