import { raisedCard } from '../layout/raised-card.ts'
import { textAlignMatchParent } from '../layout/text-align.ts'

const controlEdge = { borderColor: 'border.control' }

/** Values follow the direction of their text and are truncated at their end, independent of the page direction. */
const valueDirection = { unicodeBidi: 'plaintext', textOverflow: 'ellipsis', ...textAlignMatchParent }

/** Controls of 36 px are 44 px high on touch screens. */
const touchHeight = { '@media (pointer: coarse)': { minH: '11' } }

/** Overrides of Chakra's single-part recipes: 36 px controls and paper surfaces. */
export const recipeOverrides = {
  button: {
    base: {
      fontWeight: 'medium',
      borderRadius: 'control',
      transitionProperty: 'transform, box-shadow',
      // A transparent label keeps the accessible name of a loading button; a hidden label would have none.
      '&[data-loading] > span > div + span': { visibility: 'visible !important', color: 'transparent' },
    },
    variants: {
      size: { sm: touchHeight },
      variant: {
        solid: { _hover: { bg: 'colorPalette.hover' } },
        outline: { bg: 'bg.surface', borderColor: 'border.emphasized', color: 'fg' },
      },
    },
    defaultVariants: { size: 'sm' },
  },
  input: {
    base: { ...valueDirection, _placeholder: valueDirection },
    variants: { size: { sm: touchHeight }, variant: { outline: { bg: 'bg.surface', ...controlEdge } } },
    defaultVariants: { size: 'sm' },
  },
  textarea: {
    base: valueDirection,
    variants: { variant: { outline: { bg: 'bg.surface', ...controlEdge } } },
    defaultVariants: { size: 'sm' },
  },
  heading: { base: { fontWeight: 'semibold', letterSpacing: '-0.01em' } },
  kbd: { base: { fontFamily: 'mono' } },
  badge: { base: { borderRadius: 'full', fontWeight: 'medium', px: '2' } },
}

/** Overrides of Chakra's slot recipes. */
export const slotRecipeOverrides = {
  card: {
    base: { root: { borderRadius: 'card', bg: 'bg.surface' } },
    variants: {
      variant: { elevated: { root: { bg: 'bg.surface', boxShadow: 'raised', ...raisedCard.css } } },
    },
    defaultVariants: { variant: 'elevated', size: 'sm' },
  },
  menu: {
    base: {
      content: { borderRadius: 'card', '--menu-bg': 'colors.bg.surface', boxShadow: 'floating', minW: '44' },
      item: { borderRadius: 'control', minH: '9', cursor: 'pointer' },
      itemCommand: { opacity: 1, color: 'fg.muted' },
      separator: { bg: 'border' },
    },
    variants: { variant: { subtle: { item: { _highlighted: { bg: 'bg.subtle' } } } } },
  },
  popover: { base: { content: { borderRadius: 'card', bg: 'bg.surface', boxShadow: 'floating' } } },
  nativeSelect: {
    base: {
      field: { ...textAlignMatchParent, textOverflow: 'ellipsis', '& option': { unicodeBidi: 'plaintext' } },
    },
    variants: {
      size: { sm: { field: touchHeight } },
      variant: { outline: { field: { bg: 'bg.surface', ...controlEdge } } },
    },
    defaultVariants: { size: 'sm' },
  },
  field: {
    base: { label: { color: 'fg' }, helperText: { textStyle: 'sm' }, errorText: { textStyle: 'sm' } },
  },
  table: {
    base: {
      columnHeader: { color: 'fg.muted', textStyle: 'xs', whiteSpace: 'nowrap', h: '11', bg: 'bg.surface' },
      row: { bg: 'bg.surface' },
      cell: { h: '11' },
    },
    variants: { variant: { line: { row: { bg: 'bg.surface' } } } },
    defaultVariants: { size: 'sm' },
  },
  checkbox: { base: { control: controlEdge }, defaultVariants: { size: 'sm' } },
  radioGroup: { base: { itemControl: controlEdge }, defaultVariants: { size: 'sm' } },
}
