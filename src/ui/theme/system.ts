import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig, type SlotRecipeConfig } from '@chakra-ui/react/styled-system'
import { animationStyles, keyframes, layerStyles } from '@chakra-ui/react/theme'
import { semanticColors } from './colors.ts'
import { globalCss } from './global-css.ts'
import { overrides, recipes, slotOverrides, slotRecipes } from './recipes.ts'
import { breakpoints, semanticRadii, semanticShadows, textStyles, tokens } from './tokens.ts'

type SlotOverride = Pick<SlotRecipeConfig, 'base' | 'variants' | 'defaultVariants'>

/** An override says only what differs; its slots are those of the recipe it changes. */
const withSlots = (changes: Record<string, SlotOverride>): Record<string, SlotRecipeConfig> =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, { slots: [], ...change }]))

const theme = defineConfig({
  preflight: true,
  cssVarsPrefix: 'qp',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows, radii: semanticRadii },
    recipes,
    slotRecipes,
    textStyles,
    layerStyles,
    animationStyles,
  },
})

/** Chakra as Quillport wears it: our tokens, and only the recipes the product uses. */
export const system = createSystem(defaultBaseConfig, theme, {
  theme: { recipes: overrides, slotRecipes: withSlots(slotOverrides) },
})
