import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OpenApiDocument } from '../../../supabase/functions/_shared/openapi/build.ts'
import { everyOperation, UNREGISTERED } from '../../../supabase/functions/_shared/openapi/registry.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

const file = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as OpenApiDocument

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const shown = (path: string) => path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
const registered = everyOperation.flatMap(({ operations }) =>
  operations.map(({ method, path }) => `${method.toUpperCase()} ${shown(path)}`),
)

describe('docs/openapi.json', () => {
  it('holds every route of the app, save those named as still to come', () => {
    const missing = api.routes
      .filter(({ path }) => !UNREGISTERED.some((prefix) => path.startsWith(`/api${prefix}`)))
      .map(({ method, path }) => ({ method, path: shown(path) }))
      .filter(({ method, path }) => !file.paths[path]?.[method.toLowerCase()])
    expect(missing).toEqual([])
  })

  it('holds no call twice, and none that is no route', () => {
    const routes = new Set(api.routes.map(({ method, path }) => `${method} ${shown(path)}`))
    expect(registered.filter((call) => !routes.has(call))).toEqual([])
    expect(registered.filter((call, at) => registered.indexOf(call) !== at)).toEqual([])
  })

  it('is what the function serves, to anybody', async () => {
    const served = await api.send(null, 'GET', '/openapi.json')
    expect(served.headers.get('content-type')).toContain('application/json')
    expect(served.body, 'npm run gen brings the file up to date').toEqual(file)
  })

  it('refers to nothing that is not in it', () => {
    const text = JSON.stringify(file)
    for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], file)
      expect(target, path).toBeDefined()
    }
  })

  it('is read as a page without a single script', async () => {
    const response = await api.request('/api/docs', {})
    const html = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).not.toMatch(/<script|onload|https?:\/\//i)
    for (const path of Object.keys(file.paths)) expect(html).toContain(`/api${path}`)
  })
})

/** The calls of the sample data that only read, with what they need; each is held to its schema in the file. */
const READS: readonly (readonly [path: string, call: string])[] = [
  ['/app-bar/search', '/app-bar/search?q=a'],
  ['/app-bar/search', '/app-bar/search?q=tide&lang=fr'],
  ['/apps/academy/courses', '/apps/academy/courses?itemsPerPage=-1'],
  ['/apps/academy/course-details', '/apps/academy/course-details'],
  ['/apps/calendar', '/apps/calendar?calendars=Business&calendars=ETC&calendars=Family&calendars=Holiday'],
  ['/apps/ecommerce/products', '/apps/ecommerce/products?itemsPerPage=-1'],
  ['/apps/ecommerce/orders', '/apps/ecommerce/orders?itemsPerPage=-1'],
  ['/apps/ecommerce/orders/{id}', '/apps/ecommerce/orders/6122'],
  ['/apps/ecommerce/customers', '/apps/ecommerce/customers?itemsPerPage=-1'],
  ['/apps/ecommerce/customers/{id}', '/apps/ecommerce/customers/112648'],
  ['/apps/ecommerce/reviews', '/apps/ecommerce/reviews?itemsPerPage=-1'],
  ['/apps/ecommerce/referrals', '/apps/ecommerce/referrals?itemsPerPage=-1'],
  ['/apps/invoice', '/apps/invoice?itemsPerPage=-1'],
  ['/apps/invoice/clients', '/apps/invoice/clients'],
  ['/apps/invoice/{id}', '/apps/invoice/5000'],
  ['/apps/kanban', '/apps/kanban'],
  ['/apps/logistics/vehicles', '/apps/logistics/vehicles?itemsPerPage=-1'],
  ['/dashboard/analytics/projects', '/dashboard/analytics/projects?itemsPerPage=-1'],
  ['/pages/datatable', '/pages/datatable'],
  ['/pages/faq', '/pages/faq'],
  ['/pages/help-center', '/pages/help-center'],
  ['/pages/help-center/article', '/pages/help-center/article?title=repairs'],
]

/** The schema the file gives for the 200 of a call that reads. */
function schemaOf(path: string): z.ZodType {
  const content = file.paths[path]?.get?.responses['200']?.content as
    | Record<string, { schema: Parameters<typeof z.fromJSONSchema>[0] }>
    | undefined
  const schema = content?.['application/json']?.schema
  if (schema === undefined) throw new Error(`${path} has no schema in docs/openapi.json`)
  return z.fromJSONSchema(schema)
}

describe('answers of the sample data', () => {
  it.each(READS)('are as %s is described (%s)', async (path, call) => {
    const answer = await api.send('auth', 'GET', call)
    expect(answer.status).toBe(200)
    expect(schemaOf(path).safeParse(answer.body).error?.issues.slice(0, 3) ?? []).toEqual([])
    expect(JSON.stringify(answer.body)).not.toBe('[]')
  })

  it('are told from others: a schema of the file refuses what is not described', () => {
    const wrong = { products: [{ id: 'x' }], total: 1 }
    expect(schemaOf('/apps/ecommerce/products').safeParse(wrong).success).toBe(false)
  })
})
