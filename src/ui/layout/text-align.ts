/**
 * Text keeps its own direction but aligns to the page's side; Chromium supports the value only with the
 * prefix.
 */
export const textAlignMatchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const
