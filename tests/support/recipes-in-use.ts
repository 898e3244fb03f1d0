import { readdirSync, readFileSync } from 'node:fs'
import { recipes as allRecipes, slotRecipes as allSlotRecipes } from '@chakra-ui/react/theme'
import { recipes } from '../../src/ui/theme/recipes.ts'

const sources = new URL('../../src/', import.meta.url)
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)

/** Returns the Chakra components that the app or its template areas use without giving them a recipe, in the spelling of the recipes. */
export function usedComponents(ofDemos: boolean): Set<string> {
  const used = new Set<string>()
  for (const file of files.filter((name) => name.startsWith('demos/') === ofDemos)) {
    const text = readFileSync(new URL(file, sources), 'utf8')
    const isGivenRecipe = (name: string) =>
      text.includes(`recipe={${name}SlotRecipe}`) || text.includes(`recipe={${name}Recipe}`)
    for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g))
      for (const name of names.split(',')) {
        const own = name.trim().split(' as ')[0] ?? ''
        const key = own.charAt(0).toLowerCase() + own.slice(1)
        // The root gives its recipe to its parts, which may be in another file.
        const isPart = text.includes(`<${own}.`) && !text.includes(`<${own}.Root`)
        if (!isPart && !isGivenRecipe(key)) used.add(key)
      }
  }
  return used
}

/** Returns whether a component has a recipe that is neither in the theme nor in `known`. */
export const isWithoutRecipe = (name: string, known: object): boolean =>
  (name in allRecipes && !(name in recipes)) || (name in allSlotRecipes && !(name in known))
