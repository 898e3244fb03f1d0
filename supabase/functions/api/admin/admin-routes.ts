import type { Hono } from 'hono'
import { type Dashboard, dashboardQuery } from '../../_shared/contract/admin.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'

/** `GET /api/admin/dashboard`: the state of the place in numbers, for who may read the subject "admin". */
export function adminResource(api: Hono<Env>): void {
  api.get('/admin/dashboard', async (c) => {
    const { today = new Date().toISOString().slice(0, 10), days } = readQuery(c, dashboardQuery)
    const [row] = await c.var.asCaller(
      (tx) =>
        tx<{ figures: Dashboard | null }[]>`select private.admin_dashboard(${today}, ${days}) as figures`,
    )
    if (!row?.figures) throw new HttpError('forbidden')
    return c.json(row.figures)
  })
}
