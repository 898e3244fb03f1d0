import type { Page, Route } from '@playwright/test'
import { callApi } from './support/api.ts'
import { breakRequests, OFFLINE_CONSOLE } from './support/network.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test, unique } from './support/test.ts'

type Person = 'client' | 'manager' | 'user' | 'admin' | 'auth'

/** The public number of a demo account as another account sees it. */
async function numberOf(as: Person, name: string): Promise<number> {
  const { contacts } = await callApi<{ contacts: { id: number; fullName: string }[] }>(
    as,
    'GET',
    `/apps/chat/chats-and-contacts?q=${encodeURIComponent(name)}`,
  )
  return contacts.find(({ fullName }) => fullName === name)?.id ?? 0
}

const write = async (page: Page, to: string, text: string) => {
  await page.getByRole('textbox', { name: `Message to ${to}` }).fill(text)
  await page.keyboard.press('Enter')
}
const bubble = (page: Page, text: string) => page.locator('[data-message]').filter({ hasText: text })

test.describe('two people at once', () => {
  test.use({ role: 'user' })

  test('see messages without reload, the typing indicator and the receipts', async ({ page, browser }) => {
    const text = unique('Takes are up')
    const reply = unique('A gull')
    await page.goto(`apps/chat?with=${await numberOf('user', 'Léa Fontaine')}`)
    const lea = await openAs(browser, 'auth', `apps/chat?with=${await numberOf('auth', 'Nina Petrov')}`)
    await expect(lea.getByRole('textbox', { name: 'Message to Nina Petrov' })).toBeVisible()
    await write(page, 'Léa Fontaine', text)
    await expect(bubble(lea, text)).toBeVisible()
    await expect(bubble(page, text).locator('[data-mark=seen]')).toBeVisible()

    // The channel exists once both have sent a message; typing is sent on it.
    await expect(page.getByText('In this chat')).toBeVisible()
    await lea.getByRole('textbox', { name: 'Message to Nina Petrov' }).pressSequentially(reply, { delay: 60 })
    await expect(page.getByText('Léa Fontaine is typing…')).toBeVisible()
    await lea.keyboard.press('Enter')
    await expect(bubble(page, reply)).toBeVisible()
    await expect(page.getByText('Léa Fontaine is typing…')).toBeHidden()
    await lea.context().close()
  })

  test('see an unseen count for a closed chat, and seen receipts after it is opened', async ({
    page,
    browser,
  }) => {
    const text = unique('Elsewhere')
    const ada = await openAs(browser, 'admin', 'apps/manuscripts')
    await expect(ada.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`apps/chat?with=${await numberOf('user', 'Ada Okafor')}`)
    await write(page, 'Ada Okafor', text)
    // The pointer keeps the toast until its button is used.
    await ada.getByText(text).hover()
    await expect(bubble(page, text).locator('[data-mark=delivered]')).toBeVisible()
    await expect(ada.getByText(text)).toBeVisible()
    await ada.getByRole('button', { name: 'Open chat' }).click()
    await expect(bubble(ada, text)).toBeVisible()
    await expect(bubble(page, text).locator('[data-mark=seen]')).toBeVisible()
    await ada.context().close()
  })
})

test.describe('without a connection', () => {
  test.use({
    role: 'manager',
    allowConsole: OFFLINE_CONSOLE,
  })

  test('messages wait in the outbox and are sent once, in order', async ({ page, context }) => {
    const text = unique('From the train')
    await page.goto(`apps/chat?with=${await numberOf('manager', 'Léa Fontaine')}`)
    await expect(page.getByRole('textbox', { name: 'Message to Léa Fontaine' })).toBeVisible()
    await context.setOffline(true)
    await write(page, 'Léa Fontaine', text)
    await expect(bubble(page, text).locator('[data-mark=waiting]')).toBeVisible()
    await write(page, 'Léa Fontaine', `${text}, second`)
    await context.setOffline(false)
    await expect(page.locator('[data-mark=waiting]')).toHaveCount(0, { timeout: 30_000 })
    await page.reload()
    await expect(bubble(page, text)).toHaveCount(2)
    const [first, second] = await bubble(page, text).allTextContents()
    expect(first).not.toContain('second')
    expect(second).toContain('second')
  })

  test('messages in the outbox survive a reload, and are sent from any screen', async ({ page }) => {
    const text = unique('Later')
    const address = `apps/chat?with=${await numberOf('manager', 'Léa Fontaine')}`
    const refuse = (route: Route) => route.abort('connectionreset')
    const mend = await breakRequests(page, '**/api/apps/chat/chats/*', refuse, { method: 'POST' })
    await page.goto(address)
    await write(page, 'Léa Fontaine', text)
    await expect(bubble(page, text).locator('[data-mark=waiting]')).toBeVisible()
    await page.reload()
    await expect(bubble(page, text).locator('[data-mark=waiting]')).toBeVisible()
    mend()
    const sent = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().includes('/chat/chats/') && answer.ok(),
    )
    await page.goto('apps/manuscripts')
    await sent
    await page.goto(address)
    await expect(bubble(page, text)).toHaveCount(1)
    await expect(page.locator('[data-mark=waiting]')).toHaveCount(0)
  })

  test('a lost response creates no second message', async ({ page }) => {
    const text = unique('Once')
    let isLost = false
    await page.route('**/api/apps/chat/chats/*', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.goto(`apps/chat?with=${await numberOf('manager', 'Léa Fontaine')}`)
    await write(page, 'Léa Fontaine', text)
    await expect(bubble(page, text).locator('[data-mark=waiting]')).toHaveCount(0, { timeout: 30_000 })
    await page.reload()
    await expect(bubble(page, text)).toHaveCount(1)
  })
})

test.describe('one person', () => {
  test.use({ role: 'client' })

  test('a client finds the staff, reads their profile, and keeps a draft', async ({ page }) => {
    await page.goto('apps/chat')
    await expect(page.getByRole('heading', { name: 'Who would you like to talk to?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Search people' }).fill('nina')
    await expect(page.getByRole('link', { name: /Nina Petrov/ })).toHaveCount(1)
    await expect(page.getByRole('link', { name: /Marc Delorme/ })).toHaveCount(0)
    await page.getByRole('link', { name: /Nina Petrov/ }).click()
    await page.getByRole('textbox', { name: 'Message to Nina Petrov' }).fill('I was about to')
    await page.getByRole('button', { name: 'About Nina Petrov' }).click()
    await expect(page.getByRole('dialog')).toContainText('tea drinker')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Message to Nina Petrov' })).toHaveValue('I was about to')
    await page.getByRole('textbox', { name: 'Search people' }).fill('nobody of that name')
    await expect(page.getByRole('heading', { name: 'No matching records found' })).toBeVisible()
  })

  test('the profile text, status and notifications are stored; two-step verification is not available', async ({
    page,
  }) => {
    await page.goto('apps/chat')
    await page.getByRole('button', { name: 'My profile' }).click()
    const drawer = page.getByRole('dialog')
    const words = unique('Publisher')
    await drawer.getByRole('textbox', { name: 'About me' }).fill(words)
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await expect(drawer.getByRole('checkbox', { name: 'Two-step verification' })).toBeDisabled()
    await expect(drawer).toContainText('not available yet')
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/chat/profile'),
    )
    await drawer.getByText('Notifications', { exact: true }).click()
    await stored
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('button', { name: 'My profile' }).click()
    await expect(drawer.getByRole('textbox', { name: 'About me' })).toHaveValue(words)
    await expect(drawer.getByRole('checkbox', { name: 'Notifications' })).not.toBeChecked()
    await drawer.getByText('Notifications', { exact: true }).click()
    await expect(drawer.getByRole('checkbox', { name: 'Notifications' })).toBeChecked()
  })

  test('links in a message are clickable and markup is shown as text', async ({ page }) => {
    const text = `<img src=x onerror=alert(1)> ${unique('see')} https://example.org/a. javascript:alert(1)`
    const no = await numberOf('client', 'Nina Petrov')
    await callApi('user', 'POST', `/apps/chat/chats/${await numberOf('user', 'Tom Hale')}`, { message: text })
    await page.goto(`apps/chat?with=${no}`)
    const message = bubble(page, text)
    await expect(message.getByRole('link')).toHaveCount(1)
    await expect(message.getByRole('link')).toHaveAttribute('href', 'https://example.org/a')
    await expect(message.getByRole('link')).toHaveAttribute('rel', /noopener/)
    await expect(message.locator('img')).toHaveCount(0)
  })

  test('only visible contacts are rendered and requested', async ({ page }) => {
    const total = 100_000
    const asked = new Set<number>()
    await page.route('**/api/apps/chat/contacts?*', async (route) => {
      const search = new URL(route.request().url()).searchParams
      const number = Number(search.get('page') ?? 1)
      asked.add(number)
      const contacts = Array.from({ length: 50 }, (_, n) => {
        const id = 1_000_000 + (number - 1) * 50 + n
        const uid = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
        return {
          id,
          uid,
          fullName: `Person ${id}`,
          role: 'client',
          about: '',
          avatar: null,
          status: 'offline',
          company: null,
          affiliation: '',
        }
      })
      await route.fulfill({ json: { contacts, total } })
    })
    await page.goto('apps/chat')
    const list = page.getByRole('list', { name: 'Contacts' })
    await expect(list.getByRole('link', { name: /Person 1000000/ })).toBeVisible()
    const last = list.getByRole('link', { name: /Person 1099999/ })
    // Repeated, because a chat that another journey starts makes the list longer.
    await expect(async () => {
      await page.getByRole('navigation', { name: 'Chats and contacts' }).evaluate((side) => {
        side.scrollTop = side.scrollHeight
      })
      await expect(last).toBeVisible({ timeout: 2000 })
    }).toPass()
    expect(await list.getByRole('listitem').count()).toBeLessThan(60)
    expect(asked.size).toBeLessThan(6)
    await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '100000')
    await last.focus()
    await page.keyboard.press('ArrowUp')
    await expect(list.getByRole('link', { name: /Person 1099998/ })).toBeFocused()
    await expectAccessible(page)
  })

  test.describe('an invalid address', () => {
    test.use({ allowConsole: /404/ })

    test('shows no chat for the number of a person the caller may not see', async ({ page }) => {
      await page.goto('apps/chat?with=999999')
      await expect(page.getByRole('heading', { name: 'Person not found' })).toBeVisible()
    })
  })
})

test.describe('in French, on a phone', () => {
  test.use({ role: 'client', language: 'fr', theme: 'dark' })

  test('a contact is chosen, a message is sent, and back returns to the list @phone', async ({ page }) => {
    await page.goto('apps/chat')
    await page.getByRole('link', { name: /Léa Fontaine/ }).click()
    const field = page.getByRole('textbox', { name: 'Message à Léa Fontaine' })
    const text = unique('Bonjour')
    await field.fill(text)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(bubble(page, text)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Retour aux discussions' }).click()
    await expect(page.getByRole('link', { name: /Léa Fontaine/ })).toContainText(text)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
