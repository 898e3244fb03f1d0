import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

/** The styles of the chevron and the icon of a tree row (`RowFront`). */
export const rowFrontCss = {
  '& [data-chevron]': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    boxSize: '5',
    borderRadius: 'l1',
    color: 'fg.muted',
    '&:hover': { bg: 'bg.emphasized' },
    '&[data-none]': { visibility: 'hidden' },
    '& svg': { transition: 'transform 140ms ease-out' },
    '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
    '&[data-open] svg, [dir=rtl] &[data-open] svg': { transform: 'rotate(90deg)' },
  },
  '& [data-icon]': { display: 'grid', color: 'fg.muted', flexShrink: 0 },
} as const

/** The styles of a row that is dragged, and of one into which a row is dropped. */
export const draggedRowCss = {
  '&[data-dragged]': { opacity: 0.45 },
  '&[data-inside]': { bg: 'mark.subtle', boxShadow: 'inset 0 0 0 2px {colors.mark.fg}' },
} as const

/**
 * The styles of all binder rows, set once on the tree: rows are plain elements, so that scrolling costs no
 * styling work.
 */
export const treeCss = {
  '&:focus-visible [data-current]': {
    outline: '2px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '-2px',
  },
  '& [data-row]': {
    position: 'absolute',
    top: '0',
    insetInline: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInlineEnd: '1',
    borderRadius: 'control',
    cursor: 'default',
    userSelect: 'none',
    '&:hover': { bg: 'bg.subtle' },
    '&[data-dim]': { color: 'fg.faint' },
    ...draggedRowCss,
    '&[aria-selected=true]': { bg: 'brand.subtle', '& [data-icon]': { color: 'brand.fg' } },
  },
  ...rowFrontCss,
  '& [data-title]': {
    flex: '1',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...textAlignMatchParent,
    '&[data-top]': { fontWeight: 'medium' },
    '&[data-untitled]': { fontStyle: 'italic' },
    '&[data-left-out]': { textDecoration: 'line-through', textDecorationColor: 'border.emphasized' },
  },
  '& [data-status]': {
    display: 'none',
    maxWidth: '28',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textStyle: 'xs',
    color: 'fg.muted',
    '@container binder (min-width: 380px)': { display: 'block' },
  },
  '& [data-label]': { boxSize: '2.5', flexShrink: 0, borderRadius: 'full', bg: 'border.control' },
  '& [data-words]': { textStyle: 'xs', color: 'fg.faint', fontVariantNumeric: 'tabular-nums' },
  '& [data-more]': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'l1',
    color: 'fg.muted',
    opacity: 0,
    '&:hover': { bg: 'bg.emphasized', color: 'fg' },
    '@media (pointer: coarse)': { boxSize: '10', opacity: 1 },
  },
  '& [data-row]:hover [data-more], & [data-current] [data-more]': { opacity: 1 },
} as const
