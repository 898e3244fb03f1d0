import type { TypedResponse } from 'hono'
import type { Ctx } from '../../_shared/http/context.ts'
import type { DemoPage } from './run-demo-list.ts'

/** Responds with a page of a list; a header states that the total of a very long list is an estimate. */
export function listResponse<R, T extends object>(
  c: Ctx,
  page: DemoPage<R>,
  body: (total: number) => T,
): Response & TypedResponse<T, 200, 'json'> {
  if (page.isEstimated) c.header('X-Total-Estimated', 'true')
  return c.json(body(page.total), 200) as Response & TypedResponse<T, 200, 'json'>
}
