import { readdirSync, readFileSync } from 'node:fs'
import { recipes as allRecipes, slotRecipes as allSlotRecipes } from '@chakra-ui/react/theme'
import { describe, expect, it } from 'vitest'
import { extraSlotRecipes } from './extra-slot-recipes.ts'
import { recipes, slotRecipes } from './recipes.ts'

const sources = new URL('../../', import.meta.url)
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)

/** Returns the Chakra components that some files use without giving them a recipe, in the spelling of the recipes. */
function usedComponents(ofDemos: boolean): Set<string> {
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

const isWithoutRecipe = (name: string, known: object) =>
  (name in allRecipes && !(name in recipes)) || (name in allSlotRecipes && !(name in known))

describe('the theme', () => {
  it('carries the recipe of every Chakra component in use, as one without comes out unstyled', () => {
    const used = [...usedComponents(false)]
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((name) => isWithoutRecipe(name, slotRecipes))).toEqual([])
  })

  it('carries, with the extra recipes, that of every component of the template areas', () => {
    const used = [...usedComponents(true)]
    expect(used.length).toBeGreaterThan(10)
    const known = { ...slotRecipes, ...extraSlotRecipes }
    expect(used.filter((name) => isWithoutRecipe(name, known))).toEqual([])
  })
})
