import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import pages from '../../../../locales/en/pages.json'
import ui from '../../../../locales/en/ui.json'
import { Page } from './second-page.tsx'

const show = (path: string) => {
  const router = createMemoryRouter([{ path: '/second-page', Component: Page }], { initialEntries: [path] })
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...pages }}>
        <RouterProvider router={router} />
      </IntlProvider>
    </ChakraProvider>,
  )
  return router
}

describe('the second page', () => {
  it('R-462: shows the state of the URL and writes a chosen state to it', () => {
    const router = show('/second-page?state=empty')
    expect(screen.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: 'Error' }))
    expect(screen.getByRole('alert')).toBeVisible()
    expect(router.state.location.search).toBe('?state=error')
  })

  it('R-462: is ready again after a retry', async () => {
    const router = show('/second-page?state=error')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list')).toBeVisible()
    expect(router.state.location.search).toBe('')
  })
})
