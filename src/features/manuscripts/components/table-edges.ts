/**
 * Table padding inside a card: the first and last column keep the card's inset, the last row has no border.
 */
export const tableEdges = {
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '4' },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
} as const
