import type { Page } from '@playwright/test'
import { expectSaveState, newScene, openEditor, paragraphs, sheet } from './support/editor-setup.ts'
import { delayRequests } from './support/network.ts'
import { expect, test } from './support/test.ts'
import { typeAtOnce } from './support/type-at-once.ts'

test.use({ as: 'auth' })

const selectWord = (page: Page, paragraph: number) =>
  sheet(page)
    .locator('p')
    .nth(paragraph)
    .dblclick({ position: { x: 12, y: 12 } })

for (const width of [1440, 768]) {
  test.describe(`at ${width} px`, { tag: width === 768 ? '@all' : [] }, () => {
    test.use({ viewport: { width, height: 900 } })

    test('notes are typed without a pause, each on the selected text, and the next click sets the cursor', async ({
      page,
      me,
    }) => {
      const scene = await newScene(me, paragraphs('Lamps are lit.', 'Ropes are wet.'))
      await openEditor(page, scene.path)
      for (const [paragraph, kind, key] of [
        [0, 'comment', 'm'],
        [1, 'footnote', 'f'],
      ] as const) {
        await selectWord(page, paragraph)
        await typeAtOnce(page, `About ${kind}`, { after: `ControlOrMeta+Alt+${key}` })
        await expect(page.getByLabel(`New ${kind}`)).toHaveValue(`About ${kind}`)
        await page.keyboard.press('ControlOrMeta+Enter')
        await expect(page.getByLabel(`New ${kind}`)).toBeHidden()
      }
      await expect(sheet(page).locator('[data-comment-id]')).toHaveText('Lamps')
      await expect(sheet(page).locator('[data-footnote-id]')).toHaveText('Ropes')
      expect((await scene.read()).text).toBe('Lamps are lit.\nRopes are wet.')
      await sheet(page)
        .locator('p')
        .nth(1)
        .click({ position: { x: 20, y: 12 } })
      await page.keyboard.press('End')
      await typeAtOnce(page, ' Again.')
      await expect(sheet(page)).toHaveText('Lamps are lit.Ropes are wet. Again.')
    })
  })
}

test('text typed while a note is saved, and after it, follows the marked text', async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('Lamps are lit.'))
  await openEditor(page, scene.path)
  await delayRequests(page, '**/comments', 600)
  await selectWord(page, 0)
  await typeAtOnce(page, 'Which?', { after: 'ControlOrMeta+Alt+m' })
  await typeAtOnce(page, ' here', { after: 'ControlOrMeta+Enter' })
  await expect(sheet(page).locator('[data-comment-id]')).toHaveText('Lamps')
  await typeAtOnce(page, ' now')
  await expect(sheet(page)).toHaveText('Lamps here now are lit.')
  expect((await scene.read()).comments).toMatchObject([{ body: 'Which?' }])
})

test('storing a note does not take the focus from another field', { tag: '@all' }, async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('Lamps are lit.'))
  await openEditor(page, scene.path)
  await delayRequests(page, '**/comments', 600)
  await selectWord(page, 0)
  await typeAtOnce(page, 'Which?', { after: 'ControlOrMeta+Alt+m' })
  await page.keyboard.press('ControlOrMeta+Enter')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.click()
  await expect(sheet(page).locator('[data-comment-id]')).toHaveText('Lamps')
  await expect(title).toBeFocused()
})

const cell = (text: string) => ({ type: 'tableCell' as const, content: paragraphs(text).content })
const table = {
  type: 'table' as const,
  content: [{ type: 'tableRow' as const, content: [cell('One'), cell('Two')] }],
}

test('a click below a final table writes after it; opening the item changes nothing', {
  tag: '@all',
}, async ({ page, me }) => {
  const scene = await newScene(me, { type: 'doc', content: [table] })
  const before = await scene.read()
  const text = await openEditor(page, scene.path)
  const box = await text.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) - 40)
  await expectSaveState(page, 'saved')
  expect((await scene.read()).revision).toBe(before.revision)
  await typeAtOnce(page, 'After the table.')
  await expect(text.locator(':scope > p')).toHaveText('After the table.')
  await expect(text.locator('td').first()).toHaveText('One')
  await expect.poll(async () => (await scene.read()).text).toBe('One\tTwo\nAfter the table.')
})

test('Ctrl+K creates a link in the text and opens the search elsewhere', { tag: '@all' }, async ({
  page,
  me,
}) => {
  const scene = await newScene(me, paragraphs('Lamps are lit.'))
  const text = await openEditor(page, scene.path)
  await selectWord(page, 0)
  await typeAtOnce(page, ['e', 'x', 'a', 'm', 'p', 'l', 'e', '.', 'o', 'r', 'g', 'Enter'], {
    after: 'ControlOrMeta+k',
  })
  await expect(text.locator('a')).toHaveAttribute('href', 'https://example.org')
  await expect(text).toHaveText('Lamps are lit.')
  await page.getByRole('textbox', { name: 'Synopsis' }).click()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})
