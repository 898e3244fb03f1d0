import type { Locator, Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import type { Actor } from './support/cast.ts'
import { letterOf, messagesIn, rowOf, sendMailTo } from './support/mail-setup.ts'
import { delayRequests } from './support/network.ts'
import { expect, test, unique } from './support/test.ts'
import { typeAtOnce } from './support/type-at-once.ts'

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 900 },
  { width: 1440, height: 700 },
]
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const dueDate = (page: Page) => page.getByRole('textbox', { name: 'Due date' })

/** Fills a new message to a person. */
async function write(page: Page, to: Actor, subject: string): Promise<void> {
  await page.goto(`apps/email?compose=1&to=${to.id}`)
  await expect(page.getByRole('button', { name: `Remove ${to.name}` })).toBeVisible()
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('combobox', { name: 'Project' }).selectOption('none')
  await dueDate(page).fill('2030-01-15')
  await letterOf(page).fill('The lamps are counted')
}

/** The subjects in a person's inbox. */
const inboxOf = async (person: Actor) =>
  (
    await callApi<{ threads: { subject: string }[] }>(person, 'GET', '/mail/threads?itemsPerPage=50')
  ).threads.map(({ subject }) => subject)

test.describe('a message being sent', () => {
  test.use({ as: 'client' })

  test('R-522: is sent by the server when the tab closes at once', async ({ page, cast }) => {
    const { manager } = await cast({ manager: true })
    const subject = unique('Closed')
    await write(page, manager, subject)
    const held = page.waitForResponse((response) => response.url().endsWith('/mail/held'))
    await sendButton(page).click()
    await held
    await page.close()
    await expect.poll(() => inboxOf(manager)).toContain(subject)
  })
})

test.describe('keys typed at once', () => {
  test.use({ as: 'user' })

  test('R-520: after r and c they are text, and change no conversation', async ({ page, me, cast }) => {
    const { auth } = await cast({ auth: true })
    const subject = unique('At once')
    await sendMailTo(auth, me, { subject })
    await page.goto('apps/email')
    await delayRequests(page, '**/api/mail/threads/*', 400)
    await rowOf(page, subject).getByRole('link').focus()
    await typeAtOnce(page, 'sure, the usual #e', { after: 'r' })
    await expect(letterOf(page)).toHaveText('sure, the usual #e')
    await expect(page.getByRole('button', { name: new RegExp(`^Remove ${auth.name}`) })).toBeVisible()
    await expect(letterOf(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await typeAtOnce(page, 'fine')
    await rowOf(page, subject).getByRole('link').focus()
    await typeAtOnce(page, 'marc', { after: 'c' })
    await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('marc')
    await page.getByRole('button', { name: 'Compose' }).click()
    await typeAtOnce(page, 'ease')
    await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('ease')
    await expect(rowOf(page, subject)).toBeVisible()
    await expect(rowOf(page, subject).getByRole('button', { name: /^Remove star/ })).toHaveCount(0)
  })
})

test.describe('forwarding', () => {
  test.use({ as: 'manager' })
  test('from the list includes every message of the conversation', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const { client, user } = await cast({ client: true, user: true })
    const subject = unique('Whole')
    const [threadId] = await sendMailTo(client, me, { subject, html: '<p>First wave</p>' })
    await callApi(me, 'POST', '/mail/messages', {
      id: crypto.randomUUID(),
      threadId,
      to: [client.id],
      html: '<p>Second wave</p>',
    })
    await page.goto('apps/email')
    await rowOf(page, subject).click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Reply to all' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Forward' }).click()
    await expect(letterOf(page)).toContainText('First wave')
    await expect(letterOf(page)).toContainText('Second wave')
    await page.getByRole('combobox', { name: 'To', exact: true }).fill(user.name)
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(user.name) })
      .click()
    await sendButton(page).click()
    const forwarded = async () => {
      const { threads } = await callApi<{ threads: { threadId: string; subject: string }[] }>(
        user,
        'GET',
        '/mail/threads?itemsPerPage=50',
      )
      const thread = threads.find((one) => one.subject === `Fwd: ${subject}`)
      return thread ? messagesIn(user, thread.threadId) : []
    }
    await expect.poll(forwarded).toHaveLength(1)
    expect((await forwarded())[0]).toMatch(/First wave[\s\S]*Second wave|Second wave[\s\S]*First wave/)
  })
})

test.describe('at every size', () => {
  test.use({ as: 'client' })
  test('Send is visible in a new message, a reply and a long forward', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const { manager } = await cast({ manager: true })
    const inViewport = async (part: () => Locator) => {
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expect(part(), `at ${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 })
      }
    }
    await page.goto('apps/email?compose=1')
    await expect(letterOf(page)).toBeVisible()
    await inViewport(() => sendButton(page))
    await sendButton(page).click()
    await inViewport(() => page.getByRole('alert'))
    const [threadId] = await sendMailTo(manager, me, {
      subject: unique('Long'),
      html: '<p>A line</p>'.repeat(80),
    })
    for (const name of ['Reply', 'Forward']) {
      await page.goto(`apps/email?thread=${threadId}`)
      await page.getByRole('button', { name, exact: true }).last().click()
      await expect(letterOf(page)).toBeAttached()
      await inViewport(() => sendButton(page))
      await page.getByRole('button', { name: 'Discard draft' }).click()
    }
  })
})
