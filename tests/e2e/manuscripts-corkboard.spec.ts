import type { Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { newScene, sheet } from './support/editor-setup.ts'
import { expect, test, unique } from './support/test.ts'

test.use({ as: 'auth' })

const card = (page: Page, title: string) => page.locator('li[data-card]').filter({ hasText: title })
const titles = (page: Page) => page.locator('li[data-card] [data-open]').allTextContents()

test('cards are moved by drag and drop, and Escape ends a drag (R-840)', async ({ page }) => {
  await page.goto('apps/manuscripts/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(unique('Corkboard'))
  await page.getByRole('button', { name: 'Create manuscript' }).click()
  await expect(sheet(page)).toBeVisible()
  const [, id] = /manuscripts\/([^/]+)\/items/.exec(page.url()) ?? []
  await page.goto(`apps/manuscripts/${id}?view=cards`)
  await expect(page.locator('li[data-card]').nth(2)).toBeVisible()
  const before = await titles(page)
  const others = before.filter((title) => title !== before[0] && title !== before[1])
  const [first = '', second = ''] = before
  const box = async (title: string) => {
    const found = await card(page, title).boundingBox()
    if (!found) throw new Error(`The card ${title} is not shown`)
    return found
  }
  const dragFirst = async () => {
    const from = await box(first)
    const to = await box(second)
    await page.mouse.move(from.x + 40, from.y + from.height - 20)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width - 12, to.y + to.height / 2, { steps: 6 })
    await expect(card(page, second)).toHaveAttribute('data-spot', 'after')
  }
  await dragFirst()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(card(page, second)).not.toHaveAttribute('data-spot')
  expect(await titles(page)).toEqual(before)
  const stored = page.waitForResponse((response) => response.url().endsWith('/move') && response.ok())
  await dragFirst()
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual([second, first, ...others])
  await stored
  await page.reload()
  await expect.poll(() => titles(page)).toEqual([second, first, ...others])
})

test('a card dropped on a group gets its label or moves into its folder (R-889, R-908)', async ({
  page,
  me,
}) => {
  const { manuscriptId: id, add } = await newScene(me)
  await callApi(me, 'POST', `/manuscripts/${id}/labels`, { name: 'Storm', colour: null })
  await add({ type: 'folder', title: 'Part one' })
  await page.goto(`apps/manuscripts/${id}?view=cards`)
  const arrange = (name: string) => page.getByRole('combobox', { name: 'Arrange cards' }).selectOption(name)
  const group = (name: string) => page.getByRole('region', { name, exact: true })
  const dropOn = async (name: string) => {
    const from = await card(page, 'The lamp').boundingBox()
    const to = await group(name).boundingBox()
    if (!from || !to) throw new Error(`The lamp and ${name} are not both shown`)
    await page.mouse.move(from.x + 40, from.y + from.height - 20)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 6 })
    await expect(group(name)).toHaveAttribute('data-target')
    await page.mouse.up()
    await expect(group(name).getByRole('button', { name: 'The lamp', exact: true })).toBeVisible()
  }
  await arrange('By label')
  await dropOn('Storm')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(group('No label').getByRole('button', { name: 'The lamp', exact: true })).toBeVisible()
  await arrange('Nested')
  const stored = page.waitForResponse((response) => response.url().endsWith('/move') && response.ok())
  await dropOn('Part one')
  await stored
})
