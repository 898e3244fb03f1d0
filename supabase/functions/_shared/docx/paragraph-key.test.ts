import { expect, it } from 'vitest'
import {
  countBookmark,
  paragraphBookmark,
  readCountBookmark,
  readParagraphBookmark,
  textHash,
} from './paragraph-key.ts'

const ITEM = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

it('the bookmark of a paragraph holds its item, index and text in at most 40 characters (R-862)', () => {
  const name = paragraphBookmark(ITEM, 12_345, 'A text')
  expect(name).toMatch(/^_q[0-9a-z]{1,38}$/)
  const key = { itemId: ITEM, index: 12_345, hash: textHash('A text') }
  expect(readParagraphBookmark(name)).toEqual(key)
  // Some programs change the case of names.
  expect(readParagraphBookmark(name.toUpperCase())).toEqual(key)
})

it('the bookmark of an item holds the numbers of its paragraphs and footnotes in at most 40 characters', () => {
  const name = countBookmark(ITEM, 99_999, 12_345)
  expect(name).toMatch(/^_n[0-9a-z_]{1,38}$/)
  expect(readCountBookmark(name)).toEqual({ itemId: ITEM, paragraphs: 99_999, notes: 12_345 })
  expect(readCountBookmark(name.replace(/_[^_]*$/, ''))).toEqual({
    itemId: ITEM,
    paragraphs: 99_999,
    notes: null,
  })
  expect(readCountBookmark(paragraphBookmark(ITEM, 1, ''))).toBeNull()
  expect(readParagraphBookmark(countBookmark(ITEM, 99, 9))).toBeNull()
})

it('a bookmark of another program is no key', () => {
  for (const name of ['_Toc123456789', 'q_00000000000040008000000000000003', '', `_q${'z'.repeat(37)}`])
    expect(readParagraphBookmark(name)).toBeNull()
})

it('texts that differ by one character have different hashes', () => {
  const hashes = Array.from({ length: 2000 }, (_, at) => textHash(`Line ${at}`))
  expect(new Set(hashes).size).toBe(2000)
})
