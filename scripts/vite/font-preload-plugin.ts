import type { Plugin } from 'vite'

/** The file the first paint of every screen needs: the interface in Latin letters. */
const firstFonts = [/^assets\/inter-latin-wght-normal-[\w-]+\.woff2$/]

/** Writes preload links for the first fonts into the page, under the names the build gave them. */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'quillport-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        return firstFonts.map((pattern) => {
          const file = files.find((name) => pattern.test(name))
          if (!file) throw new Error(`No font file is called ${pattern}`)
          return {
            tag: 'link',
            // Fonts are always fetched without credentials; a preload that says otherwise is fetched a second time.
            attrs: {
              rel: 'preload',
              href: `/build/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          }
        })
      },
    },
  }
}
