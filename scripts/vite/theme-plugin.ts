import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const from = (path: string) =>
  normalizePath(fileURLToPath(new URL(`../../src/ui/theme/${path}`, import.meta.url)))
const tokensId = '\0virtual:ready-tokens'
const styleSheet = from('ready-theme.css')

/** What is changed in Chakra's own files: what each imports besides, and which text is replaced by what. */
const changes: Record<string, { imports: string; texts: [from: string | RegExp, to: string][] }> = {
  'styled-system/token-dictionary.js': {
    imports: `import { fillTokens } from '${from('precompiled-tokens.ts')}'\nimport { ready } from 'virtual:ready-tokens'`,
    texts: [
      [
        /registerTokens\(\);\s+registerTransform\(\.\.\.tokenTransforms\);\s+registerMiddleware\(\.\.\.tokenMiddlewares\);\s+build\(\);/,
        'fillTokens(ready, { allTokens, tokenNameMap, flatMap, byCategory, colorPaletteMap });\n  byCategoryJson = mapToJson(byCategory);',
      ],
    ],
  },
  'styled-system/system.js': {
    imports: `import '${styleSheet}'`,
    texts: [
      ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
      ['const result = createPreflight({ preflight });', 'const result = {};'],
    ],
  },
}

/**
 * Works the theme out while building: the tokens come as a table and the styles of the page as a style sheet, which is
 * there before any script. Otherwise each start does it anew (docs/decisions/0023).
 */
export function themePlugin(): Plugin {
  const changed = new Set<string>()
  const ready = async () => (await import('./precompiled-theme.ts')).precompiledTheme()
  let made: ReturnType<typeof ready> | undefined
  const once = () => {
    made ??= ready()
    return made
  }
  return {
    name: 'quillport-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:ready-tokens' ? tokensId : id === styleSheet ? id : null),
    async load(id) {
      if (id === tokensId)
        return `export const ready = JSON.parse(${JSON.stringify(JSON.stringify((await once()).tokens))})`
      if (id === styleSheet) return (await once()).styleSheet
      if (id === from('theme.ts')) return `export const theme = ${JSON.stringify((await once()).rest)}`
      return null
    },
    transform(code, id) {
      const file = Object.keys(changes).find((name) => id.endsWith(`@chakra-ui/react/dist/esm/${name}`))
      const change = file && changes[file]
      if (!change) return null
      let next = code
      for (const [text, other] of change.texts) {
        const before = next
        next = before.replace(text, other)
        if (next === before)
          throw new Error(`${file} of Chakra is not what it was: see scripts/vite/theme-plugin.ts`)
      }
      changed.add(file)
      return { code: `${next}\n${change.imports}\n`, map: null }
    },
    buildEnd(error) {
      if (!error && changed.size !== Object.keys(changes).length)
        throw new Error('The theme was not worked out while building')
    },
  }
}
