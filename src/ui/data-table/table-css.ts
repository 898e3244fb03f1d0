import type { Density } from './table-types.ts'

/** Row heights in pixels, as the virtual list needs them. */
export const rowHeights: Record<Density, number> = { comfortable: 44, compact: 36 }

/** The table inside a card: row heights, padding, sticky header, and actions shown on hover. */
export const tableCss = (density: Density, isOwnScroller: boolean) =>
  ({
    '& th, & td': {
      height: `${rowHeights[density] / 4}`,
      paddingBlock: density === 'compact' ? '1' : '1.5',
      paddingInline: '3',
    },
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '4' },
    '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: '4' },
    '& tbody:last-of-type tr:last-of-type td': { borderBottomWidth: '0' },
    '& thead th': {
      position: 'sticky',
      top: isOwnScroller ? '0' : 'var(--bar-height, 0px)',
      zIndex: '1',
      bg: 'bg.surface',
    },
    '& tr[data-row]': {
      outlineOffset: '-2px',
      scrollMarginTop: 'calc(var(--bar-height, 0px) + 48px)',
      scrollMarginBottom: '16',
    },
    '& .row-actions > *': { opacity: '0', '@media (hover: none)': { opacity: '1' } },
    '& tr:hover .row-actions > *, & tr:focus-within .row-actions > *': { opacity: '1' },
    '& .row-actions > [aria-expanded=true]': { opacity: '1' },
    // The actions stick to the edge of the frame when the table scrolls sideways.
    ...(isOwnScroller
      ? {
          '& .row-actions': {
            position: 'sticky',
            insetInlineEnd: '0',
            // On touch screens the actions are always visible, so they need a background over the text below
            // them.
            '@media (hover: none)': { bg: 'inherit' },
          },
          '& tr:hover .row-actions, & tr:focus-within .row-actions': { bg: 'inherit' },
        }
      : {}),
  }) as const
