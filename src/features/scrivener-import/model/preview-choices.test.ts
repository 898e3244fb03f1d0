import { describe, expect, it } from 'vitest'
import type { ArchivePreview, PreviewNode } from './archive-preview.ts'
import {
  allExcluded,
  countTypes,
  excludedFlags,
  initialChoices,
  toggleExcluded,
  toStartBody,
} from './preview-choices.ts'

const node = (sourceId: string, parent: number | null, more: Partial<PreviewNode> = {}): PreviewNode => ({
  sourceId,
  parent,
  depth: 0,
  sourceType: 'Text',
  title: sourceId,
  type: 'scene',
  hasText: true,
  isTrash: false,
  isTemplate: false,
  rootRole: null,
  ...more,
})

const preview: ArchivePreview = {
  title: 'The Salt Road',
  author: null,
  version: '2.0',
  sourceIdentifier: 'x',
  files: { text: 0, kept: 0, skipped: 0, refused: 0 },
  snapshots: 0,
  collections: [],
  savedSearches: [],
  skipped: {},
  warnings: [],
  nodes: [
    node('draft', null, { type: 'folder', rootRole: 'draft' }),
    node('one', 0, { type: 'chapter' }),
    node('one-a', 1),
    node('one-b', 1),
    node('templates', null, { type: 'folder', rootRole: 'templates', isTemplate: true }),
    node('sheet', 4, { type: 'note', isTemplate: true }),
    node('trash', null, { type: 'folder', rootRole: 'trash', isTrash: true }),
  ],
}
const at = (id: string) => preview.nodes.findIndex(({ sourceId }) => sourceId === id)
const out = (excluded: ReadonlySet<string>) =>
  excludedFlags(preview.nodes, excluded).flatMap((flag, index) =>
    flag ? [preview.nodes[index]?.sourceId] : [],
  )

describe('choices of the import preview', () => {
  it('include everything by default, also template sheets', () => {
    expect(out(initialChoices(preview).excluded)).toEqual([])
  })

  it('exclude a branch with its descendants', () => {
    expect(out(toggleExcluded(preview, new Set(), at('one')))).toEqual(['one', 'one-a', 'one-b'])
  })

  it('include a whole branch again', () => {
    const without = toggleExcluded(preview, new Set(), at('one'))
    expect(out(toggleExcluded(preview, without, at('one')))).toEqual([])
  })

  it('include a child with its ancestors but not its siblings', () => {
    const without = toggleExcluded(preview, new Set(), at('draft'))
    expect(out(toggleExcluded(preview, without, at('one-b')))).toEqual(['one-a'])
  })

  it('count imported items by chosen type, the trash separately', () => {
    const choices = { ...initialChoices(preview), types: { 'one-a': 'note' as const } }
    expect([...countTypes(preview, choices)]).toEqual([
      ['chapter', 1],
      ['scene', 1],
      ['folder', 2],
      ['note', 2],
    ])
  })

  it('count trashed items but not the trash folder', () => {
    const thrown = { ...preview, nodes: [...preview.nodes, node('cut', 6, { isTrash: true })] }
    expect(countTypes(preview, initialChoices(preview)).get('trash')).toBeUndefined()
    expect(countTypes(thrown, initialChoices(thrown)).get('trash')).toBe(1)
  })

  it('exclude everything at once', () => {
    expect(out(allExcluded(preview))).toHaveLength(preview.nodes.length)
    expect([...countTypes(preview, { ...initialChoices(preview), excluded: allExcluded(preview) })]).toEqual(
      [],
    )
  })

  it('send only changed types and every excluded id', () => {
    const choices = {
      title: '  Salt  ',
      types: { one: 'folder' as const },
      excluded: new Set(['templates']),
    }
    expect(toStartBody(preview, choices)).toEqual({
      title: 'Salt',
      types: { one: 'folder' },
      exclude: ['templates', 'sheet'],
    })
  })
})
