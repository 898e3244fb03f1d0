import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { paperColors } from './paper-colors.ts'

/** Styles of the document itself: colour, type, focus, selection, print and reduced motion. */
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
  // A long press on these opens their menu (ui/context-menu), not the preview of a link in them.
  '[role=treeitem], [role=row], main li, main article': { WebkitTouchCallout: 'none' },
  // A directional icon carries this attribute and mirrors when the page runs the other way.
  '[dir=rtl] [data-mirror]': { transform: 'scaleX(-1)' },
  // Stronger than the display a component gives itself.
  '[data-print=hide]': { _print: { display: 'none !important' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: the shortest one begins for every property of every element, and an inherited colour then needs a
      // frame a level to arrive.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
