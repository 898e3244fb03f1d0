import { describe, expect, test } from 'vitest'
import { type DiffPart, diffWords } from './diff-words.ts'

const side = (parts: readonly DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter((part) => part.kind !== without)
    .map((part) => part.text)
    .join('')

/** A random generator with a fixed seed, so that every run uses the same texts. */
function randomTexts(count: number) {
  let seed = 7
  const next = (limit: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * limit)
  }
  const words = ['ink', 'paper', 'l’encre', 'and', 'the', ',', '\n', 'sea', '字', '—']
  const text = () =>
    Array.from({ length: next(40) }, () => words[next(words.length)]).join(next(2) ? ' ' : '')
  return Array.from({ length: count }, () => [text(), text()] as const)
}

describe('diffWords', () => {
  test('equal texts are one part', () => {
    expect(diffWords('The sea, again.', 'The sea, again.')).toEqual([
      { kind: 'same', text: 'The sea, again.' },
    ])
    expect(diffWords('', '')).toEqual([])
  })

  test('a changed word is marked without its neighbours', () => {
    expect(diffWords('the grey sea rose', 'the black sea rose')).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'removed', text: 'grey' },
      { kind: 'added', text: 'black' },
      { kind: 'same', text: ' sea rose' },
    ])
  })

  test('words keep their apostrophes and hyphens', () => {
    expect(diffWords("l’encre aujourd'hui", 'l’encre demain')).toEqual([
      { kind: 'same', text: 'l’encre ' },
      { kind: 'removed', text: "aujourd'hui" },
      { kind: 'added', text: 'demain' },
    ])
  })

  test('each side can be reconstructed', () => {
    for (const [before, after] of randomTexts(400)) {
      const parts = diffWords(before, after)
      expect(side(parts, 'added')).toBe(before)
      expect(side(parts, 'removed')).toBe(after)
    }
  })

  test('the edit is the shortest possible', () => {
    const parts = diffWords('a b c a b b a', 'c b a b a c')
    const edits = parts.filter((part) => part.kind !== 'same').flatMap((part) => part.text.match(/\w/g) ?? [])
    expect(edits).toHaveLength(5)
  })

  test('two long texts without common words replace each other as a whole', () => {
    const before = Array.from({ length: 20_000 }, (_, n) => `a${n}`).join(' ')
    const after = Array.from({ length: 20_000 }, (_, n) => `b${n}`).join('\n')
    const parts = diffWords(before, after)
    expect(parts.map((part) => part.kind)).toEqual(['removed', 'added'])
  })
})
