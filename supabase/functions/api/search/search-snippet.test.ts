import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { searchSnippetOf } from './search-snippet.ts'
import { searchTerms, termPattern } from './search-terms.ts'

const pattern = (q: string) => termPattern(searchTerms(q)) as RegExp
const shown = (text: string, q: string) =>
  searchSnippetOf(text, pattern(q))?.snippet.replaceAll('\ue000', '[').replaceAll('\ue001', ']') ?? null

describe('folding', () => {
  it.each([
    ['Été À L’ŒUVRE', "ete a l'oeuvre"],
    ['Straße Ørsted Łódź', 'strasse orsted lodz'],
    ['e\u0301te\u0301', 'ete'],
    ['東京 が 한글', '東京 が 한글'],
  ])('reads %s as %s', (text, folded) => {
    expect(foldText(text).text).toBe(folded)
  })

  it('knows where each letter came from', () => {
    const { text, from } = foldText('aœ😀é')
    expect([...text].length).toBe(5)
    expect([...from]).toEqual([0, 1, 1, 2, 2, 4])
  })
})

describe('terms', () => {
  it('are words and phrases, without those left out, the last one unfinished', () => {
    expect(searchTerms('Anna "deux mots" -noir ham')).toEqual([
      { words: ['anna'], isPrefix: false },
      { words: ['deux', 'mots'], isPrefix: false },
      { words: ['ham'], isPrefix: true },
    ])
    expect(searchTerms('«deux mots»')).toEqual([{ words: ['deux', 'mots'], isPrefix: false }])
    expect(searchTerms('" - !')).toEqual([])
  })
})

describe('search snippets', () => {
  it('mark whole words, the unfinished one by its start, as they are written', () => {
    expect(shown('L’été et la Mer, merveille', 'ete mer')).toBe('L’[été] et la [Mer], [mer]veille')
    expect(shown('Cœur e\u0301te\u0301', 'coeur ete')).toBe('[Cœur] [e\u0301te\u0301]')
    expect(shown('amer', 'mer')).toBeNull()
  })

  it('are cut where most of the terms are', () => {
    const text = `anna ${'filler '.repeat(100)} then anna met boris ${'filler '.repeat(100)}`
    expect(shown(text, 'anna boris')).toContain('then [anna] met [boris]')
  })

  it('count the same words before their hit in any case', () => {
    const text = `ANNA ${'filler '.repeat(100)} then anna met boris`
    expect(searchSnippetOf(text, pattern('anna boris'))?.match).toEqual({ text: 'anna', index: 1 })
  })

  it('end before a hit that is far from the first', () => {
    const snippet = shown(`anna ${'filler '.repeat(100)}anna`, 'anna') ?? ''
    expect(snippet).toMatch(/^\[anna\] (filler )+filler…$/)
    expect(snippet.length).toBeLessThan(220)
  })

  it('contain no hit marks of the text itself', () => {
    expect(shown('a \ue000b\ue001 anna', 'anna')).toBe('a b [anna]')
  })

  it('are made of a million letters in less than the time limit', () => {
    expect(shown(`${'é'.repeat(1_000_000)} anna`, 'anna')).toContain('[anna]')
  })
})

it('a search snippet has the text and index of its first hit', () => {
  const text = `Rain. ${'The rain fell. '.repeat(40)}Then the Café lamp went out in the rain.`
  expect(searchSnippetOf(text, pattern('cafe lamp'))?.match).toEqual({ text: 'Café', index: 0 })
  expect(searchSnippetOf(text, pattern('"rain then"'))).toBeNull()
  expect(searchSnippetOf(text, pattern('"the rain" went'))?.match.index).toBeGreaterThan(30)
  expect(searchSnippetOf(text, pattern('rain fell'))?.match).toEqual({ text: 'Rain', index: 0 })
})
