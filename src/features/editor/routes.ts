import type { Area } from '@/lib/routing/route.ts'

/** The item editor and the comments of a manuscript; access depends on the manuscript. */
export const routes = {
  area: 'editor',
  messages: ['editor', 'manuscripts', 'people'],
  routes: [
    {
      id: 'editor.item',
      path: '/manuscripts/:manuscriptId/items/:itemId/edit',
      page: 'features/editor/pages/item-editor-page.tsx',
      titleId: 'editor.item.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'fixed',
      collapsesNav: true,
      hasEditor: true,
    },
    {
      id: 'editor.comments',
      path: '/apps/manuscripts/:id/comments',
      page: 'features/editor/pages/comments-page.tsx',
      titleId: 'editor.comments.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'default',
    },
  ],
} as const satisfies Area
