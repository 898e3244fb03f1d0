// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { recentVisits, rememberVisit } from './recent.ts'

const visitsOf = (uid: string) => recentVisits(uid).get()

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

describe('recent pages', () => {
  it('are listed newest first, each page once, at most six', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) rememberVisit('a', { title: `T${n}`, url: `/p/${n}` })
    expect(visitsOf('a').map(({ url }) => url)).toEqual([3, 7, 6, 5, 4, 2].map((n) => `/p/${n}`))
  })

  it('are separate for each user', () => {
    rememberVisit('a', { title: 'T', url: '/p' })
    expect(visitsOf('b')).toEqual([])
  })

  it('ignore invalid JSON and addresses outside the app', () => {
    localStorage.setItem('quillport-search-broken', '{')
    expect(visitsOf('broken')).toEqual([])
    const odd = JSON.stringify([
      { title: 'x', url: 'https://elsewhere.example' },
      { title: 'x', url: '//elsewhere.example' },
      { title: 'x', url: 'javascript:alert(1)' },
      7,
      { title: 'Fine', url: '/apps/manuscripts' },
    ])
    localStorage.setItem('quillport-search-odd', odd)
    expect(visitsOf('odd')).toEqual([{ title: 'Fine', url: '/apps/manuscripts' }])
  })
})
