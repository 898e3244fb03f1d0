import { defineConfig } from '@chakra-ui/react/styled-system'
import { animationStyles, keyframes, layerStyles } from '@chakra-ui/react/theme'
import { semanticColors } from './colors.ts'
import { breakpoints, semanticRadii, semanticShadows, textStyles, tokens } from './tokens.ts'

/** Tokens and breakpoints of the Chakra system. */
export const theme = defineConfig({
  preflight: true,
  cssVarsPrefix: 'qp',
  cssVarsRoot: ':where(html)',
  // The other styles of the document are in page.css; these need the tokens.
  globalCss: { html: { color: 'fg', bg: 'bg', colorPalette: 'brand' } },
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
