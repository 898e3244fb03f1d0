import { describe, expect, it } from 'vitest'
import { type Dropped, readDrop } from './read-drop.ts'

const zip = new File(['x'], 'Novel.zip')
const dropped = (files: File[], isDirectory = false): Dropped => ({
  files: { length: files.length, item: (index) => files[index] ?? null },
  items: files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory }) })),
})

describe('readDrop', () => {
  it('returns a single file', () => {
    expect(readDrop(dropped([zip]))).toEqual({ file: zip, problem: null })
  })

  it('rejects several files', () => {
    expect(readDrop(dropped([zip, zip]))).toEqual({ file: null, problem: 'several' })
  })

  it('rejects a folder, such as an unpacked project', () => {
    expect(readDrop(dropped([new File([], 'Novel.scriv')], true))).toEqual({ file: null, problem: 'folder' })
  })

  it('ignores dropped text', () => {
    expect(readDrop(dropped([]))).toEqual({ file: null, problem: null })
  })
})
