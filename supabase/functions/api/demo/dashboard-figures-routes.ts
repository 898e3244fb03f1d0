import { createRoute } from '@hono/zod-openapi'
import { academyDashboard } from '../../_shared/contract/demo/dashboards/academy.ts'
import { analyticsDashboard } from '../../_shared/contract/demo/dashboards/analytics.ts'
import { crmDashboard } from '../../_shared/contract/demo/dashboards/crm.ts'
import { ecommerceDashboard } from '../../_shared/contract/demo/dashboards/ecommerce.ts'
import { dashboardDay } from '../../_shared/contract/demo/dashboards/figures.ts'
import { logisticsDashboard } from '../../_shared/contract/demo/dashboards/logistics.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { readAcademy } from './dashboards/academy-figures.ts'
import { readAnalytics } from './dashboards/analytics-figures.ts'
import { readCrm } from './dashboards/crm-figures.ts'
import { readEcommerce } from './dashboards/ecommerce-figures.ts'
import { readLogistics } from './dashboards/logistics-figures.ts'
import { dayOf } from './dashboards/shared-figures.ts'

const tags = ['academy, fleet, dashboards, help']
const request = { query: dashboardDay }

/** `GET /api/dashboards/<name>`: all figures of a dashboard in one response. */
export function demoDashboardFiguresResource(api: ApiRouter): void {
  const summaryOf = (name: string) => `Returns the figures of the ${name} dashboard up to the caller's day.`

  api.openapi(
    createRoute({
      method: 'get',
      path: '/dashboards/analytics',
      tags,
      summary: summaryOf('analytics'),
      request,
      responses: ok(analyticsDashboard),
    }),
    async (c) => c.json(await figuresOf(c, readAnalytics, c.req.valid('query').today), 200),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/dashboards/crm',
      tags,
      summary: summaryOf('CRM'),
      request,
      responses: ok(crmDashboard),
    }),
    async (c) => c.json(await figuresOf(c, readCrm, c.req.valid('query').today), 200),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/dashboards/ecommerce',
      tags,
      summary: summaryOf('e-commerce'),
      request,
      responses: ok(ecommerceDashboard),
    }),
    async (c) => c.json(await figuresOf(c, readEcommerce, c.req.valid('query').today), 200),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/dashboards/logistics',
      tags,
      summary: summaryOf('logistics'),
      request,
      responses: ok(logisticsDashboard),
    }),
    async (c) => c.json(await figuresOf(c, readLogistics, c.req.valid('query').today), 200),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/dashboards/academy',
      tags,
      summary: summaryOf('academy'),
      request,
      responses: ok(academyDashboard),
    }),
    async (c) => c.json(await figuresOf(c, readAcademy, c.req.valid('query').today), 200),
  )
}

async function figuresOf<T>(
  c: Ctx,
  read: (tx: Tx, today: string) => Promise<T | undefined>,
  today: string | undefined,
): Promise<T> {
  const figures = await asDemo(c, 'read', (tx) => read(tx, dayOf(today)))
  if (figures === undefined) throw new HttpError('forbidden')
  return figures
}
