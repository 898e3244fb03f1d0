import type { Page } from '@playwright/test'
import { expectSaveState, newScene, openEditor, paragraphs, sheet } from './support/editor-setup.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ as: 'auth' })

/** Selects the first word of the text with the mouse. */
async function selectFirstWord(page: Page) {
  await sheet(page)
    .locator('p')
    .first()
    .dblclick({ position: { x: 12, y: 12 } })
  await expect(page.getByText(/^1 of .* selected$/)).toBeVisible()
}

async function addNote(page: Page, kind: 'comment' | 'footnote', body: string) {
  await selectFirstWord(page)
  await page.keyboard.press(`ControlOrMeta+Alt+${kind === 'comment' ? 'm' : 'f'}`)
  await page.getByLabel(`New ${kind}`).fill(body)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('article').getByText(body).first()).toBeVisible()
}

test('a comment marks its text, is resolved and deleted', async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('Lamps are lit.'))
  await openEditor(page, scene.path)
  await addNote(page, 'comment', 'Which lamps?')
  await expect(sheet(page).locator('[data-comment-id]')).toHaveText('Lamps')
  await expectSaveState(page, 'saved')
  const stored = await scene.read()
  expect(stored.comments).toMatchObject([{ kind: 'comment', body: 'Which lamps?' }])
  expect(JSON.stringify(stored.content)).toContain(stored.comments[0]?.id ?? 'missing')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect.poll(async () => (await scene.read()).comments[0]?.resolvedAt).not.toBeNull()
  await page.getByText('Resolved 1').click()
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(sheet(page).locator('[data-comment-id]')).toHaveCount(0)
  await expect.poll(async () => (await scene.read()).comments).toEqual([])
  // The button of the deleted note is gone, so the text has the focus.
  await expect(sheet(page)).toBeFocused()
})

test('a footnote has a number and is edited beside the text', { tag: '@all' }, async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('Lamps are lit.'))
  await openEditor(page, scene.path)
  await addNote(page, 'footnote', 'Whale oil, mostly.')
  await expect(sheet(page).locator('[data-footnote-number="1"]')).toBeVisible()
  await expect(page.getByRole('article').getByText('Footnote 1')).toBeVisible()
  await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Footnote 1' }).fill('Whale oil until 1860.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await scene.read()).comments[0]?.body).toBe('Whale oil until 1860.')
})

test('a comment whose text was deleted is shown as detached', { tag: '@all' }, async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('Lamps are lit.'))
  await openEditor(page, scene.path)
  await addNote(page, 'comment', 'Which lamps?')
  // The text is marked after the comment was stored, which renders the selection again.
  await expect(sheet(page).locator('[data-comment-id]')).toHaveText('Lamps')
  await expectSaveState(page, 'saved')
  // By key, because a second double click right after the first is a triple click.
  await page.keyboard.press('Home')
  // One key, so that the editor has read the whole selection as soon as it counts one word.
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight')
  await expect(page.getByText(/^1 of .* selected$/)).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('tabpanel').getByText('Original text deleted')).toBeVisible()
})

test('synopsis, notes, target, keywords and the fields of the type are saved with the item', {
  tag: '@all',
}, async ({ page, me }) => {
  const scene = await newScene(me)
  const person = await scene.add({ type: 'character', title: 'Ines' })
  await openEditor(page, `manuscripts/${scene.manuscriptId}/items/${person.id}/edit`)
  await page.getByRole('textbox', { name: 'Synopsis' }).fill('Keeps the lamps.')
  await page.getByLabel('Word target').fill('1200')
  await page.getByLabel('Keywords').fill('harbour')
  await page.keyboard.press('Enter')
  await page.getByLabel('Role').fill('Keeper')
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Notes on this item' }).click()
  await page.keyboard.type('Ask about the winter.')
  await expect
    .poll(
      async () =>
        (await scene.call<{ item: object }>('GET', `${scene.api.replace(scene.id, person.id)}`)).item,
    )
    .toMatchObject({
      synopsis: 'Keeps the lamps.',
      target: 1200,
      keywords: ['harbour'],
      details: { role: 'Keeper' },
      notes: 'Ask about the winter.',
    })
})
