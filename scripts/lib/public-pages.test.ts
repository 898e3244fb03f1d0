import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'
import { publicPages } from './public-pages.ts'

const locales = fileURLToPath(new URL('../../locales/en', import.meta.url))
const html = `<head>
    <meta name="description" content="General." />
    <title>Quillport</title>
    <!--runtime-config-->
</head>`
const pageOf = (file: string, appUrl?: string) =>
  publicPages(html, locales, appUrl).find((page) => page.file === file)?.html ?? ''

describe('the pages that the build writes for public screens (R-447)', () => {
  it('have different titles and descriptions', () => {
    const pages = publicPages(html, locales).filter((page) => page.html.includes('index, follow'))
    const heads = new Map(pages.map((page) => [page.file, /<title>[^<]+/.exec(page.html)?.[0]]))
    heads.delete('front-pages.html')
    expect(new Set(heads.values()).size).toBe(heads.size)
  })

  it('tell search engines to ignore screens without a description', () => {
    for (const file of ['login.html', 'not-authorized.html', 'pages/misc/coming-soon.html'])
      expect(pageOf(file), file).toContain('<meta name="robots" content="noindex" />')
  })

  it('exist for no screen that needs a session, and for no path with a parameter', () => {
    const open = new Set(
      routeTable
        .filter(({ access }) => access === 'public' || access === 'guest')
        .flatMap(({ path, aliases = [] }) => [path, ...aliases]),
    )
    const files = publicPages(html, locales).map(({ file }) => file)
    const fixed = [...open].filter((path) => path !== '/' && !/[:*]/.test(path))
    expect(files.toSorted()).toEqual(fixed.map((path) => `${path.slice(1)}.html`).toSorted())
    for (const { file } of publicPages(html, locales)) {
      expect(open).toContain(`/${file.replace(/\.html$/, '')}`)
      expect(file).not.toMatch(/[:*]/)
    }
  })
})
