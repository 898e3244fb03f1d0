import { type ApiRouter, routesOf } from '../../_shared/http/router.ts'
import { withRoutes } from '../../_shared/openapi/from-routes.ts'

/** Read once and only when asked: describing every call takes longer than starting up should. */
async function describeOnce(api: ApiRouter) {
  const [{ buildOpenApi }, { describedOperations }, { openApiPage }, { scriptHash }] = await Promise.all([
    import('../../_shared/openapi/build.ts'),
    import('../../_shared/openapi/registry.ts'),
    import('../../_shared/openapi/page/page.ts'),
    import('../../_shared/openapi/page/script.ts'),
  ])
  const document = buildOpenApi(withRoutes(describedOperations, routesOf(api)))
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${await scriptHash()}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { json: JSON.stringify(document), page: openApiPage(document), policy }
}

/** `GET /api/openapi.json`, and the same to be read at `GET /api/docs`. */
export function openapiResource(api: ApiRouter): void {
  let described: ReturnType<typeof describeOnce> | null = null
  const read = () => {
    described ??= describeOnce(api)
    return described
  }
  api.get('/openapi.json', async (c) => {
    c.header('Content-Type', 'application/json; charset=UTF-8')
    return c.body((await read()).json)
  })
  api.get('/docs', async (c) => {
    const { page, policy } = await read()
    c.header('Content-Security-Policy', policy)
    return c.html(page)
  })
}
