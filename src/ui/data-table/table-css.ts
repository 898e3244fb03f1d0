import type { Density } from './table-types.ts'

/** Heights of a row, as the virtual list must know them in pixels. */
export const rowHeights: Record<Density, number> = { comfortable: 44, compact: 36 }

/** A table in a card: row heights, edges at the card's distance, a head that stays, actions that come with the pointer. */
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
      _print: { position: 'static' },
    },
    '& tr[data-row]': {
      outlineOffset: '-2px',
      scrollMarginTop: 'calc(var(--bar-height, 0px) + 48px)',
      scrollMarginBottom: '16',
    },
    '& .row-actions > *': { opacity: '0', '@media (hover: none)': { opacity: '1' } },
    '& tr:hover .row-actions > *, & tr:focus-within .row-actions > *': { opacity: '1' },
    '& .row-actions > [aria-expanded=true]': { opacity: '1' },
    // Where the table may be wider than its frame, the actions stay at the frame's edge.
    ...(isOwnScroller
      ? {
          '& .row-actions': {
            position: 'sticky',
            insetInlineEnd: '0',
            // Seen all the time, they do not stand in the words they lie over.
            '@media (hover: none)': { bg: 'inherit' },
          },
          '& tr:hover .row-actions, & tr:focus-within .row-actions': { bg: 'inherit' },
        }
      : {}),
  }) as const
