import { chakra } from '@chakra-ui/react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

/** Height of a row of the preview. */
export const PIECE_ROW_PX = 60

/** The scrolling list of the preview; it styles its rows, which are plain elements. */
export const PieceScroller = chakra('div', {
  base: {
    position: 'relative',
    maxH: 'min(56vh, 560px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    '& .piece': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      height: `${PIECE_ROW_PX}px`,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInlineEnd: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      contain: 'strict',
    },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', flex: '1', minW: '0', height: 'full' },
    '& label svg': { color: 'fg.muted', flexShrink: '0' },
    '& .texts': { display: 'grid', minW: '0', flex: '1' },
    '& .texts > *': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ...textAlignMatchParent,
    },
    '& .texts > small': { color: 'fg.muted', textStyle: 'xs' },
    '& [data-strong] .texts > span': { fontWeight: '600' },
    '& [data-out] .texts > span': { color: 'fg.muted', textDecoration: 'line-through' },
    '& input': {
      width: '16px',
      height: '16px',
      flexShrink: '0',
      accentColor: '{colors.brand.solid}',
      cursor: 'pointer',
    },
    '& .words': {
      color: 'fg.muted',
      textStyle: 'xs',
      flexShrink: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    '& :focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
  },
})
