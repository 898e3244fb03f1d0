import type { Locator, Page } from '@playwright/test'
import { followInApp } from './support/in-app.ts'
import { rowOf, sendMailTo } from './support/mail-setup.ts'
import { expect, expectAccessible, test, unique } from './support/test.ts'
import { TEXT_SPACING } from './support/text-spacing.ts'

test.use({ as: 'manager' })

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
  test('the density and the widths of the columns are kept over a reload', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const { client } = await cast({ client: true })
    await Promise.all(Array.from({ length: 16 }, () => sendMailTo(client, me, { subject: unique('Row') })))
    await page.goto('apps/email')
    await expect(rows(page).first()).toBeVisible()
    expect(await rowsInSight(page)).toBeLessThan(12)
    await page.getByRole('button', { name: 'Compact list' }).click()
    await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(12)
    await expectAccessible(page)
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
    await expect(rows(page).first()).toBeVisible()
    await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(12)
    await expect.poll(() => widthOf(folders)).toBe(176)
    await expect.poll(() => widthOf(list)).toBe(before + 60)
  })

  test('both columns collapse and expand', { tag: '@all' }, async ({ page, me, cast }) => {
    const { client } = await cast({ client: true })
    const subject = unique('Columns')
    await sendMailTo(client, me, { subject })
    await page.goto('apps/email')
    await separator(page, 'Resize folders').press('Enter')
    await expect(page.locator('#mail-folders')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Compose' })).toBeVisible()
    await rowOf(page, subject).getByRole('link').first().click()
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

test('the open row looks the same in mail and chat', { tag: '@all' }, async ({ page, me, cast }) => {
  const { client } = await cast({ client: true })
  const lookOf = (row: Locator) =>
    row.evaluate((element) => {
      const bar = getComputedStyle(element, '::before')
      return [getComputedStyle(element).backgroundColor, bar.backgroundColor, bar.width, bar.content]
    })
  const subject = unique('Open row')
  await sendMailTo(client, me, { subject })
  await page.goto('apps/email')
  await rowOf(page, subject).getByRole('link').first().click()
  const open = rows(page).filter({ has: page.locator('[aria-current=true]') })
  await expect(open).toBeVisible()
  // Away from the rows, which may move under the pointer.
  await page.mouse.move(0, 0)
  await expect.poll(async () => (await lookOf(open))[0]).not.toBe('rgba(0, 0, 0, 0)')
  const inMail = await lookOf(open)
  await followInApp(page, 'apps/chat')
  await page.locator('[data-row]').first().click()
  const openChat = page.locator('[data-row][aria-current=true]')
  await expect(openChat).toBeVisible()
  await page.mouse.move(0, 0)
  await expect.poll(() => lookOf(openChat)).toEqual(inMail)
})

test.describe('in French, with the text spacing of WCAG 1.4.12', () => {
  test.use({ role: 'client', language: 'fr' })

  test('the folders, their buttons and the title of the list fit', { tag: '@all' }, async ({ page }) => {
    await page.goto('apps/email')
    await page.addStyleTag({ content: TEXT_SPACING })
    const folders = page.locator('#mail-folders')
    await separator(page, 'Redimensionner les dossiers').press('Home')
    await expect.poll(() => widthOf(folders)).toBe(176)
    /** The texts that leave their button, link or heading, or are cut off; hidden ones are one pixel wide. */
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(':is(#mail-folders, [role=dialog]) :is(a, button), main h1')].flatMap(
          (frame) => {
            const range = document.createRange()
            const texts = document.createNodeIterator(frame, NodeFilter.SHOW_TEXT)
            const bad: (string | null)[] = []
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              const { parentElement } = text
              if (!parentElement || parentElement.clientWidth === 1) continue
              range.selectNodeContents(text)
              const [inner, outer] = [range.getBoundingClientRect(), frame.getBoundingClientRect()]
              const fits =
                inner.left >= outer.left && inner.right <= outer.right && inner.height <= outer.height + 2
              const isCut = [parentElement, frame].some(
                (one) =>
                  getComputedStyle(one).overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1,
              )
              if (isCut || !fits) bad.push(text.textContent)
            }
            return bad
          },
        ),
      )
    await expect.poll(cut).toEqual([])
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await page.getByRole('button', { name: 'Dossiers et libellés' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(cut, `at ${width} px`).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
})
