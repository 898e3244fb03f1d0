import {
  alertSlotRecipe,
  avatarSlotRecipe,
  badgeRecipe,
  breadcrumbSlotRecipe,
  buttonRecipe,
  cardSlotRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  codeRecipe,
  collapsibleSlotRecipe,
  containerRecipe,
  datePickerSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  fileUploadSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputAddonRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  listSlotRecipe,
  markRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  numberInputSlotRecipe,
  popoverSlotRecipe,
  progressSlotRecipe,
  radioCardSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  segmentGroupSlotRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  tagSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme'

/** Chakra's one-part recipes the product uses; a component without its recipe here comes out unstyled (a test watches). */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  code: codeRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  inputAddon: inputAddonRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  mark: markRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
  checkmark: checkmarkRecipe,
  radiomark: radiomarkRecipe,
}

/** Chakra's many-part recipes the product uses. */
export const slotRecipes = {
  alert: alertSlotRecipe,
  avatar: avatarSlotRecipe,
  breadcrumb: breadcrumbSlotRecipe,
  card: cardSlotRecipe,
  checkbox: checkboxSlotRecipe,
  collapsible: collapsibleSlotRecipe,
  datePicker: datePickerSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  fileUpload: fileUploadSlotRecipe,
  list: listSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  numberInput: numberInputSlotRecipe,
  popover: popoverSlotRecipe,
  progress: progressSlotRecipe,
  radioCard: radioCardSlotRecipe,
  radioGroup: radioGroupSlotRecipe,
  segmentGroup: segmentGroupSlotRecipe,
  switch: switchSlotRecipe,
  table: tableSlotRecipe,
  tabs: tabsSlotRecipe,
  tag: tagSlotRecipe,
  toast: toastSlotRecipe,
}

const controlEdge = { borderColor: 'border.control' }

/** How Chakra's one-part recipes differ here: 36 px controls and paper surfaces. */
export const overrides = {
  button: {
    base: { fontWeight: 'medium', borderRadius: 'control', transitionProperty: 'transform, box-shadow' },
    variants: {
      variant: {
        solid: { _hover: { bg: 'colorPalette.hover' } },
        outline: { bg: 'bg.surface', borderColor: 'border.emphasized', color: 'fg' },
      },
    },
    defaultVariants: { size: 'sm' },
  },
  input: {
    variants: { variant: { outline: { bg: 'bg.surface', ...controlEdge } } },
    defaultVariants: { size: 'sm' },
  },
  textarea: {
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
export const slotOverrides = {
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
    variants: { variant: { outline: { field: { bg: 'bg.surface', ...controlEdge } } } },
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
