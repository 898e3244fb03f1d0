import type { Page } from '@playwright/test'
import {
  apiAs,
  expectDialogAccessible,
  expectSaveState,
  newScene,
  openEditor,
  paragraphs,
  shareInBrowser,
  sheet,
  writeAtEnd,
} from './support/editor-setup.ts'
import { breakRequests, OFFLINE_CONSOLE } from './support/network.ts'
import { pngFile } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

/** Saving fails as without a connection, until the returned function is called. */
const cutOff = (page: Page) =>
  breakRequests(page, '**/api/manuscripts/*/items/*', (route) => route.abort(), { method: 'PATCH' })

/** Presses "Try again" until the text is saved; the editor also tries by itself, which removes the button. */
const retryUntilSaved = (page: Page, read: () => Promise<{ text: string }>, text: string) =>
  expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click({ timeout: 2000 })
    await expect.poll(async () => (await read()).text, { timeout: 5000 }).toContain(text)
  }).toPass()

/** Kills a tab without its unload request, which could save the text. */
async function crash(page: Page): Promise<void> {
  const isGone = page.waitForEvent('crash')
  await Promise.all([isGone, page.goto('chrome://crash').catch(() => undefined)])
  await page.close()
}

test.describe('without a connection', () => {
  test.use({
    allowConsole: OFFLINE_CONSOLE,
  })

  test('the text is stored on the device, and sent when the connection is back', async ({ page }) => {
    const scene = await newScene()
    await openEditor(page, scene.path)
    const mend = await cutOff(page)
    await writeAtEnd(page, ' Offline words.')
    await expectSaveState(page, 'offline')
    await expect(page.getByText('Offline: stored on this device').first()).toBeVisible()
    mend()
    await retryUntilSaved(page, scene.read, 'Offline words.')
    await expectSaveState(page, 'saved')
  })

  test('a killed tab loses nothing: the next one restores the text and saves it', async ({
    page,
    context,
  }) => {
    const scene = await newScene()
    await openEditor(page, scene.path)
    await context.setOffline(true)
    await writeAtEnd(page, ' Last words of a tab.')
    await expectSaveState(page, 'offline')
    await crash(page)
    await context.setOffline(false)

    const next = await context.newPage()
    await openEditor(next, scene.path)
    await expect(sheet(next)).toContainText('Last words of a tab.')
    await expect(next.getByText('Unsaved changes from an earlier visit were restored.')).toBeVisible()
    await expect.poll(async () => (await scene.read()).text).toContain('Last words of a tab.')

    await next.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(async () => (await scene.read()).text).not.toContain('Last words of a tab.')
  })

  test('a draft of a changed item is not sent: the writer chooses', async ({ page, context }) => {
    const scene = await newScene()
    await openEditor(page, scene.path)
    await context.setOffline(true)
    await writeAtEnd(page, ' Mine.')
    await expectSaveState(page, 'offline')
    await crash(page)
    await context.setOffline(false)
    await scene.write({ content: paragraphs('Theirs now.') })

    const next = await context.newPage()
    await next.goto(scene.path)
    await expect(next.getByRole('dialog', { name: 'You changed this item on another device' })).toBeVisible()
    expect((await scene.read()).text).toBe('Theirs now.')
    await next.getByRole('button', { name: 'Keep saved version' }).click()
    await expect(sheet(next)).toHaveText('Theirs now.')
  })

  test('the unsaved text is there after opening another item and returning', async ({ page }) => {
    const scene = await newScene()
    const other = await scene.add({ type: 'scene', title: 'The tide' })
    await openEditor(page, scene.path)
    const mend = await cutOff(page)
    await writeAtEnd(page, ' Not yet sent.')
    await expectSaveState(page, 'offline')
    await page.keyboard.press('Alt+PageDown')
    await expect(page).toHaveURL(new RegExp(other.id))
    await expect(page.getByText('The last changes are not saved yet')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The tide')
    await page.keyboard.press('Alt+PageUp')
    await expect(sheet(page)).toContainText('Not yet sent.')
    mend()
    await retryUntilSaved(page, scene.read, 'Not yet sent.')
  })
})

test.describe('a conflict with a change elsewhere', () => {
  test.use({ allowConsole: /Failed to load resource.*409/ })

  /** A page with edits based on a state that another person has replaced, without the event. */
  async function inConflict(page: Page) {
    const scene = await newScene(paragraphs('The lamp is lit.'))
    await page.routeWebSocket(/realtime/, () => undefined)
    await openEditor(page, scene.path)
    // The automatic save waits for the change of the other person.
    let release = () => {}
    const changed = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**/api${scene.api}`, async (route) => {
      if (route.request().method() === 'PATCH') await changed
      await route.fallback()
    })
    await writeAtEnd(page, ' Mine.')
    await scene.write({ content: paragraphs('The lamp is lit. Theirs.') })
    release()
    await expect(page.getByRole('dialog', { name: 'You changed this item on another device' })).toBeVisible()
    expect((await scene.read()).text).toBe('The lamp is lit. Theirs.')
    return scene
  }

  test('shows both texts side by side, and keeping mine stores theirs as a revision', async ({ page }) => {
    const scene = await inConflict(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('region', { name: 'Your version, on this device' })).toContainText('Mine.')
    await expect(dialog.getByRole('region', { name: 'Saved version' })).toContainText('Theirs.')
    await expectDialogAccessible(page)
    await page.getByRole('button', { name: 'Keep my version' }).click()
    await expect.poll(async () => (await scene.read()).text).toBe('The lamp is lit. Mine.')
    const { revisions } = await scene.call<{ revisions: { kind: string }[] }>('GET', `${scene.api}/revisions`)
    expect(revisions.map(({ kind }) => kind)).toContain('conflict')
  })

  test('names the other person, and compares formatting and pictures', async ({ page }) => {
    const scene = await newScene(paragraphs('The lamp is lit.'))
    await shareInBrowser(scene.manuscriptId, 'editor')
    const other = await apiAs('manager')
    await page.routeWebSocket(/realtime/, () => undefined)
    const text = await openEditor(page, scene.path)
    await other('PATCH', scene.api, {
      revision: (await scene.read()).revision,
      content: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'The ' },
              { type: 'text', text: 'lamp', marks: [{ type: 'bold' }] },
              { type: 'text', text: ' is lit.' },
            ],
          },
        ],
      },
    })
    await text.click()
    await page.locator('input[type=file]').setInputFiles(pngFile('map.png'))
    const dialog = page.getByRole('dialog', { name: /\S changed this item$/ })
    await expect(dialog).toBeVisible()
    const theirs = dialog.getByRole('region', { name: /^Saved version by \S/ })
    await expect(theirs.locator('del strong')).toHaveText('lamp')
    await expect(
      dialog.getByRole('region', { name: 'Your version, on this device' }).locator('ins img'),
    ).toBeVisible()
    await expectDialogAccessible(page)
  })

  test('keeping both creates a document after this one', async ({ page }) => {
    const scene = await inConflict(page)
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(sheet(page)).toHaveText('The lamp is lit. Theirs.')
    const { items } = await scene.call<{ items: { title: string; id: string }[] }>(
      'GET',
      `/manuscripts/${scene.manuscriptId}/items`,
    )
    const copy = items.find(({ title }) => title === 'The lamp (my version)')
    expect(copy).toBeDefined()
    await expect(page.getByRole('tree').getByText('The lamp (my version)')).toBeVisible()
  })

  test('deciding later overwrites nothing and keeps storing the text', async ({ page }) => {
    const scene = await inConflict(page)
    // The dialog handles Escape from the moment it has the focus.
    await expect(page.locator('[role=dialog] :focus, [role=dialog]:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await writeAtEnd(page, ' And more.')
    await expectSaveState(page, 'conflict')
    expect((await scene.read()).text).toBe('The lamp is lit. Theirs.')
    await page.getByRole('button', { name: 'Compare and choose' }).first().click()
    await page.getByRole('button', { name: 'Keep my version' }).click()
    await expect.poll(async () => (await scene.read()).text).toBe('The lamp is lit. Mine. And more.')
  })
})

test('a change elsewhere appears in an unchanged text, and the cursor stays', async ({ page }) => {
  const scene = await newScene(paragraphs('First.', 'Second.'))
  const text = await openEditor(page, scene.path)
  await text.locator('p').first().click()
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await scene.write({ content: paragraphs('First.', 'Second, changed.') })
  await expect(text).toContainText('Second, changed.')
  await page.keyboard.type(' Here.')
  await expect(text.locator('p').first()).toHaveText('First. Here.')
  await expect.poll(async () => (await scene.read()).text).toBe('First. Here.\nSecond, changed.')
})

test.describe('when other fields were changed elsewhere', () => {
  // The event and the next save may arrive in any order.
  test.use({ allowConsole: /Failed to load resource.*409/ })
  test('they are merged while a person types', async ({ page }) => {
    const scene = await newScene()
    await openEditor(page, scene.path)
    await writeAtEnd(page, ' Mine.')
    await scene.write({ synopsis: 'Theirs' })
    await expect.poll(async () => (await scene.read()).text).toContain('Mine.')
    expect((await scene.read()).synopsis).toBe('Theirs')
    await expect(page.getByRole('textbox', { name: 'Synopsis' })).toHaveValue('Theirs')
  })

  test('a change right after the own save is shown', async ({ page }) => {
    const scene = await newScene()
    await openEditor(page, scene.path)
    await writeAtEnd(page, ' Mine.')
    await expectSaveState(page, 'saved')
    await scene.write({ synopsis: 'Theirs' })
    await expect(page.getByRole('textbox', { name: 'Synopsis' })).toHaveValue('Theirs')
  })
})

test('a change elsewhere during a composition is not overwritten', async ({ page, context }) => {
  const scene = await newScene(paragraphs('First.'))
  await openEditor(page, scene.path)
  await writeAtEnd(page, ' ')
  const input = await context.newCDPSession(page)
  const compose = (word: string) =>
    input.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    })
  await compose('か')
  await expect.poll(async () => (await scene.read()).text).toBe('First. か')
  await expectSaveState(page, 'saved')
  const fetched = page.waitForResponse(
    (response) => response.url().endsWith(scene.api) && response.request().method() === 'GET',
  )
  await scene.write({ content: paragraphs('Theirs.') })
  await fetched
  await compose('かぜ')
  await input.send('Input.insertText', { text: '風' })
  await expectSaveState(page, 'conflict')
  const mine = page.getByRole('dialog').getByRole('region', { name: 'Your version, on this device' })
  await expect(mine).toContainText('風')
  expect((await scene.read()).text).toBe('Theirs.')
})

test('two tabs of one item show a notice, and one shows what the other saves', async ({ page, context }) => {
  const scene = await newScene()
  await openEditor(page, scene.path)
  const second = await context.newPage()
  await openEditor(second, scene.path)
  await expect(page.getByText('This item is also open in another tab.')).toBeVisible()
  await writeAtEnd(second, ' From the second tab.')
  await expectSaveState(second, 'saved')
  await expect(sheet(page)).toContainText('From the second tab.')
  await second.close()
  await expect(page.getByText('This item is also open in another tab.')).toBeHidden()
})
