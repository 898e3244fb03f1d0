import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const failures: unknown[] = []
const note = (event: Event) => failures.push(event)
const answer = (status = 200) => Promise.resolve(new Response('', { status }))
const fetched = vi.fn<(url: string) => Promise<Response>>()

/** What is here is remembered by the module: each test has its own. */
const fresh = async () => (await import('./preload-helper.ts')).preloadModule

beforeEach(() => {
  vi.resetModules()
  failures.length = 0
  document.head.replaceChildren()
  fetched.mockReset().mockImplementation(() => answer())
  vi.stubGlobal('fetch', fetched)
  window.addEventListener('vite:preloadError', note)
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.removeEventListener('vite:preloadError', note)
})

describe('a part of the app', () => {
  it('is imported when all it stands on has arrived, each file fetched once', async () => {
    const bring = await fresh()
    const load = vi.fn(async () => 'the part')
    expect(await bring(load, ['assets/a.js', 'assets/b.js'])).toBe('the part')
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/assets/a.js', '/assets/b.js'])
    expect(await bring(load, ['assets/a.js', 'assets/c.js'])).toBe('the part')
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
    expect(failures).toEqual([])
  })

  it('shares what is on its way with others that stand on it', async () => {
    const bring = await fresh()
    const parts = ['one', 'two'].map((name) =>
      bring(async () => name, ['assets/shared.js', 'assets/style.css']),
    )
    document.querySelector('link')?.dispatchEvent(new Event('load'))
    expect(await Promise.all(parts)).toEqual(['one', 'two'])
    expect(fetched).toHaveBeenCalledOnce()
    expect(document.querySelectorAll('link')).toHaveLength(1)
  })

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the file is gone', () => answer(404)],
    ['the server is down', () => answer(502)],
  ])('is not imported while %s, which browsers would remember, and can be tried again', async (_, fail) => {
    const bring = await fresh()
    const load = vi.fn(async () => 'the part')
    fetched.mockImplementationOnce(fail)
    await expect(bring(load, ['assets/a.js'])).rejects.toThrow(/dynamically imported module: \/assets\/a\.js/)
    expect(load).not.toHaveBeenCalled()
    expect(failures).toHaveLength(1)
    expect(await bring(load, ['assets/a.js'])).toBe('the part')
  })

  it('does not fail with a try that began before it was wanted, but has one of its own', async () => {
    const bring = await fresh()
    fetched.mockImplementationOnce(() => answer(404))
    const ahead = bring(async () => 'the part', ['assets/a.js'])
    const wanted = bring(async () => 'the part', ['assets/a.js'])
    await expect(ahead).rejects.toThrow('/assets/a.js')
    expect(await wanted).toBe('the part')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('fails for everybody who waits while it stays gone, one try each', async () => {
    const bring = await fresh()
    fetched.mockImplementation(() => answer(404))
    const waiting = ['one', 'two', 'three'].map((name) => bring(async () => name, ['assets/a.js']))
    for (const one of await Promise.allSettled(waiting)) expect(one.status).toBe('rejected')
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('is not fetched a second time when the page already asks for it', async () => {
    const bring = await fresh()
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/a.js">'
    await bring(async () => null, ['assets/a.js'])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('waits for its styles, and asks for them again when they failed', async () => {
    const bring = await fresh()
    const load = vi.fn(async () => 'the part')
    const tell = (event: string) => document.querySelector('link')?.dispatchEvent(new Event(event))
    const first = bring(load, ['assets/a.css'])
    tell('error')
    await expect(first).rejects.toThrow('/assets/a.css')
    expect(document.querySelector('link')).toBeNull()
    const second = bring(load, ['assets/a.css'])
    expect(load).not.toHaveBeenCalled()
    tell('load')
    expect(await second).toBe('the part')
  })

  it('that fails by itself is told of too', async () => {
    const bring = await fresh()
    await expect(bring(() => Promise.reject(new SyntaxError('Unexpected token')))).rejects.toThrow(
      'Unexpected',
    )
    expect(failures).toHaveLength(1)
  })
})
