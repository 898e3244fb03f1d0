import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { layoutDefaults, setLayout } from '@/app/shell/layout-settings.ts'
import { type MailApi, startMailApi } from '../api/support/mail.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterEach(() => closePage())
afterAll(() => mail.api.close())

const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' })

it('the unread count has a text for screen readers, and is not requested again on each screen', async () => {
  await mail.send('manager', ['admin'])
  const { user, calls } = await renderRoute(mail.api, '/apps/manuscripts', { as: 'admin' })
  const links = within(await navigation())
  const line = links.getByRole('link', { name: 'Messages' })
  await waitFor(() => expect(line).toHaveAccessibleDescription('1 unread message'))
  for (const name of ['Project requests', 'Users', 'Companies']) {
    await user.click(links.getByRole('link', { name }))
    await screen.findByRole('heading', { level: 1, name })
  }
  expect(calls.filter((call) => call.includes('/mail/counts'))).toHaveLength(1)
})

it('the group of the current screen is open', async () => {
  await renderRoute(mail.api, '/apps/manuscripts/scenes', { as: 'admin' })
  const links = within(await navigation())
  expect(links.getByRole('button', { name: 'Manuscript parts' })).toHaveAttribute('aria-expanded', 'true')
  expect(await links.findByRole('link', { name: 'Scenes' })).toHaveAttribute('aria-current', 'page')
})

it('R-028, R-225: at the top it has a menu for each heading, and the page has the chosen width', async () => {
  const { user } = await renderRoute(mail.api, '/apps/manuscripts', { as: 'admin' })
  const aside = await navigation()
  //
  const bar = within(screen.getByRole('banner'))
  for (const name of [/^Search/, 'Shortcuts', /^Notifications/, 'Language', 'Theme', 'Your account'])
    expect(bar.getByRole('button', { name })).toBeVisible()
  expect(screen.getByRole('main').closest('[data-frame]')).toHaveAttribute('data-frame', 'flowing')
  expect(within(aside).queryByRole('button', { name: 'Writing' })).toBeNull()
  setLayout({ nav: 'horizontal', contentWidth: 'fluid' })
  const writing = await screen.findByRole('button', { name: 'Writing' })
  expect(await navigation()).toContainElement(writing)
  // the template areas are the last menu.
  const menus = within(await navigation()).getAllByRole('button')
  expect(menus.at(-1)).toHaveTextContent('Template')
  expect(writing.closest('[data-content-width]')).toHaveAttribute('data-content-width', 'fluid')
  expect(aside).not.toBeInTheDocument()
  await user.click(writing)
  const link = await screen.findByRole('menuitem', { name: 'Manuscripts' })
  // without layout, the menu is only its offset below the button.
  const positioner = link.closest<HTMLElement>('[data-part=positioner]')
  await waitFor(() => expect(positioner?.style.getPropertyValue('--y')).toBe('6px'))
  expect(link).toHaveAttribute('aria-current', 'page')
  setLayout(layoutDefaults)
})
