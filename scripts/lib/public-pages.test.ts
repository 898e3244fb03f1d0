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
  it('have their own title and description and are indexed', () => {
    for (const file of [
      'front-pages.html',
      'front-pages/landing-page.html',
      'front-pages/help-center.html',
      'front-pages/pricing.html',
    ]) {
      const page = pageOf(file)
      expect(page, file).toMatch(/<title>[^<]+ · Quillport<\/title>/)
      expect(page).toContain('<meta name="robots" content="index, follow" />')
      expect(page).not.toContain('General.')
      expect(page).toMatch(/<meta property="og:description" content="[^"]{60,200}" \/>/)
      expect(page).toContain('<!--runtime-config-->')
    }
  })

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
    for (const { file } of publicPages(html, locales)) {
      expect(open).toContain(`/${file.replace(/\.html$/, '')}`)
      expect(file).not.toMatch(/[:*]/)
    }
  })

  it('name addresses only where the address of the app is known', () => {
    expect(pageOf('front-pages.html')).not.toMatch(/canonical|og:url|og:image|https?:/)
    const page = pageOf('front-pages.html', 'https://quillport.example/')
    expect(page).toContain(
      '<link rel="canonical" href="https://quillport.example/build/front-pages/landing-page" />',
    )
    expect(page).toContain('<meta property="og:image" content="https://quillport.example/build/share.jpg" />')
  })
})
