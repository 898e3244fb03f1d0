import type { Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { letterOf } from './support/mail-setup.ts'
import { expect, expectAccessible, test, unique } from './support/test.ts'

const bodyOf = (page: Page, text: string) =>
  page.locator('[data-conversation] [data-message-body]').getByText(text)
/** The positions of the first present person and of all controls and texts of the conversation. */
const edgesIn = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('main button, main h2, main section p, [data-room-here] > :first-child'),
    ].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.tagName, x, y, width, height].join(' ')
    }),
  )
const typing = (page: Page, name: string) => page.getByText(`${name} is typing…`)

test.describe('three people in one conversation', () => {
  test.use({ as: 'client' })

  test('see messages, receipts and typing indicators of each other without reload', async ({
    page,
    me,
    cast,
  }) => {
    // Three browsers load the app.
    test.slow()
    const { manager, user } = await cast({ manager: true, user: true })
    const subject = unique('Three')
    const { thread } = await callApi<{ thread: { threadId: string } }>(me, 'POST', '/mail/messages', {
      id: crypto.randomUUID(),
      to: [manager.id, user.id],
      subject,
      projectId: null,
      dueDate: '2030-01-15',
      html: '<p>Who counts the lamps?</p>',
    })
    const path = `apps/email?thread=${thread.threadId}`
    // The narrowest screen, until three people are here.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(bodyOf(page, 'Who counts the lamps?')).toBeVisible()
    const own = page.locator('[data-message]').first()
    await expect(own.getByRole('img', { name: 'Sent', exact: true })).toBeVisible()
    const marc = await manager.open(path)
    await expect(own.getByRole('img', { name: 'Read', exact: true })).toBeVisible()
    // on the narrowest screen a third person moves neither the second one nor anything else.
    const here = page.locator('[data-room-here]')
    await expect(here).toHaveAttribute('aria-label', `${manager.name} is viewing this conversation`)
    const before = await edgesIn(page)
    const nina = await user.open(path)
    await expect(here).toHaveAttribute('aria-label', / are viewing this conversation$/)
    expect((await edgesIn(page)).slice(0, before.length)).toEqual(before)
    await page.setViewportSize({ width: 1440, height: 900 })
    const all = [page, marc, nina]
    for (const one of all) {
      await expect(bodyOf(one, 'Who counts the lamps?')).toBeVisible()
      // The two others are present.
      await expect(one.locator('[data-room-here]')).toHaveAttribute('aria-label', /(,| and )/)
    }

    // One of them types: both others see who, and the author does not.
    await marc.getByRole('button', { name: 'Reply to all' }).last().click()
    await letterOf(marc).pressSequentially('She does', { delay: 30 })
    await expect(typing(page, manager.name)).toBeVisible()
    await expect(typing(nina, manager.name)).toBeVisible()
    await expect(typing(marc, manager.name)).toHaveCount(0)
    await letterOf(marc).press('Control+Enter')
    for (const one of all) await expect(bodyOf(one, 'She does')).toBeVisible()
    for (const one of [page, nina]) await expect(typing(one, manager.name)).toHaveCount(0)
    await expect(
      marc.locator('[data-message]').last().getByRole('img', { name: 'Read', exact: true }),
    ).toBeVisible()

    // Two type at once: the third sees both.
    for (const one of [page, nina]) await one.getByRole('button', { name: 'Reply to all' }).last().click()
    await Promise.all([
      letterOf(page).pressSequentially('Thank you both', { delay: 60 }),
      letterOf(nina).pressSequentially('All forty of them', { delay: 60 }),
    ])
    // An indicator ends some seconds after the last key, so both type until the third has seen it.
    await expect(async () => {
      for (const one of [page, nina]) await letterOf(one).press('!')
      const line = marc.getByText(/ are typing…$/)
      for (const { name } of [user, me]) await expect(line).toContainText(name, { timeout: 1000 })
    }).toPass()
    await letterOf(nina).press('Control+Enter')
    await letterOf(page).press('Control+Enter')
    for (const one of all) {
      await expect(bodyOf(one, 'All forty of them')).toBeVisible()
      await expect(bodyOf(one, 'Thank you both')).toBeVisible()
      await expect(one.locator('[data-message]')).toHaveCount(4)
    }
  })
})

test.describe('a message', () => {
  test.use({ as: 'client' })

  test('starts with the person in the address, whatever the order of the list', { tag: '@all' }, async ({
    page,
    cast,
  }) => {
    const { user } = await cast({ user: true })
    // The list of people is empty, and the person is fetched by id.
    await page.route(/\/api\/people\?(?!ids=)/, (route) => route.fulfill({ json: { people: [] } }))
    await page.goto(`apps/email?compose=1&to=${user.id}`)
    await expect(page.getByRole('button', { name: `Remove ${user.name}` })).toBeVisible()
    await expectAccessible(page)
  })
})
