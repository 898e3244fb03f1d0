import { describe, expect, it } from 'vitest'
import {
  isPageChange,
  paramsWithPrefix,
  readList,
  replaceParamsWithPrefix,
  writeList,
} from './list-params.ts'

const defaults = { sortBy: 'updatedAt', orderBy: 'desc' as const }
const from = (text: string) => readList(new URLSearchParams(text), defaults)
const write = (before: string, change: Record<string, string | number | undefined>) =>
  writeList(new URLSearchParams(before), change, defaults).toString()

describe('list parameters', () => {
  it('R-226: default to page 1 with 10 rows, in the order of the screen', () => {
    expect(from('')).toEqual({ q: '', page: 1, itemsPerPage: 10, sortBy: 'updatedAt', orderBy: 'desc' })
  })

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'itemsPerPage=1000', 'orderBy=up', 'sortBy='])(
    'ignore the invalid value %s',
    (text) => {
      expect(from(text)).toEqual(from(''))
    },
  )

  it('return to page 1 when filters change, and keep the page otherwise', () => {
    expect(write('page=4&q=a', { q: 'ab' })).toBe('q=ab')
    expect(write('page=4', { status: 'open' })).toBe('status=open')
    expect(write('page=4', { sortBy: 'title' })).toBe('sortBy=title')
    expect(write('page=4', { itemsPerPage: 25 })).toBe('itemsPerPage=25')
    expect(write('page=4&q=a', { page: 5 })).toBe('page=5&q=a')
  })

  it('omit defaults from the URL', () => {
    expect(
      write('q=a&sortBy=title&orderBy=asc&page=2', { q: '', sortBy: 'updatedAt', orderBy: 'desc' }),
    ).toBe('')
    expect(write('page=2', { page: 1 })).toBe('')
  })

  it('keep other parameters of the URL', () => {
    expect(write('view=trash&page=2', { q: 'x' })).toBe('view=trash&q=x')
  })

  it('push a history entry for paging, not for typing', () => {
    expect(isPageChange({ page: 2 })).toBe(true)
    expect(isPageChange({ q: 'a' })).toBe(false)
    expect(isPageChange({ page: 1, itemsPerPage: 5 })).toBe(false)
  })
})

describe('list parameters with prefixes', () => {
  const address = new URLSearchParams('import=7&receipt.page=3&receipt.outcome=skipped&page=2')

  it('read only their own prefix', () => {
    expect(paramsWithPrefix(address, 'receipt').toString()).toBe('page=3&outcome=skipped')
    expect(paramsWithPrefix(address, '')).toBe(address)
  })

  it('change only their own prefix', () => {
    const next = replaceParamsWithPrefix(address, 'receipt', new URLSearchParams('page=4'))
    expect(next.toString()).toBe('import=7&page=2&receipt.page=4')
  })
})
