/** The styles of a card; the "bordered" skin has a line instead of the shadow. */
export const raisedCard = {
  bg: 'bg.surface',
  borderRadius: 'card',
  boxShadow: 'raised',
  css: { '[data-skin=bordered] &': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border' } },
} as const
