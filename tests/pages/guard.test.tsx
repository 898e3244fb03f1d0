import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('a visitor who is not signed in (R-023, R-024)', () => {
  it.each([
    ['/', '/login'],
    ['/apps/manuscripts?q=tide', '/login?q=tide&to=/apps/manuscripts'],
  ])('is redirected from %s to %s', async (path, to) => {
    const { address, calls } = await renderRoute(api, path, { as: null })
    await waitFor(() => expect(address()).toBe(to))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(calls).toEqual([])
  })

  it.each([
    ['/pages/misc/coming-soon', /./],
    ['/pages/misc/under-maintenance', /./],
    ['/pages/misc/page-not-found', 'Page not found'],
    ['/pages/misc/not-authorized', 'You don’t have access to this page'],
    ['/no/such/address', 'Page not found'],
    ['/reset-password', /./],
  ])('opens %s', async (path, name) => {
    const { address } = await renderRoute(api, path, { as: null })
    expect(await heading(name)).toBeVisible()
    expect(address()).toBe(path)
  })
})

describe('a client', () => {
  // Other addresses outside the app are cases of `return-path.test.ts`.
  it.each(['/login', '/login?to=%2F%2Fevil.example', '/register', '/forgot-password', '/'])(
    'with a session is redirected from %s to the home page',
    async (path) => {
      const { address } = await renderRoute(api, path, { as: 'client' })
      await heading('Inbox')
      expect(address()).toBe('/apps/email')
    },
  )

  it('keeps the navigation on an unknown address, with links to screens that open', async () => {
    const { user, address } = await renderRoute(api, '/no/such/address', { as: 'client' })
    await heading('Page not found')
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/Error 404/)).toBeVisible()
    // its height is not that of the window.
    expect(screen.getByRole('main').closest('[data-frame]')).toHaveAttribute('data-frame', 'flowing')
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    const [link] = within(main.getByRole('navigation', { name: 'Pages you can open' })).getAllByRole('link')
    if (!link) throw new Error('There is no link')
    await user.click(link)
    await waitFor(() => expect(address()).not.toMatch(/no\/such/))
    await waitFor(() => expect(screen.queryByText(/Error 404/)).toBeNull())
    expect(address()).not.toMatch(/not-authorized/)
  })

  it('sees on a page without access a link to a permitted screen', async () => {
    const { user } = await renderRoute(api, '/apps/user/list', { as: 'client' })
    await heading('You don’t have access to this page')
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/Error 403/)).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await user.click(main.getByRole('link', { name: 'Project requests' }))
    await heading('Project requests')
  })
})
