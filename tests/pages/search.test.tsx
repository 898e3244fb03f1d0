import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'
import { button } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const field = () => screen.getByRole('combobox', { name: 'Search everything' })
const options = () => within(screen.getByRole('dialog')).getAllByRole('option')
const chosen = () => options().find((option) => option.getAttribute('aria-selected') === 'true')

/** Opens the search by its keys, which work once the screen is shown. */
async function openSearch(user: UserEvent): Promise<void> {
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(field()).toHaveFocus())
}

describe('the search', () => {
  it('groups its results and works by keyboard', async () => {
    const { user } = await renderRoute(api, '/apps/manuscripts', { as: 'admin' })
    await openSearch(user)
    await user.paste('al')
    for (const name of ['Dashboards', 'Project requests', 'People'])
      expect(await screen.findByRole('group', { name })).toBeVisible()
    const [first, last] = [options()[0], options().at(-1)]
    await waitFor(() => expect(chosen()).toBe(first))
    for (const [key, option] of [
      ['{ArrowUp}', last],
      ['{ArrowDown}', first],
      ['{End}', last],
      ['{Home}', first],
    ] as const) {
      await user.keyboard(key)
      await waitFor(() => expect(chosen()).toBe(option))
    }
  })

  it('opens the first result when Enter was pressed before the results', async () => {
    let respond = () => {}
    const pressed = new Promise<void>((resolve) => {
      respond = resolve
    })
    const intercept: Intercept = async (call, send) => {
      if (call.includes('/app-bar/search?')) await pressed
      return send()
    }
    const { user, address } = await renderRoute(api, '/apps/manuscripts', { as: 'admin', intercept })
    await openSearch(user)
    await user.keyboard('companies{Enter}')
    respond()
    await waitFor(() => expect(address()).toBe('/apps/companies/list'))
  })

  it('finds a manuscript of the writer', async () => {
    const { user, address } = await renderRoute(api, '/apps/companies/list', { as: 'auth' })
    await openSearch(user)
    await user.paste('tidewarden')
    const yours = await screen.findByRole('group', { name: 'Yours' })
    await user.click(within(yours).getByRole('option', { name: 'The Tidewarden' }))
    await waitFor(() => expect(address()).toMatch(/^\/apps\/manuscripts\/[\w-]{36}/))
  })

  it('shows an error of the server and retries', async () => {
    let isBroken = true
    const intercept: Intercept = async (call, send) =>
      isBroken && call.includes('/app-bar/search?') ? Response.json({}, { status: 500 }) : send()
    const { user } = await renderRoute(api, '/apps/manuscripts', { as: 'admin', intercept })
    await openSearch(user)
    await user.paste('scriv')
    expect(await screen.findByText(/^Search is not responding\./)).toBeVisible()
    isBroken = false
    await user.click(button('Try again'))
    expect(await screen.findByRole('option', { name: 'Scrivener import' })).toBeVisible()
  })
})

describe('the search of screens', () => {
  it('opens a screen by keyboard and lists it as recent', async () => {
    const { user, address } = await renderRoute(api, '/apps/manuscripts', { as: 'admin' })
    await openSearch(user)
    expect(await screen.findByText('Suggested')).toBeVisible()
    await user.paste('permissions')
    await screen.findByRole('option', { name: 'Permissions' })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/apps/permissions'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openSearch(user)
    const recent = within(await screen.findByRole('group', { name: 'Recent' }))
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Permissions'])
    await user.paste('nothing is called like this')
    expect(await screen.findByText(/No matching records found/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('finds French titles with and without accents', async () => {
    const { user } = await renderRoute(api, '/apps/manuscripts', { as: 'admin', language: 'fr' })
    await user.click(await screen.findByRole('button', { name: 'Rechercher' }))
    const input = await screen.findByRole('combobox', { name: 'Rechercher partout' })
    await user.click(input)
    await user.paste('ROLES')
    expect(await screen.findByRole('option', { name: 'Rôles' })).toBeVisible()
    await user.clear(input)
    await user.paste('scènes')
    expect(await screen.findByRole('group', { name: 'Applications et pages' })).toBeVisible()
  })
})

describe('the shortcuts (R-029, R-034)', () => {
  const open = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Shortcuts' }))

  it.each([
    ['New Project Request', '/apps/projects/list?new=1'],
    ['View Due Today', '/apps/projects/list?due=today'],
    ['View Messages', '/apps/email'],
    ['New User', '/apps/user/list?new=1'],
    ['New Company', '/apps/companies/list?new=1'],
  ])('%s opens its screen', async (name, path) => {
    const { user, address } = await renderRoute(api, '/apps/permissions', { as: 'admin' })
    await open(user)
    await user.click(await screen.findByRole('menuitem', { name }))
    await waitFor(() => expect(address()).toBe(path))
  })

  it('of a client are those that the client may open', async () => {
    const { user } = await renderRoute(api, '/apps/manuscripts', { as: 'client' })
    await open(user)
    await screen.findByRole('menuitem', { name: 'View Messages' })
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(names).toEqual(['New Project Request', 'View Due Today', 'View Messages'])
    await user.click(screen.getByRole('menuitem', { name: 'New Project Request' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})
