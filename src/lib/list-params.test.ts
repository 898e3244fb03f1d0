import { describe, expect, it } from 'vitest'
import { isStep, partOf, readList, withPart, writeList } from './list-params.ts'

const defaults = { sortBy: 'updatedAt', orderBy: 'desc' as const }
const from = (text: string) => readList(new URLSearchParams(text), defaults)
const write = (before: string, change: Record<string, string | number | undefined>) =>
  writeList(new URLSearchParams(before), change, defaults).toString()

describe('a list in the address', () => {
  it('R-226: begins at page 1 with 10 rows, in the order of its screen', () => {
    expect(from('')).toEqual({ q: '', page: 1, itemsPerPage: 10, sortBy: 'updatedAt', orderBy: 'desc' })
  })

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'itemsPerPage=1000', 'orderBy=up', 'sortBy='])(
    'takes no nonsense: %s',
    (text) => {
      expect(from(text)).toEqual(from(''))
    },
  )

  it('goes back to page 1 when what is listed changes, and stays where only the page does', () => {
    expect(write('page=4&q=a', { q: 'ab' })).toBe('q=ab')
    expect(write('page=4', { status: 'open' })).toBe('status=open')
    expect(write('page=4', { sortBy: 'title' })).toBe('sortBy=title')
    expect(write('page=4', { itemsPerPage: 25 })).toBe('itemsPerPage=25')
    expect(write('page=4&q=a', { page: 5 })).toBe('page=5&q=a')
  })

  it('leaves out what goes without saying', () => {
    expect(
      write('q=a&sortBy=title&orderBy=asc&page=2', { q: '', sortBy: 'updatedAt', orderBy: 'desc' }),
    ).toBe('')
    expect(write('page=2', { page: 1 })).toBe('')
  })

  it('leaves alone what is not the list’s', () => {
    expect(write('view=trash&page=2', { q: 'x' })).toBe('view=trash&q=x')
  })

  it('makes a step to go back to of pages, not of typing', () => {
    expect(isStep({ page: 2 })).toBe(true)
    expect(isStep({ q: 'a' })).toBe(false)
    expect(isStep({ page: 1, itemsPerPage: 5 })).toBe(false)
  })
})

describe('two lists in one address', () => {
  const address = new URLSearchParams('import=7&receipt.page=3&receipt.outcome=skipped&page=2')

  it('read each its own', () => {
    expect(partOf(address, 'receipt').toString()).toBe('page=3&outcome=skipped')
    expect(partOf(address, '')).toBe(address)
  })

  it('change each its own, and nothing else', () => {
    const next = withPart(address, 'receipt', new URLSearchParams('page=4'))
    expect(next.toString()).toBe('import=7&page=2&receipt.page=4')
  })
})
