import type { Locator, Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { followInApp } from './support/in-app.ts'
import { rowOf, sendMailTo } from './support/mail-setup.ts'
import { opensBeside } from './support/opens-beside.ts'
import { createProject } from './support/projects.ts'
import { expect, expectAccessible, test, unique } from './support/test.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]

/** Opens the card by mouse and by keyboard, and closes it with Escape, which returns the focus. */
async function opensCard(page: Page, name: Locator, content: RegExp): Promise<void> {
  for (const by of ['click', 'Enter'] as const) {
    const card = await opensBeside(name, { by })
    await expect(card).toContainText(content)
    if (by === 'Enter') await expectAccessible(page, { within: '[data-test-opened]' })
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(name).toBeFocused()
  }
}

test.describe('contact cards', () => {
  test.use({ as: 'manager' })
  // Each opens a card up to twelve times and checks it by axe.
  test.slow()

  test('open beside the names of a project at each width', { tag: '@all' }, async ({ page, cast }) => {
    const { company, client } = await cast({ company: true, client: true })
    const title = unique('Card request')
    const { id } = await createProject(client, title)
    await callApi(client, 'POST', `/projects/${id}/comments`, { id: crypto.randomUUID(), body: 'Hello' })
    await page.goto(`apps/projects/view/${id}`)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    const companyCard = page.getByRole('button', { name: company.name, exact: true })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.getByRole('tab').first().click()
      await opensCard(page, companyCard, /Active · \d+ (person|people) · \d+ open requests?/)
      const comment = page.locator('[id^=comment-]').filter({ hasText: 'Hello' })
      await opensCard(page, comment.getByRole('button').first(), new RegExp(client.email))
      await page.getByRole('tab', { name: 'History' }).click()
      const event = page
        .getByRole('listitem')
        .filter({ hasText: 'submitted the request' })
        .getByRole('button')
        .first()
      await opensCard(page, event, new RegExp(client.email))
    }
    await companyCard.click()
    // Managers read companies; the list of companies is an admin screen.
    await expect(page.getByRole('link', { name: 'View in companies' })).toHaveCount(0)
    await page.getByRole('link', { name: 'View requests' }).click()
    await expect(page).toHaveURL(/projects\/list\?.*company=/)
  })

  test('open beside the sender of a message and the name of a chat at each width', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const { company, client } = await cast({ company: true, client: true })
    const subject = unique('Card letter')
    await sendMailTo(client, me, { subject, html: '<p>Good morning</p>' })
    await page.goto('apps/email')
    await rowOf(page, subject).click()
    await expect(page.getByRole('article')).toContainText(company.name)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const sender = page.getByRole('article').getByRole('button', { name: /^Contact card of/ })
      await opensCard(page, sender, new RegExp(client.email))
    }
    await followInApp(page, `apps/chat?with=${client.id}`)
    const name = page.getByRole('heading', { level: 2 }).getByRole('button')
    await expect(name).toContainText(company.name)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await opensCard(page, name, new RegExp(client.email))
    }
  })
})
