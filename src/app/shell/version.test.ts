import { describe, expect, it } from 'vitest'
import { isOutdated, scriptOf } from './version.ts'

const page = (hash: string) =>
  `<html><script src="/theme.js"></script><script type="module" crossorigin src="/build/assets/main-${hash}.js"></script></html>`

describe('a new version', () => {
  it('is one whose page starts another script', () => {
    expect(scriptOf(page('a1'))).toBe('/build/assets/main-a1.js')
    expect(isOutdated(scriptOf(page('a1')), page('b2'))).toBe(true)
    expect(isOutdated(scriptOf(page('a1')), page('a1'))).toBe(false)
  })

  it('is not read from a response that is not a page of the app', () => {
    expect(isOutdated(scriptOf(page('a1')), '')).toBe(false)
    expect(isOutdated(scriptOf(page('a1')), '<h1>Sign in to the network</h1>')).toBe(false)
    expect(isOutdated(null, page('a1'))).toBe(false)
  })
})
