import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useCreateParam } from './use-create-param.ts'

function Screen() {
  const { isOpen, link, close } = useCreateParam()
  return (
    <>
      <Link {...link}>New</Link>
      <button type="button" onClick={close}>
        Close
      </button>
      {isOpen ? <p>The form</p> : null}
    </>
  )
}

it('R-741: a form that is closed before the URL has followed its opening stays closed', async () => {
  let arrive: () => void = () => undefined
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Screen />,
      loader: ({ request }) =>
        new URL(request.url).search ? new Promise<null>((resolve) => (arrive = () => resolve(null))) : null,
    },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('link', { name: 'New' }))
  expect(screen.getByText('The form')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('The form')).toBeNull()
  await act(async () => arrive())
  expect(router.state.location.search).toBe('')
  expect(screen.queryByText('The form')).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: 'New' }))
  await act(async () => arrive())
  expect(router.state.location.search).toBe('?new=1')
  expect(screen.getByText('The form')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
})

it('R-741: a click that opens the link in a new tab opens no form here', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Screen /> }])} />)
  const link = await screen.findByRole('link', { name: 'New' })
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(link, { [key]: true })
  expect(screen.queryByText('The form')).toBeNull()
})
