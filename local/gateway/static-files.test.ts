import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppGateway } from './app.ts'
import { createStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'quillport-dist-'))
const script = 'const long = 1;'.repeat(200)
const config = {
  supabaseUrl: 'http://127.0.0.1:54321',
  supabaseKey: 'sb_publishable_</script>',
  demo: true,
  mailUrl: 'http://127.0.0.1:54324',
  undoMs: null,
}
const asked: string[] = []

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><script>theme()</script><!--runtime-config--></head></html>',
  )
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets/app-1a2b.js.map'), '{}')
  writeFileSync(join(folder, 'help.html'), '<title>Help</title><!--runtime-config-->')
  writeFileSync(join(folder, '.stamp'), 'secret')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const gateway = createAppGateway({
  page: createStaticFiles(folder, '/build', config),
  api: async (request, path) => {
    asked.push(`${request.method} ${path}`)
    return Response.json({ ok: true }, { status: 201 })
  },
})
const get = (path: string, headers: Record<string, string> = {}) =>
  gateway.fetch(new Request(`http://127.0.0.1:5173${path}`, { headers }))

describe('the app', () => {
  it('is redirected to from the root', async () => {
    expect((await get('/')).headers.get('location')).toBe('/build/')
    expect((await get('/build')).headers.get('location')).toBe('/build/')
  })

  it('answers every screen with its page, configured and not cached', async () => {
    for (const path of ['/build/', '/build/login', '/build/manuscripts/1.5/view']) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      const html = await answer.text()
      const json = /<script type="application\/json" id="runtime-config">(.*)<\/script>/.exec(html)?.[1]
      expect(JSON.parse(json ?? '')).toEqual(config)
      expect(html.match(/<\/script>/g)).toHaveLength(2)
    }
  })

  it('answers a public screen with the page of the build, configured (R-447)', async () => {
    for (const path of ['/build/help', '/build/help/', '/build/help?q=a']) {
      const html = await (await get(path)).text()
      expect(html, path).toContain('<title>Help</title>')
      expect(html).toContain('runtime-config')
    }
    for (const path of [
      '/build/help.html',
      '/build/index.html',
      '/build/../help',
      '/build/help%2f..%2f..%2fhelp',
    ])
      expect(await (await get(path)).text(), path).not.toContain('<title>Help</title>')
  })

  it('may run its own scripts only', async () => {
    const policy = (await get('/build/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:54321 ws://127.0.0.1:54321")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("frame-src 'none'")
  })

  it('compresses assets and caches them forever', async () => {
    const answer = await get('/build/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const plain = await get('/build/assets/app-1a2b.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(script)
    const etag = plain.headers.get('etag') ?? ''
    expect((await get('/build/assets/app-1a2b.js', { 'if-none-match': etag })).status).toBe(304)
  })

  it('answers 404 for a missing script', async () => {
    expect((await get('/build/assets/old-9f.js')).status).toBe(404)
  })

  it('reveals no file outside its folder', async () => {
    for (const path of [
      '/build/../package.json',
      '/build/%2e%2e/package.json',
      '/build/..%2fpackage.json',
      '/build/.stamp',
      '/build/assets/app-1a2b.js.map',
      '/build/%00',
      '/build/%',
    ]) {
      const text = await (await get(path)).text()
      expect(text, path).not.toMatch(/secret|"name"|^\{\}$/)
    }
    expect((await get('/package.json')).status).toBe(404)
  })

  it('accepts GET and HEAD only', async () => {
    const answer = await gateway.fetch(new Request('http://127.0.0.1:5173/build/', { method: 'POST' }))
    expect(answer.status).toBe(405)
  })
})

describe('the API', () => {
  it('is served at the origin of the app, and at the former sign-in path', async () => {
    asked.length = 0
    const answer = await get('/api/apps/users?q=a%20b')
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    await gateway.fetch(new Request('http://127.0.0.1:5173/auth/login', { method: 'POST' }))
    expect(asked).toEqual(['GET /api/apps/users?q=a%20b', 'POST /api/auth/login'])
  })
})
