import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import { describeError, failureOf } from './failure.ts'

const network = new ApiError({ status: 0, code: 'network', message: 'x' })
const missing = [
  'Failed to fetch dynamically imported module: http://x/a.js',
  'error loading dynamically imported module: http://x/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /build/a.css',
].map((message) => new TypeError(message))

describe('a screen that did not open', () => {
  it.each(missing)('is a newer version when a file of the app no longer exists: $message', (error) => {
    expect(failureOf(error, true)).toBe('version')
    expect(failureOf(error, false)).toBe('offline')
  })

  it('is a matter of the connection when the server was not reached', () => {
    expect(failureOf(network, true)).toBe('network')
    expect(failureOf(network, false)).toBe('offline')
  })

  it('is an application error otherwise, online or offline', () => {
    expect(failureOf(new TypeError('x is undefined'), true)).toBe('broken')
    expect(failureOf(new TypeError('x is undefined'), false)).toBe('broken')
    expect(failureOf('thrown text', true)).toBe('broken')
  })

  it('is described with place, time, version and what was thrown', () => {
    const text = describeError(new Error('Boom'), '/apps/x', '/build/assets/main-1.js', new Date(0))
    for (const part of ['main-1.js', '1970-01-01', '/apps/x', 'Boom']) expect(text).toContain(part)
    expect(describeError('odd', '/', null, new Date(0))).toMatch(/^Quillport\n.*odd$/s)
  })
})
