import { textAlignMatchParent } from '../text-align.ts'

const controlEdge = { borderColor: 'border.control' }

/** What is typed or chosen runs its own way and is cut at its end, whatever the direction of the page. */
const ownWay = { unicodeBidi: 'plaintext', textOverflow: 'ellipsis', ...textAlignMatchParent }

/** What is 36 px high under a mouse is 44 px high where fingers point. */
const forFingers = { '@media (pointer: coarse)': { minH: '11' } }

/** How Chakra's one-part recipes differ here: 36 px controls and paper surfaces. */
export const recipeOverrides = {
  button: {
    base: {
      fontWeight: 'medium',
      borderRadius: 'control',
      transitionProperty: 'transform, box-shadow',
      // A button at work keeps its name: what is hidden has none, what cannot be seen under the spinner does.
      '&[data-loading] > span > div + span': { visibility: 'visible !important', color: 'transparent' },
    },
    variants: {
      size: { sm: forFingers },
      variant: {
        solid: { _hover: { bg: 'colorPalette.hover' } },
        outline: { bg: 'bg.surface', borderColor: 'border.emphasized', color: 'fg' },
      },
    },
    defaultVariants: { size: 'sm' },
  },
  input: {
    base: { ...ownWay, _placeholder: ownWay },
    variants: { size: { sm: forFingers }, variant: { outline: { bg: 'bg.surface', ...controlEdge } } },
    defaultVariants: { size: 'sm' },
  },
  textarea: {
    base: ownWay,
    variants: { variant: { outline: { bg: 'bg.surface', ...controlEdge } } },
    defaultVariants: { size: 'sm' },
  },
  heading: { base: { fontWeight: 'semibold', letterSpacing: '-0.01em' } },
  kbd: { base: { fontFamily: 'mono' } },
  badge: { base: { borderRadius: 'full', fontWeight: 'medium', px: '2' } },
}

const modal = {
  backdrop: { bg: 'bg.backdrop' },
  content: { bg: 'bg.surface', boxShadow: 'floating' },
}

/** How Chakra's many-part recipes differ here. */
export const slotRecipeOverrides = {
  card: {
    base: { root: { borderRadius: 'card', bg: 'bg.surface' } },
    variants: { variant: { elevated: { root: { bg: 'bg.surface', boxShadow: 'raised', ...skinEdge() } } } },
    defaultVariants: { variant: 'elevated', size: 'sm' },
  },
  dialog: { base: { ...modal, title: { textStyle: 'md' } } },
  drawer: { base: modal },
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
      size: { sm: { field: forFingers } },
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

/** The "bordered" skin swaps shadows for hairlines. */
function skinEdge() {
  return { '[data-skin=bordered] &': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border' } }
}
