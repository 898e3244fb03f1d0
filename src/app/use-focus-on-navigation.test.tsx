import { act, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { mainId } from './shell/ids.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

function Frame() {
  const arrival = useFocusOnNavigation()
  return (
    <>
      <p role="status">{arrival}</p>
      <input aria-label="Outside" />
      <main id={mainId} tabIndex={-1}>
        <input aria-label="Inside" />
        <Outlet />
      </main>
    </>
  )
}

const heading = (name: string) => ({ element: <h1 tabIndex={-1}>{name}</h1>, handle: { titleId: name } })

/** Opens a screen with the focus in a field, and goes to another one. */
async function goTo(path: string, from: 'Outside' | 'Inside') {
  const children = [
    { path: '/', ...heading('first') },
    { path: '/second', ...heading('second') },
    { path: '/bare', element: <p>Bare</p> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }])
  render(
    <IntlProvider locale="en" messages={{ first: 'First', second: 'Second screen' }}>
      <RouterProvider router={router} />
    </IntlProvider>,
  )
  const field = await screen.findByRole('textbox', { name: from })
  field.focus()
  await act(() => router.navigate(path))
  return field
}

it('the heading of the new screen gets the focus', async () => {
  await goTo('/second', 'Outside')
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('the content of a screen without a heading gets the focus', async () => {
  await goTo('/bare', 'Outside')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('the focus stays in a field of the content, and the new screen is announced', async () => {
  const field = await goTo('/second', 'Inside')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Second screen'))
  expect(field).toHaveFocus()
})
