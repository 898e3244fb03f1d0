import { describe, expect, it } from 'vitest'
import { readUserAgent } from './user-agent.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('readUserAgent', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'computer',
      'Chrome',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
      'computer',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'computer',
      'Firefox',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 (KHTML) Version/18.1 Safari/605.1',
      'computer',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile/15E Safari/604.1',
      'phone',
      'Safari',
      'iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 7) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
      'phone',
      'Chrome',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-X700) ${webkit} Chrome/140.0 Safari/537.36`,
      'tablet',
      'Chrome',
      'Android',
    ],
  ])('%s', (text, kind, browser, system) => {
    expect(readUserAgent(text)).toEqual({ kind, browser, system })
  })

  it.each(['', 'curl/8.5', '\u0000'])('returns null for unknown parts: %j', (text) => {
    expect(readUserAgent(text)).toEqual({ kind: 'computer', browser: null, system: null })
  })
})
