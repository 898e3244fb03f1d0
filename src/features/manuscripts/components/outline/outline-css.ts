import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { draggedRowCss, rowFrontCss } from '../../shared/binder/binder-css.ts'

/** The height in pixels of the header and of the totals. */
export const EDGE_HEIGHT = 40

const sticky = { position: 'sticky', insetInlineStart: '0', zIndex: '1', bg: 'inherit' } as const

/**
 * The styles of all rows of the outline, set once on its scroller: rows are plain elements, so that scrolling costs no
 * styling work.
 */
export const outlineCss = {
  // Above the title, which stays in view and covers what is under it.
  '&:focus-visible [data-current]::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '2',
    pointerEvents: 'none',
    borderWidth: '2px',
    borderColor: 'brand.focusRing',
  },
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    // A control that is higher than its row does not cover the border.
    gridTemplateRows: 'minmax(0, 1fr)',
    alignItems: 'stretch',
    minWidth: 'var(--least)',
    width: 'full',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& [data-edge]': {
    position: 'sticky',
    zIndex: '3',
    width: 'full',
    minWidth: 'var(--least)',
    height: `${EDGE_HEIGHT}px`,
    textStyle: 'sm',
    '& [role=row]': { height: 'full' },
    '& [data-first]': sticky,
  },
  '& [data-edge=head]': { top: '0', color: 'fg.muted', fontWeight: 'medium' },
  '& [data-edge=foot]': {
    bottom: '0',
    fontWeight: 'medium',
    '& [role=row]': { borderBottomWidth: '0', borderTopWidth: '1px' },
  },
  '& [data-row]': {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    cursor: 'default',
    userSelect: 'none',
    '&:hover': { bg: 'bg.subtle' },
    '&[data-current]': { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'brand.subtle' },
    '&[data-dim] [data-title]': { color: 'fg.faint' },
    ...draggedRowCss,
    '&[data-editing]': { zIndex: '2', userSelect: 'auto' },
    '& [data-first]': sticky,
  },
  '& [role=gridcell], & [role=columnheader]': {
    display: 'flex',
    alignItems: 'center',
    minWidth: '0',
    paddingInline: '2',
    position: 'relative',
    '&[data-end]': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
    '&[data-muted]': { color: 'fg.muted' },
  },
  '& [data-first]': {
    gap: '1.5',
    paddingInlineStart: 'min(calc(8px + (var(--level, 1) - 1) * 18px), 45%)!',
  },
  '& [data-text]': {
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...textAlignMatchParent,
  },
  '& [data-title]': {
    flex: '0 1 auto',
    fontWeight: 'medium',
    borderRadius: 'l1',
    '&:hover': { textDecoration: 'underline' },
    '&[data-untitled]': { fontStyle: 'italic' },
  },
  ...rowFrontCss,
  '& [data-chevron]': {
    ...rowFrontCss['& [data-chevron]'],
    boxSize: '6',
    marginInline: '-1',
    '@media (pointer: coarse)': { boxSize: '9' },
  },
  '& [data-cell] > button': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    width: 'full',
    minHeight: '8',
    minWidth: '0',
    marginInline: '-1.5',
    paddingInline: '1.5',
    borderRadius: 'control',
    '@media (pointer: coarse)': { minHeight: '10' },
    '&:hover': { boxShadow: 'inset 0 0 0 1px {colors.border.control}' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
  },
  '& [data-cell][data-end] > button': { justifyContent: 'flex-end' },
  '& [data-cell=text] > button': { cursor: 'text' },
  '& [data-field]': {
    position: 'absolute',
    zIndex: '2',
    insetInline: '0',
    top: '0.5',
    bg: 'bg.surface',
    borderRadius: 'control',
    '&[data-wide]': { minWidth: '60', boxShadow: 'raised' },
  },
  '& [data-edit]': {
    flexShrink: 0,
    display: 'none',
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'control',
    color: 'fg.muted',
    '&:hover': { bg: 'bg.emphasized', color: 'fg' },
  },
  '@media (pointer: fine)': {
    '& [data-row]:hover [data-edit], & [data-current] [data-edit]': { display: 'grid' },
  },
  '& [data-actions]': { justifyContent: 'center', padding: '0!' },
} as const
