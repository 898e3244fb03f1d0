import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { eventually } from '../support/eventually.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('keys typed without a pause (R-741)', () => {
  it('after Ctrl+K are in the search, and Enter opens the screen of the typed name', async () => {
    const { user, address } = await renderRoute(api, '/apps/manuscripts', { as: 'admin' })
    await heading('Manuscripts')
    await user.keyboard('{Control>}k{/Control}companies{Enter}')
    await eventually(() => address().startsWith('/apps/companies/list'))
  })

  it('after the key of a menu choose from the menu, and its button has the focus then', async () => {
    const { user } = await renderRoute(api, '/apps/manuscripts', { as: 'admin' })
    await heading('Manuscripts')
    screen.getByRole('button', { name: 'Language' }).focus()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    await eventually(() => document.documentElement.lang === 'fr')
    expect(await screen.findByRole('button', { name: 'Langue' })).toHaveFocus()
    await user.keyboard('{Enter}{ArrowDown}{ArrowUp}{Enter}')
    await eventually(() => document.documentElement.lang === 'en')
  })
})
