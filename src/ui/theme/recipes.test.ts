import { readdirSync, readFileSync } from 'node:fs'
import { recipes as allRecipes, slotRecipes as allSlotRecipes } from '@chakra-ui/react/theme'
import { describe, expect, it } from 'vitest'
import { recipes, slotRecipes } from './recipes.ts'

const sources = new URL('../../', import.meta.url)
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
)

/** Returns the names imported from Chakra, in the spelling of its recipes. */
function usedComponents(): Set<string> {
  const used = new Set<string>()
  for (const file of files) {
    const text = readFileSync(new URL(file, sources), 'utf8')
    for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g))
      for (const name of names.split(',')) {
        const own = name.trim().split(' as ')[0] ?? ''
        used.add(own.charAt(0).toLowerCase() + own.slice(1))
      }
  }
  return used
}

describe('the theme', () => {
  it('carries the recipe of every Chakra component in use, as one without comes out unstyled', () => {
    const used = [...usedComponents()]
    expect(used.length).toBeGreaterThan(10)
    const missing = used.filter(
      (name) =>
        (name in allRecipes && !(name in recipes)) || (name in allSlotRecipes && !(name in slotRecipes)),
    )
    expect(missing).toEqual([])
  })
})
