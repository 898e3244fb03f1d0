import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useListParams } from '@/lib/routing/list-params.ts'
import { registerRouter } from '@/lib/routing/pending-navigation.ts'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { system } from '@/ui/theme/system.ts'

function List() {
  const { q, set } = useListParams({ sortBy: 'name', orderBy: 'asc' })
  return (
    <>
      <SearchField value={q} onChange={(next) => set({ q: next })} label="Search" />
      <Link to="/there">There</Link>
      <Link to="/?edit=1">Edit</Link>
    </>
  )
}

/** Opens the list in a router whose navigations load until they are finished. */
function openList() {
  let finish = () => {}
  const loader = () => new Promise<null>((resolve) => (finish = () => resolve(null)))
  const router = createMemoryRouter(
    [
      { path: '/', element: <List />, loader, shouldRevalidate: () => true },
      { path: '/there', element: <h1>Arrived</h1>, loader },
    ],
    { hydrationData: { loaderData: { '0': null } } },
  )
  registerRouter(router)
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ 'ui.search.clear': 'Clear' }}>
        <RouterProvider router={router} />
      </IntlProvider>
    </ChakraProvider>,
  )
  return { router, finish: () => finish() }
}

/** Clicks a link before the pause of the search field ends, on a slow machine too: in the task of the typing. */
function typeAndClick(name: string) {
  const [field, link] = [screen.getByRole('textbox'), screen.getByRole('link', { name })]
  fireEvent.change(field, { target: { value: 'sea' } })
  fireEvent.click(link)
}

/** Longer than the pause of the search field. */
const afterTheSearch = () => new Promise((resolve) => setTimeout(resolve, 400))

it('a link that is clicked while a search waits opens its page', async () => {
  const { router, finish } = openList()
  typeAndClick('There')
  await afterTheSearch()
  finish()
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible()
  expect(router.state.location.search).toBe('')
})

it('a search that waits while the same page changes its query keeps both', async () => {
  const { router, finish } = openList()
  typeAndClick('Edit')
  await afterTheSearch()
  finish()
  await expect.poll(() => router.state.location.search).toBe('?edit=1&q=sea')
})
