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
  it('begin with everything, the template sheets included', () => {
    expect(out(initialChoices(preview).excluded)).toEqual([])
  })

  it('leaves a branch out with everything below it', () => {
    expect(out(toggleExcluded(preview, new Set(), at('one')))).toEqual(['one', 'one-a', 'one-b'])
  })

  it('takes a whole branch back in', () => {
    const without = toggleExcluded(preview, new Set(), at('one'))
    expect(out(toggleExcluded(preview, without, at('one')))).toEqual([])
  })

  it('takes a child back in with its ancestors, its siblings staying out', () => {
    const without = toggleExcluded(preview, new Set(), at('draft'))
    expect(out(toggleExcluded(preview, without, at('one-b')))).toEqual(['one-a'])
  })

  it('counts what comes in by chosen type, the trash apart', () => {
    const choices = { ...initialChoices(preview), types: { 'one-a': 'note' as const } }
    expect([...countTypes(preview, choices)]).toEqual([
      ['chapter', 1],
      ['scene', 1],
      ['folder', 2],
      ['note', 2],
    ])
  })

  it('count what was thrown away, not the trash itself', () => {
    const thrown = { ...preview, nodes: [...preview.nodes, node('cut', 6, { isTrash: true })] }
    expect(countTypes(preview, initialChoices(preview)).get('trash')).toBeUndefined()
    expect(countTypes(thrown, initialChoices(thrown)).get('trash')).toBe(1)
  })

  it('leave out everything at once', () => {
    expect(out(allExcluded(preview))).toHaveLength(preview.nodes.length)
    expect([...countTypes(preview, { ...initialChoices(preview), excluded: allExcluded(preview) })]).toEqual(
      [],
    )
  })

  it('sends changed types only and every id that stays out', () => {
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
