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
      <button type="button" id="outer">
        Account
      </button>
      {/* Menus are rendered outside of the content. */}
      <div role="menu" aria-labelledby="outer">
        <input aria-label="Menu of the frame" />
      </div>
      <div role="menu" aria-labelledby="inner">
        <input aria-label="Menu of the content" />
      </div>
      <div role="menu" data-context-menu="">
        <input aria-label="Context menu" />
      </div>
      <main id={mainId} tabIndex={-1}>
        <input aria-label="Inside" />
        <button type="button" id="inner">
          Actions
        </button>
        <Outlet />
      </main>
    </>
  )
}

const heading = (name: string) => ({ element: <h1 tabIndex={-1}>{name}</h1>, handle: { titleId: name } })

/** Opens a screen with the focus in a field, and goes to another one. */
async function goTo(path: string, from: string) {
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

it.each(['Outside', 'Menu of the frame'])(
  'the heading of the new screen gets the focus: %s',
  async (from) => {
    await goTo('/second', from)
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
)

it('the content of a screen without a heading gets the focus', async () => {
  await goTo('/bare', 'Outside')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it.each(['Inside', 'Menu of the content', 'Context menu'])(
  'the focus stays in the content, and the new screen is announced: %s',
  async (from) => {
    const field = await goTo('/second', from)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Second screen'))
    expect(field).toHaveFocus()
  },
)
