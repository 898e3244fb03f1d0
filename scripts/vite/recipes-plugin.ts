import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const prefix = 'virtual:recipe/'
const component = /@chakra-ui\/react\/dist\/esm\/components\/.+\.js$/
const book = fileURLToPath(new URL('../../src/ui/theme/recipe-registry.ts', import.meta.url))

/**
 * Ties each of Chakra's components to its recipe, so that a chunk with a dialog brings the dialog's look and the first
 * screen brings none of it. Only the recipes of `src/ui/theme/recipes.ts`; without the build all of them are there at once.
 */
export function recipesPlugin(): Plugin {
  const kinds = new Map<string, 'one' | 'many'>()
  return {
    name: 'quillport-recipes',
    apply: 'build',
    async buildStart() {
      const { recipes, slotRecipes } = await import('../../src/ui/theme/recipes.ts')
      for (const key of Object.keys(recipes)) kinds.set(key, 'one')
      for (const key of Object.keys(slotRecipes)) kinds.set(key, 'many')
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const key = id.slice(prefix.length + 1)
      const isOne = kinds.get(key) === 'one'
      const name = `${key}${isOne ? 'Recipe' : 'SlotRecipe'}`
      const own = `{ '${key}': ${name} }`
      return {
        code: [
          `import { ${name} } from '@chakra-ui/react/theme'`,
          `import { addRecipes } from '${book}'`,
          `addRecipes(${isOne ? `${own}, {}` : `{}, ${own}`})`,
        ].join('\n'),
        moduleSideEffects: true,
      }
    },
    transform(code, id) {
      if (!component.test(id)) return null
      const keys = [...code.matchAll(/\bkey: "(\w+)"/g)].map(([, key = '']) => key)
      const wanted = keys.filter((key) => kinds.has(key))
      if (wanted.length === 0) return null
      // Behind the code, where it moves no line of the source map.
      return { code: `${code}\n${wanted.map((key) => `import '${prefix}${key}'`).join('\n')}\n`, map: null }
    },
  }
}
