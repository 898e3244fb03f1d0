import type { Locator } from '@playwright/test'
import { callApi, seedManuscript } from './support/api.ts'
import { openInApp } from './support/in-app.ts'
import { expect, test, unique } from './support/test.ts'

test.use({ role: 'auth' })

/** Presses a shortcut until its dialog opens: the shortcuts load after the first screen. */
const pressUntilOpen = (dialog: Locator, press: () => Promise<void>) =>
  expect(async () => {
    if (!(await dialog.isVisible())) await press()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()

test('the browser tab has the name of the open object, and of the screen elsewhere', async ({ page }) => {
  const title = unique('Salt roads')
  const [manuscript, , scene] = await seedManuscript('auth', title)
  await page.goto('apps/manuscripts')
  await expect(page).toHaveTitle('Manuscripts · Quillport')
  await openInApp(page, `apps/manuscripts/${manuscript}`)
  await expect(page).toHaveTitle(`${title} · Quillport`)
  await openInApp(page, `manuscripts/${manuscript}/items/${scene}/edit`)
  await expect(page).toHaveTitle('Before the tide · Quillport')
  await openInApp(page, 'apps/email')
  // Other journeys send mail to this account, so the title is compared with the API until both agree.
  await expect(async () => {
    const { inbox } = await callApi<{ inbox: number }>('auth', 'GET', '/mail/counts')
    expect(await page.title()).toBe(inbox > 0 ? `Inbox (${inbox}) · Quillport` : 'Inbox · Quillport')
  }).toPass()
})

test.describe('the list of shortcuts', () => {
  test.use({ role: 'admin' })

  test('opens with ? in a select and over a drawer, and ? types a question mark in a text field', async ({
    page,
  }) => {
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.goto('apps/manuscripts')
    const select = page.locator('main select').first()
    await expect(select).toBeVisible()
    await pressUntilOpen(list, () => select.press('?', { timeout: 2000 }))
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()

    await page.goto('apps/companies/list?new=1')
    const form = page.getByRole('dialog', { name: 'Add a company' })
    const title = form.getByRole('textbox').first()
    await title.press('?')
    await expect(title).toHaveValue('?')
    await expect(list).toHaveCount(0)
    await pressUntilOpen(list, () =>
      form.getByRole('button', { name: 'Close' }).press('?', { timeout: 2000 }),
    )
    // Clicked with the pointer, so the drawer is over the form.
    await list.getByRole('button', { name: 'Close' }).click()
    await expect(list).toBeHidden()
    await expect(title).toHaveValue('?')
  })
})
