import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import ui from '../../../locales/en/ui.json' with { type: 'json' }
import { useLeaveQuestion } from './use-leave-question.ts'

type Occasion = Parameters<typeof useLeaveQuestion>[1]

function Form({ on }: { on: Occasion }) {
  const [text, setText] = useState('')
  useLeaveQuestion(text !== '', on)
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">List</Link>
    </>
  )
}

const show = (on?: Occasion) => {
  const routes = [
    { path: '/form', element: <Form on={on} /> },
    { path: '/list', element: <h1>The list</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/list', '/form'], initialIndex: 1 })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={ui}>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  return router
}
const follow = () => userEvent.click(screen.getByRole('link', { name: 'List' }))
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('useLeaveQuestion (R-278)', () => {
  it('does not ask without changes', async () => {
    show()
    expect(unload()).toBe(false)
    await follow()
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible()
  })

  it('asks before unsaved changes are lost, and keeps them until the user agrees', async () => {
    show()
    await userEvent.type(screen.getByLabelText('Text'), 'typed')
    expect(unload()).toBe(true)
    await follow()
    await userEvent.click(await screen.findByRole('button', { name: ui['ui.unsaved.stay'] }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByLabelText('Text')).toHaveValue('typed')
    await follow()
    await userEvent.click(await screen.findByRole('button', { name: ui['ui.unsaved.leave'] }))
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible()
  })

  it('asks in a drawer on Back only, because the drawer asks when it is closed', async () => {
    const router = show('back')
    await userEvent.type(screen.getByLabelText('Text'), 'typed')
    await router.navigate(-1)
    await userEvent.click(await screen.findByRole('button', { name: ui['ui.unsaved.stay'] }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await follow()
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible()
  })
})
