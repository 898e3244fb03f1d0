export const chatKeys = {
  lists: ['chat', 'list'] as const,
  list: (q: string) => [...chatKeys.lists, q] as const,
  contacts: ['chat', 'contacts'] as const,
  contactPage: (q: string, page: number) => [...chatKeys.contacts, q, page] as const,
  opens: ['chat', 'open'] as const,
  open: (who: string) => [...chatKeys.opens, who] as const,
}
