import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { publicPages } from '../lib/public-pages.ts'

const locales = fileURLToPath(new URL('../../locales/en', import.meta.url))
const html = `<head>
    <meta name="description" content="General." />
    <title>Quillport</title>
    <!--runtime-config-->
</head>`
const pageOf = (file: string, appUrl?: string) =>
  publicPages(html, locales, appUrl).find((page) => page.file === file)?.html ?? ''

describe('the pages that the build writes for the front pages (R-447)', () => {
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
      const [, title = 'none'] = /<title>([^<]+) · Quillport<\/title>/.exec(page) ?? []
      expect(page).toContain(`<meta property="og:title" content="${title}`)
      expect(page).toMatch(/<meta name="description" content="[^"]{60,200}" \/>/)
      expect(page).toMatch(/<meta property="og:description" content="[^"]{60,200}" \/>/)
      expect(page).toContain('<!--runtime-config-->')
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
