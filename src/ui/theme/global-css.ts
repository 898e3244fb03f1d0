import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { paperColors } from './paper-colors.ts'

/** Styles of the document: colour, type, focus, selection, print and reduced motion. */
export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'brand',
    fontSize: '16px',
    textRendering: 'optimizeLegibility',
    textSizeAdjust: '100%',
    scrollPaddingTop: '60px',
    _print: paperColors,
  },
  body: { textStyle: 'sm', minHeight: '100dvh', overflowWrap: 'break-word' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.faint', opacity: 1 },
  '*::selection': { bg: 'mark.emphasized', color: 'fg' },
  '*:focus-visible': { outlineColor: 'brand.focusRing', outlineWidth: '2px', outlineOffset: '2px' },
  'main:focus, h1:focus': { outline: 'none' },
  'table td, table th': { fontVariantNumeric: 'tabular-nums' },
  // A long press on these elements opens their menu (ui/context-menu), not the link preview.
  '[role=treeitem], [role=row], main li, main article': { WebkitTouchCallout: 'none' },
  // Directional icons have this attribute and are mirrored in right-to-left pages.
  '[dir=rtl] [data-mirror]': { transform: 'scaleX(-1)' },
  // Important, because components set their own display.
  '[data-print=hide]': { _print: { display: 'none !important' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Zero, because even a very short transition delays an inherited colour by one frame per level.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
