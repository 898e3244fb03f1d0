import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { LoadingBar } from './loading-bar.tsx'

const Frame = () => (
  <>
    <div data-testid="bar">
      <LoadingBar />
    </div>
    <Outlet />
  </>
)

it('R-032: the bar shows from the start of a navigation until its screen is there', async () => {
  let arrive: (value: null) => void = () => undefined
  const loaded = new Promise<null>((resolve) => {
    arrive = resolve
  })
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>Start</h1> },
        { path: '/there', loader: () => loaded, element: <h1>There</h1> },
      ],
    },
  ])
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  const bar = screen.getByTestId('bar')
  expect(bar).toBeEmptyDOMElement()
  act(() => void router.navigate('/there'))
  await waitFor(() => expect(bar).not.toBeEmptyDOMElement())
  await act(async () => arrive(null))
  expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible()
  await waitFor(() => expect(bar).toBeEmptyDOMElement())
})
