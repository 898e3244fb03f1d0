import type { Page } from '@playwright/test'
import { newScene, openEditor, paragraphs, sheet } from './support/editor-setup.ts'
import { breakRequests } from './support/network.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ as: 'auth' })

const prose =
  'Ines counted the lamps twice before the tide came in, and then she counted them a third time because the harbour master had asked her to, and because there was nothing else to do while the rain went on falling over the pier. '.repeat(
    6,
  )
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const widthOf = async (page: Page) => (await navigation(page).boundingBox())?.width ?? 0

test('a line of text holds 60 to 66 characters, and the title shows its letters completely', {
  tag: '@all',
}, async ({ page, me }) => {
  const scene = await newScene(me, paragraphs(prose))
  await scene.write({ title: 'Gypsy query, jagged glyph' })
  const text = await openEditor(page, scene.path)
  const characters = () =>
    text
      .locator('p')
      .first()
      .evaluate((paragraph) => {
        const lines =
          paragraph.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(paragraph).lineHeight)
        return (paragraph.textContent ?? '').length / Math.round(lines)
      })
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      expect(await characters()).toBeGreaterThanOrEqual(59)
      expect(await characters()).toBeLessThanOrEqual(66)
    }, `at ${width} px`).toPass()
  }
  const cut = await page.getByRole('textbox', { name: 'Title', exact: true }).evaluate((field) => {
    const { font, paddingBlockEnd, lineHeight } = getComputedStyle(field)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.font = font
    const {
      fontBoundingBoxAscent: ascent,
      fontBoundingBoxDescent: descent,
      actualBoundingBoxDescent,
    } = context.measureText('gypqj')
    // The space below the baseline is the descent and half of the extra line height.
    const room =
      descent + (Number.parseFloat(lineHeight) - ascent - descent) / 2 + Number.parseFloat(paddingBlockEnd)
    return actualBoundingBoxDescent - room
  })
  expect(cut).toBeLessThanOrEqual(0)
})

test('a manuscript collapses the navigation, restores it on leaving and remembers that it was opened there', {
  tag: '@all',
}, async ({ page, me }) => {
  const scene = await newScene(me)
  await page.goto('apps/manuscripts')
  await expect.poll(() => widthOf(page)).toBe(256)
  await openEditor(page, scene.path)
  await expect.poll(() => widthOf(page)).toBe(68)
  await page.getByRole('navigation', { name: 'Location of this item' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/apps\/manuscripts/)
  await expect.poll(() => widthOf(page)).toBe(68)
  await navigation(page).getByRole('link', { name: 'Manuscripts', exact: true }).click()
  await expect.poll(() => widthOf(page)).toBe(256)
  await openEditor(page, scene.path)
  await expect(sheet(page)).toBeVisible()
  await navigation(page).getByRole('button').last().click()
  await expect.poll(() => widthOf(page)).toBe(256)
  await page.reload()
  await expect(sheet(page)).toBeVisible()
  await expect.poll(() => widthOf(page)).toBe(256)
})

/** Names of adjacent elements in the footer that overlap. */
const overlaps = (page: Page) =>
  page.locator('footer').evaluate((footer) => {
    const parts = [
      ...footer.querySelectorAll<HTMLElement>('[data-word-count], [data-save-state], button'),
    ].filter((part) => part.checkVisibility())
    const boxes = parts.map((part) => ({
      name: part.ariaLabel ?? part.textContent,
      box: part.getBoundingClientRect(),
    }))
    return boxes
      .filter(({ box }, index) => {
        const next = boxes[index + 1]
        return (next && box.right > next.box.left + 1) || box.right > innerWidth
      })
      .map(({ name }) => name)
  })

test.describe('the footer', () => {
  test.use({ language: 'fr', allowConsole: /Failed to load resource|ERR_FAILED/ })
  test('shows the saving state beside its buttons, never under them, at each width', { tag: '@all' }, async ({
    page,
    me,
  }) => {
    const scene = await newScene(me, paragraphs(prose))
    await scene.write({ target: 90_000 })
    await page.goto(scene.path)
    const text = page.locator('.editor-prose')
    await expect(text).toBeVisible()
    await breakRequests(page, '**/api/manuscripts/*/items/*', (route) => route.abort(), { method: 'PATCH' })
    await text.locator('p').first().click()
    await expect(text).toBeFocused()
    await page.keyboard.type('Encore ')
    await page.keyboard.press('ControlOrMeta+a')
    for (const width of [1440, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(page.locator('[data-save-state=offline]')).toBeVisible()
      await expect.poll(() => overlaps(page), { message: `at ${width} px` }).toEqual([])
    }
  })
})

for (const language of ['en', 'fr'] as const) {
  test.describe(`the tabs of the inspector, ${language}`, () => {
    test.use({ language })
    test('fit their panel with any count and have names', { tag: '@all' }, async ({ page, me }) => {
      const scene = await newScene(me)
      for (let index = 0; index < 12; index++)
        await scene.call('POST', `${scene.api}/comments`, {
          id: crypto.randomUUID(),
          kind: 'comment',
          body: `Note ${index}`,
        })
      await page.goto(scene.path)
      const list = page.locator('#editor-inspector [role=tablist]')
      await expect(list.getByRole('tab')).not.toHaveCount(0)
      for (const tab of await list.getByRole('tab').all()) {
        await tab.click()
        await expect(tab).not.toHaveAccessibleName('')
        await expect
          .poll(() => list.evaluate((element) => element.scrollWidth - element.clientWidth))
          .toBeLessThanOrEqual(0)
        const end = async () => {
          const box = await list.getByRole('tab').last().boundingBox()
          return (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)
        }
        await expect.poll(end).toBeLessThanOrEqual(1440)
      }
      await expectAccessible(page)
    })
  })
}
