import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The module by whose help Vite's builds load what is imported later. */
const helper = /^\0vite\/preload-helper\.js$/

/** Has parts of the app loaded by `src/lib/preload-helper.ts`, which can try again where Vite's own helper cannot. */
export function preloadHelperPlugin(root: string): Plugin {
  const source = JSON.stringify(join(root, 'src/lib/preload-helper.ts'))
  let isFound = false
  return {
    name: 'quillport-bring',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: helper },
      handler() {
        isFound = true
        return { code: `export { preloadModule as __vitePreload } from ${source}`, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('Vite has renamed its preload helper: see scripts/vite/preload-helper-plugin.ts')
    },
  }
}
