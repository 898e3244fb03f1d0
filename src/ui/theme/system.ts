import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SlotRecipeConfig } from '@chakra-ui/react/styled-system'
import { recipeOverrides, slotRecipeOverrides } from './recipe-overrides.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { theme } from './theme.ts'

// createSystem merges the two configs, so an override does not repeat the slots that its type requires.
const slotOverrides = slotRecipeOverrides as object as Record<string, SlotRecipeConfig>

/** The parts of the Chakra system: Chakra's utilities, our tokens, the recipes in use and our changes to them. */
export const systemConfigs = [
  defaultBaseConfig,
  theme,
  { theme: { recipes, slotRecipes } },
  { theme: { recipes: recipeOverrides, slotRecipes: slotOverrides } },
] as const

/** The Chakra system of the app. */
export const system = createSystem(...systemConfigs)
