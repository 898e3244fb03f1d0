import type { Area } from '@/lib/route.ts'

/** The item editor (spec 2, manuscript area); its permission is that of the manuscript it edits. */
export const routes = {
  area: 'editor',
  messages: ['editor', 'manuscripts'],
  routes: [
    {
      id: 'editor.item',
      path: '/manuscripts/:manuscriptId/items/:itemId/edit',
      page: 'features/editor/pages/item-editor-page.tsx',
      titleId: 'editor.item.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'fixed',
    },
  ],
} as const satisfies Area
