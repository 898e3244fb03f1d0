import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.ts'

type Session = Parameters<typeof useLeaveGuard>[0]

function Editor({ session }: { session: Session }) {
  useLeaveGuard(session)
  return <h1>Editor</h1>
}

/** Shows an editor with unsaved text; `save` ends its save. */
function openEditor(at = '/') {
  let save = (_isSaved: boolean) => {}
  let isSaved = false
  const saving = new Promise<boolean>((resolve) => {
    save = (saved) => {
      isSaved = saved
      resolve(saved)
    }
  })
  const session = { hasUnsaved: () => !isSaved, flush: () => saving }
  const router = createMemoryRouter(
    [
      { path: '/', element: <Editor session={session} /> },
      { path: '/first', element: <h1>First</h1> },
      { path: '/second', element: <h1>Second</h1> },
      { path: '/apps/manuscripts/:id', element: <Editor session={session} /> },
      { path: '/manuscripts/:manuscriptId/items/:itemId/edit', element: <h1>Text</h1> },
    ],
    { initialEntries: [at] },
  )
  render(
    <IntlProvider locale="en">
      <RouterProvider router={router} />
    </IntlProvider>,
  )
  return { router, save: () => act(async () => save(true)) }
}

it('a navigation waits until the text is saved', async () => {
  const { router, save } = openEditor()
  await act(() => router.navigate('/first'))
  expect(screen.getByRole('heading', { name: 'Editor' })).toBeVisible()
  await save()
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible()
})

it('of two navigations during a save the last one is followed, once', async () => {
  const { router, save } = openEditor()
  const paths: string[] = []
  await act(() => router.navigate('/first'))
  await act(() => router.navigate('/second'))
  router.subscribe(({ location }) => paths.push(location.pathname))
  await save()
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible()
  expect(paths).not.toContain('/first')
})

it('another place in the manuscript opens at once, and one in another manuscript waits (R-518)', async () => {
  const { router } = openEditor('/apps/manuscripts/m?item=a')
  const at = () => router.state.location.pathname + router.state.location.search
  await act(() => router.navigate('/apps/manuscripts/m?item=b'))
  expect(at()).toBe('/apps/manuscripts/m?item=b')
  await act(() => router.navigate('/manuscripts/n/items/c/edit'))
  expect(at()).toBe('/apps/manuscripts/m?item=b')
  await act(() => router.navigate('/manuscripts/m/items/c/edit'))
  expect(at()).toBe('/manuscripts/m/items/c/edit')
})
