import { describe, expect, it } from 'vitest'
import { chapterChoices } from './chapter-choice.ts'

const row = (id: string, type: 'chapter' | 'scene' | 'folder' | 'character', more = {}) => ({
  id,
  type,
  title: id,
  parentId: null,
  position: 0,
  wordCount: 10,
  inTrash: false,
  includeInCompile: true,
  ...more,
})

describe('chapterChoices', () => {
  it('returns chapters in binder order with the word count of their branch', () => {
    const items = [
      row('two', 'chapter', { position: 2 }),
      row('one', 'chapter', { position: 1 }),
      row('scene', 'scene', { parentId: 'one', wordCount: 30 }),
    ]
    expect(chapterChoices(items).map(({ id, words }) => [id, words])).toEqual([
      ['one', 40],
      ['two', 10],
    ])
  })

  it('searches folders and includes scenes outside chapters', () => {
    const items = [
      row('part', 'folder', { position: 1 }),
      row('deep', 'chapter', { parentId: 'part' }),
      row('lone', 'scene', { position: 2 }),
      row('ines', 'character', { position: 3 }),
    ]
    expect(chapterChoices(items).map(({ id }) => id)).toEqual(['deep', 'lone'])
  })

  it('leaves out templates and what is below them (R-981)', () => {
    const items = [
      row('sheets', 'folder'),
      row('sheet', 'chapter', { parentId: 'sheets' }),
      row('one', 'chapter', { position: 1 }),
    ]
    expect(chapterChoices(items, 'sheets').map(({ id }) => id)).toEqual(['one'])
  })

  it('leaves out trashed and non-compiled items', () => {
    const items = [
      row('gone', 'chapter', { inTrash: true }),
      row('aside', 'chapter', { includeInCompile: false }),
      row('kept', 'chapter'),
      row('note', 'scene', { parentId: 'kept', includeInCompile: false, wordCount: 99 }),
    ]
    expect(chapterChoices(items).map(({ id, words }) => [id, words])).toEqual([['kept', 10]])
  })
})
