import { describe, expect, it } from 'vitest'
import { type FindQuery, serverFilter } from './find-query.ts'
import { findTexts } from './find-texts.ts'
import { createMatcher } from './match-text.ts'

const query = (text: string, options: Partial<FindQuery> = {}): FindQuery => ({
  text,
  isExact: false,
  isWord: false,
  ignoresAccents: false,
  isPattern: false,
  ...options,
})
const found = (text: string, find: string, options: Partial<FindQuery> = {}) =>
  createMatcher(query(find, options))(text).map(({ from, to }) => text.slice(from, to))

describe('the matches of words (R-927)', () => {
  it('differ by capitals and accents as chosen', () => {
    expect(found('Été, été, ETE', 'été')).toEqual(['Été', 'été'])
    expect(found('Été, été, ETE', 'été', { isExact: true })).toEqual(['été'])
    expect(found('Été, été, ETE', 'ete', { ignoresAccents: true })).toEqual(['Été', 'été', 'ETE'])
    expect(found('Été, été, ete', 'Ete', { ignoresAccents: true, isExact: true })).toEqual(['Été'])
  })

  it('keep their offsets behind characters that fold to several or none', () => {
    expect(found('İx Œuvre cœur', 'coeur', { ignoresAccents: true })).toEqual(['cœur'])
    expect(found('e\u0301te\u0301!', 'ete', { ignoresAccents: true })).toEqual(['e\u0301te\u0301'])
    expect(found('😀 İstanbul 😀 Istanbul', 'istanbul')).toEqual(['Istanbul'])
  })

  it('never are a part of one character', () => {
    expect(found('cœur', 'o', { ignoresAccents: true })).toEqual([])
    expect(found('cœur', 'ur', { ignoresAccents: true })).toEqual(['ur'])
  })

  it('are whole words on request', () => {
    expect(found('art, cart, arte, l’art, Art', 'art', { isWord: true })).toEqual(['art', 'art', 'Art'])
    expect(found('état États', 'tat', { isWord: true })).toEqual([])
    expect(found('a -- b', '--', { isWord: true })).toEqual(['--'])
  })

  it('take the characters of an expression as they are', () => {
    expect(found('a.b (c) a+b', '(c)')).toEqual(['(c)'])
  })
})

describe('the matches of a regular expression (R-928)', () => {
  const isPattern = true

  it('are neither empty nor across paragraphs', () => {
    expect(found('aa b', 'a*', { isPattern })).toEqual(['aa'])
    expect(found('one\u2028two', 'o.*', { isPattern })).toEqual(['one', 'o'])
  })

  it('bring their groups, and follow case and whole words', () => {
    const [match] = createMatcher(query('(\\w+) Wood', { isPattern }))('Mara Wood')
    expect(match).toEqual({ from: 0, to: 9, groups: ['Mara Wood', 'Mara'] })
    expect(found('Sea sea', 's\\w+', { isPattern, isExact: true })).toEqual(['sea'])
    expect(found('seas sea', 'sea', { isPattern, isWord: true })).toEqual(['sea'])
  })

  it('are refused for an invalid expression', () => {
    const request = { texts: ['a'], limit: 10 }
    expect(findTexts({ ...request, query: query('(', { isPattern }) })).toEqual({ problem: 'bad-pattern' })
    expect(findTexts({ ...request, query: query('(') })).toEqual({ found: [] })
  })
})

describe('findTexts', () => {
  it('ends at the limit of matches', () => {
    const result = findTexts({ query: query('a'), texts: ['aa', 'b', 'aaa'], limit: 3 })
    expect('found' in result && result.found.map(({ index, matches }) => [index, matches.length])).toEqual([
      [0, 2],
      [2, 1],
    ])
  })
})

describe('serverFilter', () => {
  it('asks the server only for what its rules find too', () => {
    expect(serverFilter(query('été'))).toBe('été')
    expect(serverFilter(query('été', { ignoresAccents: true }))).toBe('été')
    expect(serverFilter(query('йод', { ignoresAccents: true }))).toBeUndefined()
    expect(serverFilter(query('a.c', { isPattern: true }))).toBeUndefined()
  })
})
