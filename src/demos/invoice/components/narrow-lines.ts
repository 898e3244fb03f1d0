/** Lines of an invoice on a phone: service and amount in the first row, the other figures with their labels below. */
export const narrowLines = {
  '@media screen and (max-width: 599px)': {
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto auto 1fr auto',
      columnGap: '4',
      paddingBlock: '2.5',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& td': { padding: '0', borderTopWidth: '0' },
    '& td:first-of-type': { gridColumn: '1 / 4' },
    '& td:last-of-type': { gridColumn: '4', gridRow: '1', fontWeight: 'medium' },
    '& td:not(:first-of-type):not(:last-of-type)': {
      gridRow: '2',
      marginTop: '1',
      textAlign: 'start',
      fontSize: 'xs',
      color: 'fg.muted',
      _before: { content: 'attr(data-label)', display: 'block' },
    },
  },
} as const
