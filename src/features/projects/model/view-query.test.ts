import { expect, it } from 'vitest'
import { isSameColumns, viewQuery, viewSearch } from './view-query.ts'

it('R-897: a view keeps search, filters and order, and neither the page nor an open form', () => {
  const search = new URLSearchParams(
    'page=3&sortBy=title&orderBy=desc&new=1&due=overdue&q=lamp&itemsPerPage=50&assignee=none',
  )
  expect(viewQuery(search)).toBe('q=lamp&assignee=none&due=overdue&sortBy=title&orderBy=desc')
  expect(viewQuery(new URLSearchParams('orderBy=desc&due=overdue&assignee=none&q=lamp&sortBy=title'))).toBe(
    viewQuery(search),
  )
})

it('R-897: “Me” as the assignee is stored as such, for each reader', () => {
  expect(viewQuery(new URLSearchParams('assignee=me'))).toBe('assignee=me')
  expect(viewSearch('assignee=me&page=2')).toBe('?assignee=me')
})

it('R-897: a stored query that names other parameters opens the list without them', () => {
  expect(viewSearch('new=1&due=today&evil=1')).toBe('?due=today')
  expect(viewSearch('')).toBe('')
})

it('R-897: columns are the same in any order of their names, but not in another order of columns', () => {
  const one = { shown: { no: true, company: false }, order: ['title', 'no'] }
  expect(isSameColumns(one, { shown: { company: false, no: true }, order: ['title', 'no'] })).toBe(true)
  expect(isSameColumns(one, { ...one, order: ['no', 'title'] })).toBe(false)
  expect(isSameColumns(one, { ...one, shown: { no: true } })).toBe(false)
})
