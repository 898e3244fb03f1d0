import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp, distDir } from '../../scripts/lib/build.ts'
import { type BundleSizes, measureBundle } from '../bench/bundle.ts'

const firstVisit = 400_000
/** With the composer, which must answer the key after Reply (R-520). */
const firstVisitOfMailbox = 600_000
const lazyChunk = 150_000
/** Chunks that may be larger, each with its reason. */
const large: Readonly<Record<string, string>> = {
  'fleet-map': 'MapLibre, loaded by the fleet only', // template areas
  'pdf-writer': 'pdfmake, loaded by the first download or mail of an invoice', // template areas
}

let sizes: BundleSizes
let mailbox: BundleSizes['screens']

beforeAll(async () => {
  await buildApp()
  sizes = measureBundle(distDir, ['/login', '/apps/manuscripts'])
  mailbox = measureBundle(distDir, ['/apps/email']).screens
  // A build takes more than a minute while the machine has other work.
}, 300_000)

describe('a first visit (R-020)', () => {
  it('loads at most 400 kB of JavaScript and CSS, gzipped (600 kB in the mailbox), before the screen works', () => {
    expect(sizes.screens).toHaveLength(4)
    expect(mailbox).toHaveLength(2)
    for (const { path, language, bytes } of [...sizes.screens, ...mailbox]) {
      expect(bytes, `${path} (${language})`).toBeGreaterThan(100_000)
      const limit = path === '/apps/email' ? firstVisitOfMailbox : firstVisit
      expect(bytes, `${path} (${language})`).toBeLessThanOrEqual(limit)
    }
  })

  it('loads lazy chunks of at most 150 kB, except those listed here', () => {
    const tooLarge = sizes.lazy.filter(({ name, bytes }) => bytes > lazyChunk && !(name in large))
    expect(sizes.lazy.length).toBeGreaterThan(20)
    expect(tooLarge).toEqual([])
  })

  it('lists no unused exception', () => {
    const names = new Set(sizes.lazy.filter(({ bytes }) => bytes > lazyChunk).map(({ name }) => name))
    expect(Object.keys(large).filter((name) => !names.has(name))).toEqual([])
  })

  it('loads few files, because many small ones queue over HTTP/1.1', () => {
    // The list of manuscripts loads the items of a manuscript with its button to write (R-517).
    for (const { path, language, files } of sizes.screens)
      expect(files.length, `${path} (${language}): ${files.join(' ')}`).toBeLessThanOrEqual(26)
  })

  it('excludes Supabase, the contracts and the toasts, and the frame on the sign-in screen', () => {
    const filesOf = (at: string) =>
      sizes.screens
        .filter(({ path }) => path === at)
        .flatMap(({ files }) => files)
        .join(' ')
    expect(filesOf('/apps/manuscripts')).not.toMatch(/auth-client|supabase|toast-stack|zod/)
    expect(filesOf('/login')).not.toMatch(/auth-client|supabase|toast-stack|frame-[^.]*\.js|list-/)
  })
})

describe('the published files', () => {
  it('contain no source map', () => {
    const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  })

  it('let the page of the API description run its own scripts only', () => {
    const html = readFileSync(join(distDir, 'api-docs/index.html'), 'utf8')
    expect(html).toMatch(
      /http-equiv="Content-Security-Policy"\s+content="default-src 'none'; script-src 'self';/,
    )
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
  })
})
