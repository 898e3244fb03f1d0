import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from './support/api.ts'
import { breachOf, nameOf, OPERATIONS } from './support/contract.ts'

const file = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, { summary?: string; responses?: object }>>
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const shown = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const routes = () => api.routes.map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`)

describe('docs/openapi.json', () => {
  it('has every route of the app once, and nothing else', () => {
    expect(OPERATIONS.map(nameOf).sort()).toEqual(routes().sort())
    const inFile = Object.entries(file.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    )
    expect(inFile.sort()).toEqual(routes().map(shown).sort())
  })

  it('names the answers, the callers and the input of every call', () => {
    for (const operation of OPERATIONS) {
      const call = file.paths[shown(operation.path)]?.[operation.method]
      const name = nameOf(operation)
      expect(call?.summary, name).toMatch(/^[A-Z].*\.$/)
      expect(
        Object.keys(call?.responses ?? {}).some((status) => /^[23]/.test(status)),
        name,
      ).toBe(true)
      expect('401' in (call?.responses ?? {}), name).toBe(!operation.isPublic)
      if (operation.body && !operation.isPublic)
        expect(Object.keys(call?.responses ?? {}), name).toEqual(
          expect.arrayContaining(['400', '413', '422']),
        )
    }
  })

  it('equals the document the function serves to anyone', async () => {
    const served = await api.send(null, 'GET', '/openapi.json')
    expect(served.headers.get('content-type')).toContain('application/json')
    expect(served.body, 'npm run gen brings the file up to date').toEqual(file)
  })

  it('has no unresolved reference', () => {
    const text = JSON.stringify(file)
    for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], file)
      expect(target, path).toBeDefined()
    }
  })

  it('is shown by a viewer of the app, which loads nothing from another origin', async () => {
    const response = await api.request('/api/docs', {})
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/build/api-docs/index.html')
    const html = readFileSync(new URL('../../public/api-docs/index.html', import.meta.url), 'utf8')
    expect(html).toContain("default-src 'none'; script-src 'self';")
    expect(html).not.toMatch(/\son\w+=|https?:\/\/|<script>/i)
  })
})

describe('a response', () => {
  const companies = (body: unknown, status = 200, type = 'application/json') =>
    breachOf({
      method: 'GET',
      pathname: '/api/companies',
      status,
      type,
      text: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const company = async () => {
    const { body } = await api.send('admin', 'GET', '/companies?itemsPerPage=1')
    return (body as { companies: Record<string, unknown>[] }).companies[0] as Record<string, unknown>
  }

  it('passes when it matches its description', async () => {
    expect(companies({ companies: [await company()], total: 1 })).toBeNull()
    expect(companies({ error: { code: 'forbidden', message: 'No.' } }, 403)).toBeNull()
    expect(
      companies({ error: { code: 'timeout', message: 'Slow.', requestId: crypto.randomUUID() } }, 503),
    ).toBeNull()
  })

  it('fails with a wrong value, a missing key or an undescribed key', async () => {
    const one = await company()
    expect(companies({ companies: [{ ...one, people: '12' }], total: 1 })).toContain('people')
    expect(companies({ companies: [{ ...one, name: undefined }], total: 1 })).toContain('name')
    expect(companies({ companies: [{ ...one, secret: 1 }], total: 1 })).toContain('secret')
    expect(companies({ companies: [], total: 0, more: true })).toContain('more')
  })

  it('fails with an undescribed status, error code or content type', () => {
    expect(companies({ error: { code: 'not_found', message: 'x' } }, 404)).toContain('does not declare 404')
    expect(companies({ error: { code: 'conflict', message: 'x' } }, 403)).toContain('not described')
    expect(companies({ error: { code: 'forbidden', message: 'x', fields: 1 } }, 403)).toContain(
      'not described',
    )
    expect(companies('fine', 200, 'text/plain')).toContain('declares no text/plain')
  })

  it('of an undescribed call must be an error', () => {
    const nowhere = { method: 'GET', pathname: '/api/nowhere', type: 'application/json' }
    expect(breachOf({ ...nowhere, status: 200, text: '{}' })).toContain('does not declare 200')
    const text = JSON.stringify({ error: { code: 'not_found', message: 'There is nothing here.' } })
    expect(breachOf({ ...nowhere, status: 404, text })).toBeNull()
  })
})
