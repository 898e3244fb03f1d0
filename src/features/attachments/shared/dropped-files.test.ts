import { describe, expect, it } from 'vitest'
import { carriesFiles, droppedFiles, pastedFiles } from './dropped-files.ts'

const item = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) })

describe('droppedFiles', () => {
  it('ignores dragged text and links', () => {
    expect(carriesFiles({ types: ['text/plain'] })).toBe(false)
    expect(carriesFiles({ types: ['text/uri-list', 'Files'] })).toBe(true)
  })

  it('skips folders and counts them', () => {
    const [a, folder, b] = ['a.txt', 'folder', 'b.txt'].map((name) => new File(['x'], name))
    const files = [a, folder, b] as File[]
    const text = { kind: 'string', webkitGetAsEntry: () => null }
    expect(droppedFiles({ files, items: [text, item(false), item(true), item(false)] })).toEqual({
      files: [a, b],
      folders: 1,
    })
  })
})

describe('pastedFiles', () => {
  it('takes a screenshot, and not the picture that comes with a text', () => {
    const files = [new File(['x'], 'image.png')]
    expect(pastedFiles({ files, getData: () => '' })).toEqual(files)
    expect(pastedFiles({ files, getData: () => 'A table of Excel' })).toEqual([])
  })
})
