import { describe, expect, it } from 'vitest'
import { readRuntimeConfig } from '../api/env.ts'
import { localeFor } from '../i18n/direction.ts'
import { pickLanguage } from '../i18n/language.ts'
import { readCookie, writeCookie } from './cookies.ts'

describe('layout cookies (R-061, R-224)', () => {
  it('are prefixed with the app title', () => {
    writeCookie('theme', 'dark')
    expect(document.cookie.split('; ')).toContain('quillport-theme=dark')
  })

  it('come back as they were written', () => {
    writeCookie('skin', 'a=b; ç')
    expect(readCookie('skin')).toBe('a=b; ç')
    expect(readCookie('never')).toBeUndefined()
  })

  it('with unknown values count as not set', () => {
    expect(readCookie('theme', 'quillport-theme=%E0%A4%A')).toBeUndefined()
  })

  it('are not confused with a longer name', () => {
    expect(readCookie('theme', 'quillport-theme2=dark; quillport-theme=light')).toBe('light')
  })
})

describe('language (R-005)', () => {
  it('prefers the stored one, then the browser’s, then English', () => {
    expect(pickLanguage('fr', ['en-US'])).toBe('fr')
    expect(pickLanguage(null, ['de', 'fr-CA', 'en'])).toBe('fr')
    expect(pickLanguage('xx', ['de'])).toBe('en')
    expect(pickLanguage('xx', ['de', 'fr-CA'])).toBe('fr')
  })
})

describe('direction', () => {
  it('marks the locale with a right-to-left script that formats like the language', () => {
    const locale = localeFor('fr', 'rtl')
    expect(new Intl.NumberFormat(locale).format(1.5)).toBe(new Intl.NumberFormat('fr').format(1.5))
    expect(localeFor('en', 'ltr')).toBe('en')
  })
})

describe('runtime configuration', () => {
  const page = (config: unknown) => {
    const made = document.implementation.createHTMLDocument()
    made.head.innerHTML = `<script type="application/json" id="runtime-config">${JSON.stringify(config)}</script>`
    return made
  }
  const build = { VITE_SUPABASE_URL: 'https://built.example', VITE_SUPABASE_PUBLISHABLE_KEY: 'k' }

  it('reads what the server wrote before what the build was made with', () => {
    const written = page({ supabaseUrl: 'http://127.0.0.1:1/', supabaseKey: 'p', demo: true })
    expect(readRuntimeConfig(written, build)).toEqual({
      supabaseUrl: 'http://127.0.0.1:1',
      supabaseKey: 'p',
      demo: true,
      mailUrl: null,
      undoMs: 8000,
    })
  })

  it('takes the undo time that the server wrote', () => {
    const written = page({ supabaseUrl: 'http://127.0.0.1:1', supabaseKey: 'p', undoMs: 300 })
    expect(readRuntimeConfig(written, build).undoMs).toBe(300)
  })

  it('hides the demo accounts in a production build', () => {
    const empty = document.implementation.createHTMLDocument()
    expect(readRuntimeConfig(empty, build)).toMatchObject({
      supabaseUrl: 'https://built.example',
      demo: false,
    })
  })

  it('refuses half a configuration rather than talk to the wrong place', () => {
    expect(() => readRuntimeConfig(page({ supabaseUrl: 'http://x' }), build)).toThrow('incomplete')
  })
})
