import { describe, expect, it } from 'vitest'
import { splitMatches } from './split-matches.ts'

const marked = (text: string, q: string) =>
  splitMatches(text, q)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

describe('splitMatches', () => {
  it('marks every word of the query wherever it occurs', () => {
    expect(marked('The Tidewarden', 'tide')).toBe('The [Tide]warden')
    expect(marked('#12 Harbour harbour', 'harbour 12')).toBe('#[12] [Harbour] [harbour]')
  })

  it('ignores case and accents and returns the original text', () => {
    expect(marked('Rôles des éditeurs', 'ROLES edit')).toBe('[Rôles] des [édit]eurs')
    expect(marked('𝒜 été', 'ete')).toBe('𝒜 [été]')
  })

  it('marks nothing for an empty query or where nothing matches', () => {
    expect(splitMatches('Chat', ' ')).toEqual([{ text: 'Chat', isMatch: false }])
    expect(marked('Chat', 'x')).toBe('Chat')
    expect(splitMatches('', 'x')).toEqual([])
  })
})
