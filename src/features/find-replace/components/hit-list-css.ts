import { chakra } from '@chakra-ui/react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

/** Heights of a title, of a hit in one line, and of a hit in three lines of a narrow window. */
export const TITLE_PX = 48
export const HIT_PX = 44
export const NARROW_HIT_PX = 84

/** The scrolling list of hits; it styles its rows, which are plain elements. */
export const HitScroller = chakra('div', {
  base: {
    position: 'relative',
    maxH: 'max(320px, calc(100dvh - 340px))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    '& .row': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInline: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      contain: 'strict',
    },
    '& .title': { bg: 'bg.subtle', fontWeight: '500' },
    '& .title a': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' },
    '& .title a:hover': { textDecoration: 'underline' },
    '& .count': { color: 'fg.muted', textStyle: 'xs', flexShrink: '0', ms: 'auto', fontWeight: '400' },
    '& label.row': { cursor: 'pointer', _hover: { bg: 'bg.subtle' } },
    '& .words': {
      flex: '1',
      minW: '0',
      fontFamily: 'prose',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      lineClamp: { base: '3', lg: '1' },
      ...textAlignMatchParent,
    },
    '& mark': { bg: 'mark.muted', color: 'fg', borderRadius: '2px' },
    '& del': { bg: 'danger.muted', color: 'fg', borderRadius: '2px' },
    '& ins': { bg: 'success.muted', color: 'fg', borderRadius: '2px', textUnderlineOffset: '3px' },
    '& .field': { color: 'fg.muted', textStyle: 'xs', flexShrink: '0' },
    '& input': {
      width: '16px',
      height: '16px',
      flexShrink: '0',
      accentColor: '{colors.brand.solid}',
      cursor: 'pointer',
    },
    '& :focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
  },
})
