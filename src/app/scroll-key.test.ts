import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { scrollKey } from './scroll-key.ts'

const keyOfFirstLoad = (path: string) =>
  scrollKey(createMemoryRouter([{ path: '*' }], { initialEntries: [path] }).state.location)

it('R-223: pages opened by their addresses share no scroll position, and a reload keeps its own', () => {
  expect(keyOfFirstLoad('/apps/user/list')).not.toBe(keyOfFirstLoad('/dashboards/academy'))
  expect(keyOfFirstLoad('/apps/user/list')).toBe(keyOfFirstLoad('/apps/user/list?page=2'))
})

it('visits of one page have their own positions', () => {
  expect(scrollKey({ key: 'a', pathname: '/' })).not.toBe(scrollKey({ key: 'b', pathname: '/' }))
})
