import type { Item } from '@contract/items.ts'

const at = '2026-11-20T10:00:00.000Z'

/** An item for tests. */
export const testItem = (changes: Partial<Item> = {}): Item => ({
  id: '8f2e7c1a-0b4d-4c55-9a53-1d2f3e4a5b6c',
  parentId: null,
  position: 1,
  type: 'scene',
  title: 'The harbour',
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
  wordCount: 0,
  hasText: true,
  inTrash: false,
  sourceId: null,
  sourceType: null,
  revision: 1,
  createdAt: at,
  updatedAt: at,
  content: null,
  text: '',
  notesContent: null,
  details: {},
  comments: [],
  files: [],
  ...changes,
})
