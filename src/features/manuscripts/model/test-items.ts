import type { ItemSummary } from '@contract/items.ts'

/** An item for tests: an untitled scene at the top unless said otherwise. */
export function makeItem(given: Partial<ItemSummary> & { id: string }): ItemSummary {
  return {
    parentId: null,
    position: 0,
    type: 'scene',
    title: given.id,
    synopsis: '',
    notes: '',
    status: null,
    statusId: null,
    label: null,
    labelId: null,
    includeInCompile: true,
    keywords: [],
    custom: {},
    target: null,
    sectionType: null,
    headline: null,
    wordCount: 0,
    hasText: false,
    inTrash: false,
    sourceId: null,
    sourceType: null,
    revision: 1,
    createdAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-01T08:00:00Z',
    ...given,
  }
}

/**
 * ```
 * draft ── one ── a, b, c
 *       └─ two ── d
 * cast
 * (trash) old ── older
 * ```
 */
export const sampleItems: readonly ItemSummary[] = [
  makeItem({ id: 'cast', type: 'folder', position: 2, title: 'Cast' }),
  makeItem({ id: 'draft', type: 'folder', position: 1, title: 'Draft' }),
  makeItem({ id: 'one', parentId: 'draft', type: 'chapter', position: 1, title: 'Chapter one' }),
  makeItem({ id: 'two', parentId: 'draft', type: 'chapter', position: 2, title: 'Chapter two' }),
  makeItem({ id: 'b', parentId: 'one', position: 2, title: 'Été à Nîmes' }),
  makeItem({ id: 'a', parentId: 'one', position: 1, title: 'Arrival' }),
  makeItem({ id: 'c', parentId: 'one', position: 3, title: 'Cellar' }),
  makeItem({ id: 'd', parentId: 'two', position: 1, title: 'Dawn', keywords: ['garden'] }),
  makeItem({ id: 'old', type: 'folder', inTrash: true, position: 9, title: 'Old' }),
  makeItem({ id: 'older', parentId: 'old', inTrash: true, position: 1, title: 'Older' }),
]
