import type { Page } from '@playwright/test'
import {
  expectDialogAccessible,
  expectSaveState,
  newScene,
  openEditor,
  paragraphs,
  sheet,
  writeAtEnd,
} from './support/editor-setup.ts'
import { breakRequests } from './support/network.ts'
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
  await page.getByText('Show resolved').click()
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
  await expectSaveState(page, 'saved')
  // By key, because a second double click right after the first is a triple click.
  await page.keyboard.press('Home')
  for (const _ of 'Lamps') await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(/^1 of .* selected$/)).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('tabpanel').getByText('Original text deleted')).toBeVisible()
})

test('a second note is begun while the first one is saved, and both are stored', async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('Lamps are lit.', 'Tides are high.'))
  await openEditor(page, scene.path)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await breakRequests(page, '**/comments', async (route) => {
    await answered
    await route.fallback()
  })
  await selectFirstWord(page)
  await page.keyboard.press('ControlOrMeta+Alt+m')
  const field = page.getByLabel('New comment')
  await field.fill('Which lamps?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(sheet(page)).toBeFocused()
  await sheet(page)
    .locator('p')
    .last()
    .dblclick({ position: { x: 12, y: 12 } })
  await page.keyboard.press('ControlOrMeta+Alt+m')
  await expect(field).toHaveValue('Which lamps?')
  answer()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await page.keyboard.type('How high?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(sheet(page).locator('[data-comment-id]')).toHaveText(['Lamps', 'Tides'])
  await expect
    .poll(async () => (await scene.read()).comments.map(({ body }) => body).sort())
    .toEqual(['How high?', 'Which lamps?'])
})

test.describe('when a note cannot be stored', () => {
  test.use({ allowConsole: /Failed to load resource|ERR_FAILED/ })
  test('its text is kept', async ({ page, me }) => {
    const scene = await newScene(me, paragraphs('Lamps are lit.'))
    await openEditor(page, scene.path)
    const mend = await breakRequests(page, '**/comments', (route) => route.abort())
    await selectFirstWord(page)
    await page.keyboard.press('ControlOrMeta+Alt+m')
    await page.getByLabel('New comment').fill('Which lamps?')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText('The note could not be saved')).toBeVisible()
    await expect(page.getByLabel('New comment')).toHaveValue('Which lamps?')
    mend()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(async () => (await scene.read()).comments.length).toBe(1)
  })
})

test('a version is named, compared and restored, and the restore is undone', async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('The lamp is lit.'))
  const text = await openEditor(page, scene.path)
  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Alt+s')
  await page.getByLabel('Name').fill('Before the storm')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Version saved')).toBeVisible()
  await writeAtEnd(page, ' A storm comes.')
  await expectSaveState(page, 'saved')
  await page.getByRole('tab', { name: 'Revisions' }).click()
  await page.getByRole('button', { name: /Before the storm/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Before the storm' })
  await expect(dialog.locator('ins')).toContainText('A storm comes.')
  await expectDialogAccessible(page)
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  // The pointer keeps the toast while the text is saved.
  const undo = page.locator('[data-scope=toast]').getByRole('button', { name: 'Undo', exact: true })
  await undo.hover()
  await expect(sheet(page)).toHaveText('The lamp is lit.')
  await expect.poll(async () => (await scene.read()).text).toBe('The lamp is lit.')
  await undo.click()
  await expect.poll(async () => (await scene.read()).text).toBe('The lamp is lit. A storm comes.')
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
