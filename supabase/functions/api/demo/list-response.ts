import type { Ctx } from '../../_shared/http/context.ts'
import type { DemoPage } from './run-demo-list.ts'

/** Answers a list; the header says when its total is an estimate, which only very long lists need. */
export function listResponse<R>(c: Ctx, page: DemoPage<R>, body: (total: number) => object): Response {
  if (page.isEstimated) c.header('X-Total-Estimated', 'true')
  return c.json(body(page.total))
}
