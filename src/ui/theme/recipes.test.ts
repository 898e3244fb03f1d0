import { describe, expect, it } from 'vitest'
import { isWithoutRecipe, usedComponents } from '../../../tests/support/recipes-in-use.ts'
import { slotRecipes } from './recipes.ts'

describe('the theme', () => {
  it('carries the recipe of every Chakra component in use, as one without comes out unstyled', () => {
    const used = [...usedComponents(false)]
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((name) => isWithoutRecipe(name, slotRecipes))).toEqual([])
  })
})
