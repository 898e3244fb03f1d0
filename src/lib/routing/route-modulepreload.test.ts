import { afterEach, describe, expect, it, vi } from 'vitest'
import { filesToPreload, type PreloadPlan, startRoutePreload } from './route-modulepreload.ts'

const plan: PreloadPlan = {
  base: '/build/',
  files: [
    'en.js',
    'fr.js',
    'frame.js',
    'login.js',
    'shelf.js',
    'new.js',
    'one.js',
    'shelf-en.js',
    'shelf-fr.js',
  ],
  languages: ['en', 'fr'],
  words: [[0], [1]],
  areas: { shelf: [[7], [8]] },
  frame: [2],
  routes: [
    [['/login'], [3], [], 2],
    [['/shelf', '/alias'], [4], ['shelf'], 1],
    [['/shelf/:id'], [6], ['shelf'], 1],
    [['/shelf/new'], [5, 4], ['shelf'], 1],
  ],
}
afterEach(() => vi.unstubAllGlobals())

const visit = (path: string, isSignedIn = true, wanted: string[] = ['en-GB']) =>
  filesToPreload(plan, { path, isSignedIn, wanted })

describe('files to preload', () => {
  it('are the frame, the page and the messages of a signed-in person', () => {
    expect(visit('/build/shelf')).toEqual(['en.js', 'frame.js', 'shelf.js', 'shelf-en.js'])
    expect(visit('/build/alias/')).toEqual(visit('/build/shelf'))
  })

  it('follows the address without placeholders before the one with them', () => {
    expect(visit('/build/shelf/new')).toContain('new.js')
    expect(visit('/build/shelf/7')).toContain('one.js')
  })

  it('are those of sign-in for a visitor of a screen that is not public', () => {
    expect(visit('/build/shelf', false)).toEqual(['en.js', 'login.js'])
    expect(visit('/build/login', false)).toEqual(['en.js', 'login.js'])
  })

  it('speaks the first language that is spoken here, else English', () => {
    expect(visit('/build/login', false, ['', 'de', 'fr-CA'])).toEqual(['fr.js', 'login.js'])
    expect(visit('/build/login', false, ['', 'de'])).toEqual(['en.js', 'login.js'])
  })

  it('leaves an address it does not know to the app', () => {
    expect(visit('/build/')).toEqual(['en.js', 'frame.js'])
    expect(visit('/build/nowhere', false)).toEqual(['en.js'])
  })
})

describe('preloading later routes', () => {
  it('requests each file once, also when two routes share it', () => {
    vi.stubGlobal('navigator', { languages: ['en'] })
    vi.stubGlobal('localStorage', { 'sb-test-auth-token': '1', getItem: () => null })
    vi.stubGlobal('location', { pathname: '/build/shelf' })
    const append = vi.fn()
    vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
    vi.stubGlobal('window', globalThis)
    startRoutePreload(plan, filesToPreload)
    const requested = () => append.mock.calls.map(([link]) => link.href.replace('/build/', ''))
    expect(requested()).toEqual(['en.js', 'frame.js', 'shelf.js', 'shelf-en.js'])
    window.preloadRoute?.('/shelf/new')
    expect(requested().slice(4)).toEqual(['new.js'])
  })
})
