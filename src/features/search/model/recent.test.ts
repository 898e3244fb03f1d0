import { describe, expect, it } from 'vitest'
import { readRecent, rememberVisit } from './recent.ts'

const storageOf = (start: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(start))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('recent pages', () => {
  it('are listed newest first, each page once, at most six', () => {
    const storage = storageOf()
    for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) rememberVisit('a', { title: `T${n}`, url: `/p/${n}` }, storage)
    expect(readRecent('a', storage).map(({ url }) => url)).toEqual([3, 7, 6, 5, 4, 2].map((n) => `/p/${n}`))
  })

  it('are separate for each user', () => {
    const storage = storageOf()
    rememberVisit('a', { title: 'T', url: '/p' }, storage)
    expect(readRecent('b', storage)).toEqual([])
  })

  it('ignore invalid JSON and addresses outside the app', () => {
    expect(readRecent('a', storageOf({ 'quillport-search-a': '{' }))).toEqual([])
    const odd = JSON.stringify([
      { title: 'x', url: 'https://elsewhere.example' },
      { title: 'x', url: '//elsewhere.example' },
      { title: 'x', url: 'javascript:alert(1)' },
      7,
      { title: 'Fine', url: '/apps/manuscripts' },
    ])
    expect(readRecent('a', storageOf({ 'quillport-search-a': odd }))).toEqual([
      { title: 'Fine', url: '/apps/manuscripts' },
    ])
  })
})
