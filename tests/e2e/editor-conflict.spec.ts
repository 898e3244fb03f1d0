import type { Page } from '@playwright/test'
import { type Caller, callApi } from './support/api.ts'
import {
  expectDialogAccessible,
  expectSaveState,
  newScene,
  openEditor,
  paragraphs,
  shareInBrowser,
  sheet,
  writeAtEnd,
} from './support/editor-setup.ts'
import { pngFile } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'auth' })

test.describe('a conflict with a change elsewhere', () => {
  test.use({ allowConsole: /Failed to load resource.*409/ })

  /** A page with edits based on a state that another person has replaced, without the event. */
  async function inConflict(page: Page, me: Caller) {
    const scene = await newScene(me, paragraphs('The lamp is lit.'))
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
    // Both replace the same word, which is not merged.
    await writeAtEnd(page, '')
    for (let letter = 0; letter < 'lit.'.length; letter++) await page.keyboard.press('Shift+ArrowLeft')
    // In one step: the save of a half typed word would be merged with the other change.
    await page.keyboard.insertText('mine.')
    await scene.write({ content: paragraphs('The lamp is theirs.') })
    release()
    await expect(page.getByText(/^You changed this item on another device/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await scene.read()).text).toBe('The lamp is theirs.')
    return scene
  }

  test('shows both texts side by side, and keeping mine stores theirs as a revision', async ({
    page,
    me,
  }) => {
    const scene = await inConflict(page, me)
    await page.getByRole('button', { name: 'Compare and choose' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'You changed this item on another device' })
    await expect(dialog.getByRole('region', { name: 'Your version, on this device' })).toContainText('mine.')
    await expect(dialog.getByRole('region', { name: 'Saved version' })).toContainText('theirs.')
    await expectDialogAccessible(page)
    await dialog.getByRole('button', { name: 'Keep my version' }).click()
    await expect.poll(async () => (await scene.read()).text).toBe('The lamp is mine.')
    const { revisions } = await scene.call<{ revisions: { kind: string }[] }>('GET', `${scene.api}/revisions`)
    expect(revisions.map(({ kind }) => kind)).toContain('conflict')
  })

  test('names the other person, and compares formatting and pictures', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const scene = await newScene(me, paragraphs('The lamp is lit.'))
    const { manager } = await cast({ manager: true })
    await shareInBrowser(me, manager, scene.manuscriptId, 'editor')
    await page.routeWebSocket(/realtime/, () => undefined)
    const text = await openEditor(page, scene.path)
    await callApi(manager, 'PATCH', scene.api, {
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
    await expect(page.getByText(`${manager.name} changed this item while you were writing`)).toBeVisible()
    await page.getByRole('button', { name: 'Compare and choose' }).first().click()
    const dialog = page.getByRole('dialog', { name: `${manager.name} changed this item` })
    await expect(dialog).toBeVisible()
    const theirs = dialog.getByRole('region', { name: new RegExp(`^Saved version by ${manager.name}`) })
    await expect(theirs.locator('del strong')).toHaveText('lamp')
    await expect(
      dialog.getByRole('region', { name: 'Your version, on this device' }).locator('ins img'),
    ).toBeVisible()
    await expectDialogAccessible(page)
  })

  test('takes no focus: typing goes on in the text, and a later choice keeps it (R-508)', {
    tag: '@all',
  }, async ({ page, me }) => {
    const scene = await inConflict(page, me)
    await page.keyboard.type(' And more.')
    await expect(sheet(page)).toHaveText('The lamp is mine. And more.')
    await expectSaveState(page, 'conflict')
    expect((await scene.read()).text).toBe('The lamp is theirs.')
    await page.getByRole('button', { name: 'Keep my version' }).click()
    await expect.poll(async () => (await scene.read()).text).toBe('The lamp is mine. And more.')
  })
})

test('a change elsewhere during a composition is not overwritten', async ({ page, context, me }) => {
  const scene = await newScene(me, paragraphs('First.'))
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
  await page.getByRole('button', { name: 'Compare and choose' }).first().click()
  const mine = page.getByRole('dialog').getByRole('region', { name: 'Your version, on this device' })
  await expect(mine).toContainText('風')
  expect((await scene.read()).text).toBe('Theirs.')
})
