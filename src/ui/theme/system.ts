import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { memoizeSystem } from './memoized-system.ts'
import { addRecipes, withRecipes } from './recipe-registry.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { theme } from './theme.ts'

// The build lets each component bring its recipe (scripts/vite/recipes-plugin.ts); elsewhere all are there from the start.
if (!import.meta.env.PROD) addRecipes(recipes, slotRecipes)

/** Chakra as Quillport wears it: our tokens, and only the recipes the product uses. */
export const system = withRecipes(memoizeSystem(createSystem(defaultBaseConfig, theme)))
