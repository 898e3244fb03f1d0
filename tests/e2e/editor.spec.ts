import {
  expectSaveState,
  newScene,
  openEditor,
  paragraphs,
  sheet,
  writeAtEnd,
} from './support/editor-setup.ts'
import { pngFile } from './support/pictures.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ as: 'auth' })

test('text is saved automatically, and the binder shows the new title @mobile', async ({ page, me }) => {
  const scene = await newScene(me)
  await openEditor(page, scene.path)
  await writeAtEnd(page, ' Then a bell.')
  await expect.poll(async () => (await scene.read()).text).toContain('Nobody had come. Then a bell.')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The bell')
  await expect.poll(async () => (await scene.read()).title).toBe('The bell')
  await expectSaveState(page, 'saved')
  await expectNoSidewaysScroll(page)
  // The footer shows the state, so a save by key is announced without a toast.
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('main').getByRole('status').getByText('All changes saved')).toBeAttached()
})

test('the word count follows typing and selection', { tag: '@all' }, async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('One two three.'))
  await openEditor(page, scene.path)
  await expect(page.getByText('3 words', { exact: true })).toBeVisible()
  await writeAtEnd(page, ' Four five.')
  await expect(page.getByText('5 words', { exact: true })).toBeVisible()
  await expect(page.getByText('+2 this session')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByText('5 of 5 words selected')).toBeVisible()
})

test('shortcuts, typed marks and the toolbar create the same document', async ({ page, me }) => {
  const scene = await newScene(me, null)
  const text = await openEditor(page, scene.path)
  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.type('# A heading')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- salt')
  await page.keyboard.press('Enter')
  await page.keyboard.type('rope')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('strong')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' and ==marked==, see https://example.org ')
  await page.getByRole('button', { name: 'Insert' }).click()
  await page.getByRole('menuitem', { name: 'Insert a table' }).click()
  await expect(text.locator('h1')).toHaveText('A heading')
  await expect(text.locator('ul li')).toHaveText(['salt', 'rope'])
  await expect(text.locator('strong')).toHaveText('strong')
  await expect(text.locator('mark')).toHaveText('marked')
  await expect(text.locator('a')).toHaveAttribute('href', 'https://example.org')
  await expect(text.locator('table tr')).toHaveCount(3)
  await expect
    .poll(async () => (await scene.read()).content?.content.map(({ type }) => type))
    .toEqual(expect.arrayContaining(['heading', 'bulletList', 'paragraph', 'table']))
})

test('the toolbar is one Tab stop with arrow keys', { tag: '@all' }, async ({ page, me }) => {
  const scene = await newScene(me)
  const text = await openEditor(page, scene.path)
  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.press('Alt+F10')
  const focused = page.getByRole('toolbar').locator(':focus')
  await expect(focused).toHaveAttribute('aria-label', /./)
  const first = (await focused.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(focused).not.toHaveAttribute('aria-label', first)
  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('aria-label', 'Find in the text')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect(focused).toHaveCount(0)
})

test('a picture is stored with the manuscript, shown by a signed URL, and has a description', async ({
  page,
  me,
}) => {
  const scene = await newScene(me)
  const text = await openEditor(page, scene.path)
  await text.click()
  await page.locator('input[type=file]').setInputFiles(pngFile('map.png'))
  await expect(text.locator('[data-picture=shown] img')).toHaveAttribute('src', /token=/)
  await text.locator('[data-picture] img').click()
  await page.getByLabel('Description').fill('A map of the harbour')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await expect
    .poll(async () => JSON.stringify((await scene.read()).content))
    .toContain('A map of the harbour')

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'trap.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('trap.svg was not added')).toBeVisible()
})

test('find moves between matches and replaces all', { tag: '@all' }, async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('The lamp and the Lamp.', 'No lamp.'))
  const text = await openEditor(page, scene.path)
  await text.click()
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+h')
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('lamp')
  await expect(page.getByText('of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Match case' }).click()
  await expect(page.getByText('of 2')).toBeVisible()
  await page.getByRole('textbox', { name: 'Replace with' }).fill('light')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(text).toContainText('The light and the Lamp.')
  await expect(text).toContainText('No light.')
  // Ctrl+Z needs no click before.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toContainText('The lamp and the Lamp.')
  await page.getByRole('button', { name: 'Match case' }).click()
  await page.getByRole('button', { name: 'Keep case' }).click()
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(text).toContainText('The light and the Light.')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
})

test('focus mode hides the panels and Escape shows them', { tag: '@all' }, async ({ page, me }) => {
  const scene = await newScene(me)
  await openEditor(page, scene.path)
  await writeAtEnd(page, ' More.')
  await page.keyboard.press('ControlOrMeta+Alt+Enter')
  await expect(page.getByRole('toolbar')).toBeHidden()
  await expect(page.getByRole('tree')).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(sheet(page)).toBeFocused()
})

test('the panels keep their state, and keys open the next and previous item', { tag: '@all' }, async ({
  page,
  me,
}) => {
  const scene = await newScene(me)
  const next = await scene.add({ type: 'scene', title: 'The tide' })
  await openEditor(page, scene.path)
  // The keys know the neighbours when the binder shows them.
  const neighbour = page.getByRole('treeitem', { name: /^The tide/ })
  await expect(neighbour).toBeVisible()
  await page.getByRole('button', { name: 'Hide the inspector' }).click()
  await sheet(page).click()
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('Alt+PageDown')
  await expect(page).toHaveURL(new RegExp(next.id))
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The tide')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show the inspector' })).toBeVisible()
  await expect(neighbour).toBeVisible()
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Alt+PageUp')
  await expect(page).toHaveURL(new RegExp(scene.id))
})
