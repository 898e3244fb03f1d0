import { expect, it } from 'vitest'
import { findBreaks } from './paragraph-breaks.ts'

const text = 'One two.'
const units = [{ item: 'a', unit: { text, isCode: false, picture: null } }] as never
const matches = [{ at: 0, base: text }, null] as never
const line = (after: string, removed: boolean) => ({ after, removed, section: 0 })
const breaksOf = (isRemoved: boolean) =>
  findBreaks(units, { lines: [line('One', isRemoved), line('two.', false)] } as never, matches)

it('a paragraph that the editor split is one decision; a removed line is no part of one', () => {
  expect(breaksOf(false)).toMatchObject([{ kind: 'split', at: 0, lines: [0, 1] }])
  expect(breaksOf(true)).toEqual([])
})
