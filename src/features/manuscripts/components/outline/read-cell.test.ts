import { expect, it } from 'vitest'
import { readKeywords, readTarget } from './read-cell.ts'

it('reads a word target with the separators of each language, and refuses anything else (R-845)', () => {
  expect(['1500', '1,500', '1 500', '1.500', '1\u202f500', '', '0'].map(readTarget)).toEqual([
    1500,
    1500,
    1500,
    1500,
    1500,
    null,
    null,
  ])
  expect(['many', '-5', '10000001'].map(readTarget)).toEqual([undefined, undefined, undefined])
})

it('reads keywords between commas, each once (R-845)', () => {
  expect(readKeywords(' tide, moon,, tide ،sea')).toEqual(['tide', 'moon', 'sea'])
})
