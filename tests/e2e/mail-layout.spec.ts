import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ role: 'manager' })

const rows = (page: Page) => page.locator('[data-thread]')
const separator = (page: Page, name: string) => page.getByRole('separator', { name })
const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0

/** The number of rows that are completely inside the list. */
const rowsInSight = (page: Page) =>
  page.locator('[data-mail-scroll]').evaluate((frame) => {
    const { top, bottom } = frame.getBoundingClientRect()
    return [...frame.querySelectorAll('[data-thread]')].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.top >= top && box.bottom <= Math.min(bottom, innerHeight)
    }).length
  })

test.describe('at 1440 × 900', () => {
  test('the compact list shows at least twelve conversations, also after a reload', async ({ page }) => {
    await page.goto('apps/email')
    await expect(rows(page).first()).toBeVisible()
    expect(await rowsInSight(page)).toBeLessThan(12)
    await page.getByRole('button', { name: 'Compact list' }).click()
    await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(12)
    await expectAccessible(page)
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(12)
  })

  test('folder and list columns are resized by keyboard and pointer, and keep their width', async ({
    page,
  }) => {
    await page.goto('apps/email')
    const [folders, list] = [page.locator('#mail-folders'), page.locator('#mail-list')]
    await separator(page, 'Resize folders').press('ArrowRight')
    await expect.poll(() => widthOf(folders)).toBe(240)
    await separator(page, 'Resize folders').press('Home')
    await expect.poll(() => widthOf(folders)).toBe(176)
    const line = await separator(page, 'Resize list').boundingBox()
    const before = await widthOf(list)
    if (!line) throw new Error('The separator is not drawn.')
    await page.mouse.move(line.x + line.width / 2, line.y + 200)
    await page.mouse.down()
    await page.mouse.move(line.x + line.width / 2 + 60, line.y + 200)
    await page.mouse.up()
    await expect.poll(() => widthOf(list)).toBe(before + 60)
    await page.reload()
    await expect.poll(() => widthOf(folders)).toBe(176)
    await expect.poll(() => widthOf(list)).toBe(before + 60)
  })

  test('both columns collapse and expand', async ({ page }) => {
    await page.goto('apps/email')
    await separator(page, 'Resize folders').press('Enter')
    await expect(page.locator('#mail-folders')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Compose' })).toBeVisible()
    await rows(page).first().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Hide list' }).click()
    await expect(rows(page).first()).not.toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show list' })).toBeVisible()
    await expect(rows(page).first()).not.toBeVisible()
    await page.getByRole('button', { name: 'Show list' }).click()
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Show folders' }).click()
    await expect(page.locator('#mail-folders')).toBeVisible()
  })
})

test('the open row looks the same in mail and chat', async ({ page }) => {
  const lookOf = (row: Locator) =>
    row.evaluate((element) => {
      const bar = getComputedStyle(element, '::before')
      return [getComputedStyle(element).backgroundColor, bar.backgroundColor, bar.width, bar.content]
    })
  await page.goto('apps/email')
  await rows(page).first().getByRole('link').first().click()
  await expect(page.locator('[aria-current=true]').first()).toBeVisible()
  const inMail = await lookOf(rows(page).first())
  await page.goto('apps/chat')
  await page.locator('[data-row]').first().click()
  await expect(page.locator('[data-row][aria-current=true]')).toBeVisible()
  expect(await lookOf(page.locator('[data-row][aria-current=true]'))).toEqual(inMail)
  expect(inMail[0]).not.toBe('rgba(0, 0, 0, 0)')
})
