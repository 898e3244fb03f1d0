import {
  accordionSlotRecipe,
  alertSlotRecipe,
  blockquoteSlotRecipe,
  carouselSlotRecipe,
  checkboxCardSlotRecipe,
  codeBlockSlotRecipe,
  collapsibleSlotRecipe,
  comboboxSlotRecipe,
  dataListSlotRecipe,
  datePickerSlotRecipe,
  editableSlotRecipe,
  emptyStateSlotRecipe,
  fileUploadSlotRecipe,
  hoverCardSlotRecipe,
  listboxSlotRecipe,
  numberInputSlotRecipe,
  pinInputSlotRecipe,
  progressCircleSlotRecipe,
  qrCodeSlotRecipe,
  radioCardSlotRecipe,
  ratingGroupSlotRecipe,
  scrollAreaSlotRecipe,
  segmentGroupSlotRecipe,
  selectSlotRecipe,
  sliderSlotRecipe,
  statSlotRecipe,
  statusSlotRecipe,
  stepsSlotRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  tagSlotRecipe,
  tagsInputSlotRecipe,
  timelineSlotRecipe,
  tooltipSlotRecipe,
  treeViewSlotRecipe,
} from '@chakra-ui/react/theme'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

/** The Chakra slot recipes that only the template areas use. */
export const extraSlotRecipes = {
  switch: switchSlotRecipe,
  tabs: tabsSlotRecipe,
  tag: tagSlotRecipe,
  radioCard: radioCardSlotRecipe,
  accordion: accordionSlotRecipe,
  alert: alertSlotRecipe,
  blockquote: blockquoteSlotRecipe,
  carousel: carouselSlotRecipe,
  checkboxCard: checkboxCardSlotRecipe,
  codeBlock: codeBlockSlotRecipe,
  collapsible: collapsibleSlotRecipe,
  combobox: comboboxSlotRecipe,
  dataList: dataListSlotRecipe,
  datePicker: datePickerSlotRecipe,
  editable: editableSlotRecipe,
  emptyState: emptyStateSlotRecipe,
  fileUpload: fileUploadSlotRecipe,
  hoverCard: hoverCardSlotRecipe,
  listbox: listboxSlotRecipe,
  numberInput: numberInputSlotRecipe,
  pinInput: pinInputSlotRecipe,
  progressCircle: progressCircleSlotRecipe,
  qrCode: qrCodeSlotRecipe,
  ratingGroup: ratingGroupSlotRecipe,
  scrollArea: scrollAreaSlotRecipe,
  segmentGroup: segmentGroupSlotRecipe,
  select: selectSlotRecipe,
  slider: sliderSlotRecipe,
  stat: statSlotRecipe,
  status: statusSlotRecipe,
  steps: stepsSlotRecipe,
  tagsInput: tagsInputSlotRecipe,
  timeline: timelineSlotRecipe,
  tooltip: tooltipSlotRecipe,
  treeView: treeViewSlotRecipe,
}

const controlEdge = { bg: 'bg.surface', borderColor: 'border.control' }
const touchHeight = { '@media (pointer: coarse)': { minH: '11' } }
/** A button inside a field: 24 px, and 44 px high on touch screens with the field. */
const innerButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: '6',
  minH: '6',
  color: 'fg.muted',
}
const innerClear = { ...innerButton, '&[hidden], [data-readonly] &': { display: 'none' } }
const focusEdge = { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-1px' }
const forced = (css: object) => ({ '@media (forced-colors: active)': css })

const focusRing = { outlineColor: 'brand.focusRing', outlineOffset: '-2px' }
const panel = { borderRadius: 'card', bg: 'bg.surface', boxShadow: 'floating' }

/** The list of a select, combobox or listbox looks like a menu. */
const list = {
  content: {
    borderRadius: 'card',
    bg: 'bg.surface',
    boxShadow: 'floating',
    maxH: '80',
    ...forced({ outline: '1px solid CanvasText' }),
  },
  item: {
    borderRadius: 'control',
    minH: '9',
    overflowWrap: 'anywhere',
    _highlighted: { bg: 'bg.subtle' },
    '&[data-state=checked]': { fontWeight: 'medium' },
  },
  itemGroupLabel: { textStyle: 'xs', color: 'fg.muted' },
}

/** The frame of a field that holds tags before its input. */
const tagFrame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  ps: '1.5',
  pe: '16',
  py: '1',
  borderWidth: '1px',
  borderRadius: 'control',
  ...controlEdge,
  '&[data-invalid]': { borderColor: 'border.error' },
  '&:has(input:focus-visible)': focusEdge,
  '& input': { flex: '1', minW: '10', minH: '6', px: '1', border: '0', bg: 'transparent', outline: '0' },
}

/** Our changes to those recipes, in the form of `slotRecipeOverrides`. */
export const extraOverrides = {
  accordion: {
    base: {
      root: { '--accordion-radius': 'radii.control' },
      itemTrigger: { minH: '9', ...touchHeight, cursor: 'pointer', _focusVisible: focusRing },
      itemIndicator: { color: 'fg.muted' },
    },
    variants: {
      variant: {
        enclosed: { root: { borderRadius: 'card', bg: 'bg.surface' } },
        subtle: { item: { _open: { bg: 'bg.subtle' } } },
      },
    },
    defaultVariants: { size: 'sm' },
  },
  alert: { base: { root: { borderRadius: 'card' } } },
  hoverCard: { base: { content: panel } },
  progressCircle: { base: { circleRange: { transitionDuration: 'slow' } } },
  timeline: { base: { indicator: { outlineColor: 'bg.surface' } } },
  tooltip: { base: { content: { borderRadius: 'control' } } },
  checkboxCard: {
    base: {
      root: { bg: 'bg.surface', borderRadius: 'card', _disabled: { opacity: '1' } },
      control: { borderRadius: 'card' },
      // The label of a card beside a taller one stays above its description.
      label: { flex: 'none' },
      description: { opacity: '1', color: 'fg.muted' },
      indicator: { '&[data-state=unchecked]': { borderColor: 'border.control' } },
    },
    defaultVariants: { size: 'sm' },
  },
  combobox: {
    base: {
      ...list,
      input: {
        ...controlEdge,
        unicodeBidi: 'plaintext',
        textOverflow: 'ellipsis',
        ...textAlignMatchParent,
        ...touchHeight,
      },
      control: { '&[data-tags]': tagFrame },
      trigger: innerButton,
      clearTrigger: innerClear,
      indicatorGroup: { gap: '0', px: '1.5' },
    },
    variants: { variant: { outline: { input: controlEdge } } },
    defaultVariants: { size: 'sm' },
  },
  listbox: { base: { item: list.item } },
  pinInput: { base: { input: { ...controlEdge, ...touchHeight } } },
  radioCard: { base: { itemText: { flex: 'none' } } },
  ratingGroup: {
    base: {
      root: { alignItems: 'center', flexWrap: 'wrap', rowGap: '1' },
      item: {
        borderRadius: 'control',
        px: '0.5',
        cursor: 'pointer',
        '&[data-readonly], &[data-disabled]': { cursor: 'default' },
        '@media (pointer: coarse)': { minW: '11', minH: '11' },
      },
      itemIndicator: {
        '& [data-bg]': { color: 'border.control', fill: 'transparent' },
        '& [data-fg]': { fill: 'transparent' },
        '&[data-highlighted]:not([data-half]) [data-fg], &[data-half] [data-fg]': {
          color: 'colorPalette.fg!',
          fill: 'colorPalette.solid',
          ...forced({ fill: 'Highlight' }),
        },
      },
    },
  },
  select: {
    base: {
      ...list,
      trigger: {
        ...controlEdge,
        cursor: 'pointer',
        pe: '9',
        _placeholderShown: { color: 'fg.faint' },
        ...touchHeight,
      },
      clearTrigger: innerClear,
      control: { '&:has([data-part=clear-trigger]:not([hidden])) [data-part=trigger]': { pe: '16' } },
    },
    variants: { variant: { outline: { trigger: { ...controlEdge, _expanded: controlEdge } } } },
    defaultVariants: { size: 'sm' },
  },
  slider: {
    base: {
      root: { '@media (pointer: coarse)': { '--slider-thumb-size': '24px' } },
      label: { color: 'fg' },
      control: { minH: '6' },
      marker: { '--marker-bg': 'colors.border.control' },
      track: forced({ outline: '1px solid CanvasText' }),
      range: forced({ forcedColorAdjust: 'none', bg: 'Highlight' }),
      thumb: {
        _focusVisible: {
          ring: '0',
          outline: '2px solid',
          outlineColor: 'brand.focusRing',
          outlineOffset: '2px',
        },
        ...forced({ borderWidth: '2px', borderColor: 'CanvasText' }),
      },
      draggingIndicator: {
        bg: 'bg.inverted',
        color: 'fg.inverted',
        borderRadius: 'control',
        px: '2',
        py: '0.5',
        textStyle: 'xs',
        whiteSpace: 'nowrap',
      },
    },
    variants: {
      variant: { outline: { thumb: { bg: 'bg.surface' }, track: { bg: 'bg.emphasized', shadow: 'none' } } },
    },
    defaultVariants: { size: 'sm' },
  },
  switch: {
    base: {
      // The recipe measures from the left in both directions.
      indicator: {
        insetInlineStart: 'calc(var(--switch-diff) - 2px)',
        _checked: { insetInlineStart: '2px' },
      },
    },
  },
  tagsInput: {
    base: { control: controlEdge, itemDeleteTrigger: { opacity: '1', color: 'fg.muted' } },
    variants: { variant: { outline: { control: { ...controlEdge, _focus: focusEdge } } } },
    defaultVariants: { size: 'sm' },
  },
}
