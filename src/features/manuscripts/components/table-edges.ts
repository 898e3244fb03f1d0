/** A table in a card: its first and last column keep the card's distance from the edge, its last line the card's own. */
export const tableEdges = {
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '4' },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
} as const
