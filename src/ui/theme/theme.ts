import { defineConfig } from '@chakra-ui/react/styled-system'
import { animationStyles, keyframes, layerStyles } from '@chakra-ui/react/theme'
import { semanticColors } from './colors.ts'
import { globalCss } from './global-css.ts'
import { breakpoints, semanticRadii, semanticShadows, textStyles, tokens } from './tokens.ts'

/** Tokens, breakpoints and document styles of the Chakra system. */
export const theme = defineConfig({
  preflight: true,
  cssVarsPrefix: 'qp',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows, radii: semanticRadii },
    textStyles,
    layerStyles,
    animationStyles,
  },
})
