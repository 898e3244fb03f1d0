import { describe, expect, it } from 'vitest'
import { slotRecipes } from '@/ui/theme/recipes.ts'
import { isWithoutRecipe, usedComponents } from '../../../tests/support/recipes-in-use.ts'
import { extraSlotRecipes } from './extra-slot-recipes.ts'

describe('the theme with the extra recipes', () => {
  it('carries the recipe of every Chakra component of the template areas', () => {
    const used = [...usedComponents(true)]
    expect(used.length).toBeGreaterThan(10)
    const known = { ...slotRecipes, ...extraSlotRecipes }
    expect(used.filter((name) => isWithoutRecipe(name, known))).toEqual([])
  })
})
