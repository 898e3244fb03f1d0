/**
 * For words of either direction: they run their own way, but stand on the page's side, next to their icon. Chromium
 * knows the value under its old name only.
 */
export const textAlignMatchParent = {
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
} as const
