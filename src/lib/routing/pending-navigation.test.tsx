import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { registerRouter, useNavigateWhileOpen } from './pending-navigation.ts'

let save: () => void
let open: () => void

function Form() {
  const navigate = useNavigateWhileOpen()
  const submit = async () => {
    await new Promise<void>((resolve) => {
      save = resolve
    })
    await navigate('/saved')
  }
  return (
    <button type="button" onClick={() => void submit()}>
      Save
    </button>
  )
}

async function submitForm() {
  const slow = () => new Promise<null>((resolve) => (open = () => resolve(null)))
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/saved', element: null },
    { path: '/other', element: null },
    { path: '/slow', element: null, loader: slow },
  ])
  registerRouter(router)
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  return router
}

// Later files share the module.
afterEach(() => registerRouter(createMemoryRouter([{ path: '/' }])))

it('opens the result of a form that is still open', async () => {
  const router = await submitForm()
  await act(async () => save())
  expect(router.state.location.pathname).toBe('/saved')
})

it('R-996: opens nothing for a form that was left while it was saved', async () => {
  const router = await submitForm()
  await act(() => router.navigate('/other'))
  await act(async () => save())
  expect(router.state.location.pathname).toBe('/other')
})

it('R-996: does not stop a page that opens', async () => {
  const router = await submitForm()
  act(() => void router.navigate('/slow'))
  await act(async () => save())
  await act(async () => open())
  expect(router.state.location.pathname).toBe('/slow')
})
