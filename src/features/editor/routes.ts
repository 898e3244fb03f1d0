import type { Area } from '@/lib/routing/route.ts'

/** The page of a manuscript, which has two paths. */
export const manuscriptPage = 'features/editor/pages/manuscript-page.tsx'

/** A manuscript, its items and its comments; access depends on the manuscript. */
export const routes = {
  area: 'editor',
  messages: ['editor', 'manuscripts', 'people'],
  routes: [
    {
      id: 'editor.manuscript',
      path: '/apps/manuscripts/:id',
      page: manuscriptPage,
      titleId: 'editor.manuscript.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'fixed',
      collapsesNav: true,
    },
    {
      id: 'editor.item',
      path: '/manuscripts/:manuscriptId/items/:itemId/edit',
      page: manuscriptPage,
      titleId: 'editor.item.title',
      access: { action: 'read', subject: 'manuscripts' },
      layout: 'fixed',
      collapsesNav: true,
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
