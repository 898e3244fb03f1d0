import type { Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { OFFLINE_CONSOLE } from './support/network.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, unique } from './support/test.ts'

const write = async (page: Page, to: string, text: string) => {
  await page.getByRole('textbox', { name: `Message to ${to}` }).fill(text)
  await page.keyboard.press('Enter')
}
const bubble = (page: Page, text: string) => page.locator('[data-message]').filter({ hasText: text })

test.describe('two people at once', () => {
  test.use({ as: 'user' })

  test('see messages without reload, the typing indicator and the receipts', async ({ page, me, cast }) => {
    const { auth } = await cast({ auth: true })
    const text = unique('Takes are up')
    const reply = unique('A gull')
    await page.goto(`apps/chat?with=${auth.no}`)
    const lea = await auth.open(`apps/chat?with=${me.no}`)
    await expect(lea.getByRole('textbox', { name: `Message to ${me.name}` })).toBeVisible()
    await write(page, auth.name, text)
    await expect(bubble(lea, text)).toBeVisible()
    await expect(bubble(page, text).locator('[data-mark=seen]')).toBeVisible()

    // The channel exists once both have sent a message; typing is sent on it.
    await expect(page.getByText('In this chat')).toBeVisible()
    await lea.getByRole('textbox', { name: `Message to ${me.name}` }).pressSequentially(reply, { delay: 60 })
    await expect(page.getByText(`${auth.name} is typing…`)).toBeVisible()
    await lea.keyboard.press('Enter')
    await expect(bubble(page, reply)).toBeVisible()
    await expect(page.getByText(`${auth.name} is typing…`)).toBeHidden()
  })

  test('see an unseen count for a closed chat, and seen receipts after it is opened', async ({
    page,
    cast,
  }) => {
    const { admin } = await cast({ admin: true })
    const text = unique('Elsewhere')
    const ada = await admin.open('apps/manuscripts')
    await expect(ada.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`apps/chat?with=${admin.no}`)
    await write(page, admin.name, text)
    // The pointer keeps the toast until its button is used.
    await ada.getByText(text).hover()
    await expect(bubble(page, text).locator('[data-mark=delivered]')).toBeVisible()
    await expect(ada.getByText(text)).toBeVisible()
    await ada.getByRole('button', { name: 'Open chat' }).click()
    await expect(bubble(ada, text)).toBeVisible()
    await expect(bubble(page, text).locator('[data-mark=seen]')).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({
    as: 'manager',
    allowConsole: OFFLINE_CONSOLE,
  })

  test('messages wait in the outbox and are sent once, in order', async ({ page, context, cast }) => {
    const { auth } = await cast({ auth: true })
    const text = unique('From the train')
    await page.goto(`apps/chat?with=${auth.no}`)
    await expect(page.getByRole('textbox', { name: `Message to ${auth.name}` })).toBeVisible()
    await context.setOffline(true)
    await write(page, auth.name, text)
    await expect(bubble(page, text).locator('[data-mark=waiting]')).toBeVisible()
    await write(page, auth.name, `${text}, second`)
    await context.setOffline(false)
    await expect(page.locator('[data-mark=waiting]')).toHaveCount(0)
    await page.reload()
    await expect(bubble(page, text)).toHaveCount(2)
    const [first, second] = await bubble(page, text).allTextContents()
    expect(first).not.toContain('second')
    expect(second).toContain('second')
  })
})

test.describe('one person', { tag: '@all' }, () => {
  test.use({ as: 'client' })

  test('a client finds the staff, reads their profile, and keeps a draft', async ({ page, cast }) => {
    const { manager, user } = await cast({ manager: true, user: true })
    await callApi(user, 'PATCH', '/apps/chat/profile', { about: 'Translator and tea drinker' })
    await page.goto('apps/chat')
    await expect(page.getByRole('heading', { name: 'Who would you like to talk to?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Search people' }).fill(user.name)
    await expect(page.getByRole('link', { name: new RegExp(user.name) })).toHaveCount(1)
    await expect(page.getByRole('link', { name: new RegExp(manager.name) })).toHaveCount(0)
    await page.getByRole('link', { name: new RegExp(user.name) }).click()
    await page.getByRole('textbox', { name: `Message to ${user.name}` }).fill('I was about to')
    await page.getByRole('button', { name: `About ${user.name}` }).click()
    await expect(page.getByRole('dialog')).toContainText('tea drinker')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('textbox', { name: `Message to ${user.name}` })).toHaveValue('I was about to')
    await page.getByRole('textbox', { name: 'Search people' }).fill('nobody of that name')
    await expect(page.getByRole('heading', { name: 'No matching records found' })).toBeVisible()
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
          as: 'client',
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
    await page.getByRole('navigation', { name: 'Chats and contacts' }).evaluate((side) => {
      side.scrollTop = side.scrollHeight
    })
    await expect(last).toBeVisible()
    expect(await list.getByRole('listitem').count()).toBeLessThan(60)
    expect(asked.size).toBeLessThan(6)
    await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '100000')
    await last.focus()
    await page.keyboard.press('ArrowUp')
    await expect(list.getByRole('link', { name: /Person 1099998/ })).toBeFocused()
    await expectAccessible(page)
  })
})

test.describe('in French, on a phone', { tag: '@all' }, () => {
  test.use({ as: 'client', language: 'fr', theme: 'dark' })

  test('a contact is chosen, a message is sent, and back returns to the list @phone', async ({
    page,
    cast,
  }) => {
    const { auth } = await cast({ auth: true })
    await page.goto('apps/chat')
    await page.getByRole('textbox', { name: 'Rechercher une personne' }).fill(auth.name)
    await page.getByRole('link', { name: new RegExp(auth.name) }).click()
    const field = page.getByRole('textbox', { name: `Message à ${auth.name}` })
    const text = unique('Bonjour')
    await field.fill(text)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(bubble(page, text)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Retour aux discussions' }).click()
    await expect(page.getByRole('link', { name: new RegExp(auth.name) })).toContainText(text)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
