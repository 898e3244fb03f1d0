import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setCharacterShortcuts } from '@/lib/shortcuts/page-keys.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })
const openList = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

describe('keyboard shortcuts', () => {
  it('g and a letter open a screen, unless text is edited or the setting is off', async () => {
    const { user, address } = await renderRoute(api, '/apps/manuscripts', { as: 'auth' })
    await heading('Manuscripts')
    await waitFor(async () => {
      await user.keyboard('gm')
      expect(address()).toBe('/apps/email')
    })
    await closePage()
    const again = await renderRoute(api, '/apps/manuscripts', { as: 'auth' })
    await heading('Manuscripts')
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search everything' })).toHaveFocus())
    await again.user.keyboard('gm')
    expect(screen.getByRole('combobox', { name: 'Search everything' })).toHaveValue('gm')
    await again.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await again.user.keyboard('?')
    const setting = within(await openList()).getByRole('checkbox', { name: 'Single-character shortcuts' })
    expect(setting).toBeChecked()
    await again.user.click(setting)
    await waitFor(() => expect(setting).not.toBeChecked())
    await again.user.keyboard('{Escape}')
    await waitFor(() => expect(list()).toBeNull())
    await again.user.keyboard('gm?')
    await again.user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: 'Search everything' })).toBeVisible()
    expect(address()).toBe('/apps/manuscripts')
    expect(list()).toBeNull()
    // The pages of a worker share the settings of the device.
    setCharacterShortcuts(true)
  })

  it('? opens their list in a select and over a drawer, and types a question mark in a text field', async () => {
    const { user } = await renderRoute(api, '/apps/companies/list', { as: 'admin' })
    await heading('Companies')
    const select = within(screen.getByRole('main')).getAllByRole('combobox')[0]
    select?.focus()
    // The shortcuts load after the first screen.
    await waitFor(async () => {
      if (!list()) await user.keyboard('?')
      expect(list()).toBeVisible()
    })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(list()).toBeNull())
    await closePage()
    const over = await renderRoute(api, '/apps/companies/list?new=1', { as: 'admin' })
    const form = within(await screen.findByRole('dialog', { name: 'Add a company' }))
    const name = form.getByRole('textbox', { name: 'Company name' })
    await over.user.click(name)
    await over.user.keyboard('?')
    expect(name).toHaveValue('?')
    expect(list()).toBeNull()
    form.getByRole('button', { name: 'Close' }).focus()
    await over.user.keyboard('?')
    await over.user.click(within(await openList()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(list()).toBeNull())
    expect(name).toHaveValue('?')
  })
})
