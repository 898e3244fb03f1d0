import type { Item, ItemSummary } from '../../supabase/functions/_shared/contract/items.ts'

/** An item of a list for tests: a scene at the top level with its id as title, unless given otherwise. */
export function itemFixture(given: Partial<ItemSummary> & { id: string }): ItemSummary {
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
    language: null,
    headline: null,
    aliases: null,
    wordCount: 0,
    characterCount: 0,
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

/** A scene for tests with a text and all that its editor reads. */
export const testItem = (changes: Partial<Item> = {}): Item => ({
  ...itemFixture({ id: '8f2e7c1a-0b4d-4c55-9a53-1d2f3e4a5b6c', title: 'The harbour', hasText: true }),
  content: null,
  text: '',
  notesContent: null,
  details: {},
  editedBy: null,
  comments: [],
  files: [],
  ...changes,
})

/**
 * ```
 * draft ── one ── a, b, c
 *       └─ two ── d
 * cast
 * (trash) old ── older
 * ```
 */
export const sampleItems: readonly ItemSummary[] = [
  itemFixture({ id: 'cast', type: 'folder', position: 2, title: 'Cast' }),
  itemFixture({ id: 'draft', type: 'folder', position: 1, title: 'Draft' }),
  itemFixture({ id: 'one', parentId: 'draft', type: 'chapter', position: 1, title: 'Chapter one' }),
  itemFixture({ id: 'two', parentId: 'draft', type: 'chapter', position: 2, title: 'Chapter two' }),
  itemFixture({ id: 'b', parentId: 'one', position: 2, title: 'Été à Nîmes' }),
  itemFixture({ id: 'a', parentId: 'one', position: 1, title: 'Arrival' }),
  itemFixture({ id: 'c', parentId: 'one', position: 3, title: 'Cellar' }),
  itemFixture({ id: 'd', parentId: 'two', position: 1, title: 'Dawn', keywords: ['garden'] }),
  itemFixture({ id: 'old', type: 'folder', inTrash: true, position: 9, title: 'Old' }),
  itemFixture({ id: 'older', parentId: 'old', inTrash: true, position: 1, title: 'Older' }),
]
