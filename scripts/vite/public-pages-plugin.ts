import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Writes a page with its own title and description for each public screen, for search engines and shared links. */
export function publicPagesPlugin(root: string): Plugin {
  return {
    name: 'quillport-public-pages',
    apply: 'build',
    async writeBundle({ dir = join(root, 'dist') }) {
      const { publicPages } = await import('../lib/public-pages.ts')
      const html = readFileSync(join(dir, 'index.html'), 'utf8')
      for (const page of publicPages(html, resolve(root, 'locales/en'), process.env.VITE_APP_URL)) {
        const file = join(dir, page.file)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, page.html)
      }
    },
  }
}
