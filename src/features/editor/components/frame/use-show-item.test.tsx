import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom'
import { expect, it } from 'vitest'
import { href } from '@/lib/routing/href.ts'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { routes } from '../../routes.ts'
import { useShowItem } from './use-show-item.ts'

const route = routes.routes[1]
const pathOf = (itemId: string) => href('editor.item', { manuscriptId: 'm', itemId })

function Item() {
  const show = useShowItem('m')
  return (
    <button type="button" onClick={() => show('rope')}>
      {useParams().itemId}
    </button>
  )
}

it('another item is on screen when the key press that opens it has ended (R-518)', () => {
  registerPaths(routes.routes)
  const router = createMemoryRouter(
    [{ path: route.path, element: <Item />, loader: () => Promise.resolve(null) }],
    { initialEntries: [pathOf('lamp')], hydrationData: { loaderData: { '0': null } } },
  )
  render(<RouterProvider router={router} />)
  // As a native event, because the keys of the editor are handled outside of React.
  screen.getByRole('button').click()
  expect(screen.getByRole('button')).toHaveTextContent('rope')
  expect(router.state.location.pathname).toBe(pathOf('rope'))
})
