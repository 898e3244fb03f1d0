import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SlotRecipeConfig } from '@chakra-ui/react/styled-system'
import { recipeOverrides, slotRecipeOverrides } from './recipe-overrides.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { theme } from './theme.ts'

// createSystem merges the two configs, so an override does not repeat the slots that its type requires.
const slotOverrides = slotRecipeOverrides as object as Record<string, SlotRecipeConfig>

/** The Chakra system: Chakra's utilities, our tokens and the recipes in use. */
export const system = createSystem(
  defaultBaseConfig,
  theme,
  { theme: { recipes, slotRecipes } },
  { theme: { recipes: recipeOverrides, slotRecipes: slotOverrides } },
)
