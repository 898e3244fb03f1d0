import { describe, expect, it } from 'vitest'
import { type Dropped, readDrop } from './read-drop.ts'

const zip = new File(['x'], 'Novel.zip')
const dropped = (files: File[], isDirectory = false): Dropped => ({
  files: { length: files.length, item: (index) => files[index] ?? null },
  items: files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory }) })),
})

describe('what was dropped', () => {
  it('is the one file', () => {
    expect(readDrop(dropped([zip]))).toEqual({ file: zip, problem: null })
  })

  it('is refused when it is several files', () => {
    expect(readDrop(dropped([zip, zip]))).toEqual({ file: null, problem: 'several' })
  })

  it('is refused when it is a folder, as a project not yet packed is', () => {
    expect(readDrop(dropped([new File([], 'Novel.scriv')], true))).toEqual({ file: null, problem: 'folder' })
  })

  it('is nothing when it is text', () => {
    expect(readDrop(dropped([]))).toEqual({ file: null, problem: null })
  })
})
