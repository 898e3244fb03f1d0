import { describe, expect, it } from 'vitest'
import type { PreviewNode } from './archive-preview.ts'
import {
  branchEnds,
  branchWordSums,
  partlyFlags,
  visibleIndexes,
  withBranchType,
} from './preview-branches.ts'
import { excludedFlags } from './preview-choices.ts'

const node = (sourceId: string, parent: number | null, more: Partial<PreviewNode> = {}): PreviewNode => ({
  sourceId,
  parent,
  depth: 0,
  title: sourceId,
  type: 'scene',
  sourceType: 'Text',
  hasText: true,
  isTrash: false,
  isTemplate: false,
  rootRole: null,
  ...more,
})

const nodes = [
  node('draft', null, { type: 'folder', rootRole: 'draft' }),
  node('part', 0, { type: 'folder' }),
  node('one', 1, { type: 'chapter' }),
  node('one-a', 2),
  node('two', 0, { type: 'chapter' }),
  node('people', null, { type: 'folder' }),
  node('mara', 5, { type: 'character' }),
  node('trash', null, { type: 'folder', rootRole: 'trash', isTrash: true }),
  node('cut', 7, { isTrash: true }),
]

describe('branches of the import preview', () => {
  it('end before the next item outside them', () => {
    expect(branchEnds(nodes)).toEqual([5, 4, 4, 4, 5, 7, 7, 9, 9])
  })

  it('hide their descendants when collapsed', () => {
    const shown = visibleIndexes(branchEnds(nodes), new Set([1, 5]))
    expect(shown.map((index) => nodes[index]?.sourceId)).toEqual([
      'draft',
      'part',
      'two',
      'people',
      'trash',
      'cut',
    ])
  })

  it('add up the words of their descendants, without excluded items', () => {
    const words = new Map([
      [2, 10],
      [3, 200],
      [4, 5],
      [6, 7],
    ])
    const all = nodes.map(() => false)
    expect(branchWordSums(nodes, words, all).slice(0, 5)).toEqual([215, 210, 210, 200, 5])
    const isOut = excludedFlags(nodes, new Set(['one-a']))
    expect(branchWordSums(nodes, words, isOut).slice(0, 5)).toEqual([15, 10, 10, 0, 5])
  })

  it('are partly imported when a descendant is excluded', () => {
    const isOut = excludedFlags(nodes, new Set(['one']))
    const partly = partlyFlags(nodes, isOut)
    expect(nodes.filter((_, index) => partly[index]).map(({ sourceId }) => sourceId)).toEqual([
      'draft',
      'part',
    ])
  })

  it('set one type for all items except folders, storing only types that differ from the guess', () => {
    expect(withBranchType(nodes, {}, 0, 'note')).toEqual({ one: 'note', 'one-a': 'note', two: 'note' })
    expect(withBranchType(nodes, { two: 'note', mara: 'note' }, 0, 'chapter')).toEqual({
      'one-a': 'chapter',
      mara: 'note',
    })
  })

  it('do not change types in the trash', () => {
    expect(withBranchType(nodes, {}, 7, 'note')).toEqual({})
  })
})
