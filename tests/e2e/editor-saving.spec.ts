import type { Page } from '@playwright/test'
import {
  expectSaveState,
  newScene,
  openEditor,
  paragraphs,
  sheet,
  writeAtEnd,
} from './support/editor-setup.ts'
import { breakRequests, OFFLINE_CONSOLE } from './support/network.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'auth' })

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

/** The bar of a conflict with a change by the same person. */
const SELF = /^You changed this item on another device/

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

  test('the text is stored on the device, and sent when the connection is back', async ({ page, me }) => {
    const scene = await newScene(me)
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
    me,
  }) => {
    const scene = await newScene(me)
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

  test('R-1021: a later visit saves what killed tabs left, and names a text that was changed since', async ({
    page,
    context,
    me,
  }) => {
    const scene = await newScene(me)
    const other = await newScene(me)
    await openEditor(page, scene.path)
    const second = await context.newPage()
    await openEditor(second, other.path)
    await context.setOffline(true)
    for (const tab of [page, second]) {
      await writeAtEnd(tab, ' Last words of a tab.')
      await expectSaveState(tab, 'offline')
      await crash(tab)
    }
    await context.setOffline(false)
    await other.write({ content: paragraphs('Theirs now.') })

    const next = await context.newPage()
    await next.goto('apps/manuscripts')
    await expect.poll(async () => (await scene.read()).text).toContain('Last words of a tab.')
    await expect(next.getByText(/^Unsaved changes from an earlier visit were saved/)).toBeVisible()
    await next.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(next.getByText(SELF)).toBeVisible()
    expect((await other.read()).text).toBe('Theirs now.')
  })

  test('a draft of a changed item is not sent: the writer chooses', async ({ page, context, me }) => {
    const scene = await newScene(me)
    await openEditor(page, scene.path)
    await context.setOffline(true)
    await writeAtEnd(page, ' Mine.')
    await expectSaveState(page, 'offline')
    await crash(page)
    await context.setOffline(false)
    await scene.write({ content: paragraphs('Theirs now.') })

    const next = await context.newPage()
    await next.goto(scene.path)
    await expect(next.getByText(SELF)).toBeVisible()
    expect((await scene.read()).text).toBe('Theirs now.')
    await next.getByRole('button', { name: 'Keep saved version' }).click()
    await expect(sheet(next)).toHaveText('Theirs now.')
  })

  test('the unsaved text is there after opening another item and returning', async ({ page, me }) => {
    const scene = await newScene(me)
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

test('a change elsewhere appears in an unchanged text, and the cursor stays', async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('First.', 'Second.'))
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
  test('they are merged while a person types', async ({ page, me }) => {
    const scene = await newScene(me)
    await openEditor(page, scene.path)
    await writeAtEnd(page, ' Mine.')
    await scene.write({ synopsis: 'Theirs' })
    await expect.poll(async () => (await scene.read()).text).toContain('Mine.')
    expect((await scene.read()).synopsis).toBe('Theirs')
    await expect(page.getByRole('textbox', { name: 'Synopsis' })).toHaveValue('Theirs')
  })

  test('a change right after the own save is shown', async ({ page, me }) => {
    const scene = await newScene(me)
    await openEditor(page, scene.path)
    await writeAtEnd(page, ' Mine.')
    await expectSaveState(page, 'saved')
    await scene.write({ synopsis: 'Theirs' })
    await expect(page.getByRole('textbox', { name: 'Synopsis' })).toHaveValue('Theirs')
  })
})

test.describe('while responses to saves are lost', () => {
  test.use({ allowConsole: OFFLINE_CONSOLE })

  test('typing goes on, and the stored text is what was typed, without a copy (R-507)', async ({
    page,
    me,
  }) => {
    const scene = await newScene(me, paragraphs('Start.'))
    await openEditor(page, scene.path)
    let lost = 0
    await page.route(`**/api${scene.api}`, async (route) => {
      if (route.request().method() !== 'PATCH' || lost === 2) return route.fallback()
      lost += 1
      await route.fetch()
      await route.abort()
    })
    const typed = ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen'
    await writeAtEnd(page, '')
    await page.keyboard.type(typed, { delay: 80 })
    await expect.poll(async () => (await scene.read()).text).toBe(`Start.${typed}`)
    await expect(sheet(page)).toHaveText(`Start.${typed}`)
    await expectSaveState(page, 'saved')
    expect(lost).toBe(2)
    const { items } = await scene.call<{ items: { title: string }[] }>(
      'GET',
      `/manuscripts/${scene.manuscriptId}/items`,
    )
    expect(items.filter(({ title }) => title.startsWith('The lamp'))).toHaveLength(1)
  })
})

test.describe('two tabs of one person', () => {
  test.use({ allowConsole: /Failed to load resource.*409/ })

  test('keep the words that both type (R-509)', async ({ page, context, me }) => {
    const scene = await newScene(me, paragraphs('Start.'))
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await openEditor(tab, scene.path)
      await writeAtEnd(tab, '')
    }
    const mine = 'one two three four five six seven eight nine ten'.split(' ')
    const others = 'alpha bravo charlie delta echo foxtrot golf hotel'.split(' ')
    await Promise.all([
      page.keyboard.type(` ${mine.join(' ')}`, { delay: 90 }),
      second.keyboard.type(` ${others.join(' ')}`, { delay: 110 }),
    ])
    for (const tab of [page, second]) await expectSaveState(tab, 'saved')
    const wordsOf = (text: string) => text.split(' ').slice(1)
    await expect.poll(async () => wordsOf((await scene.read()).text).length).toBe(mine.length + others.length)
    const words = wordsOf((await scene.read()).text)
    expect(words.filter((word) => mine.includes(word))).toEqual(mine)
    expect(words.filter((word) => others.includes(word))).toEqual(others)
  })
})

test('two tabs of one item show a notice, and one shows what the other saves', async ({
  page,
  context,
  me,
}) => {
  const scene = await newScene(me)
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
