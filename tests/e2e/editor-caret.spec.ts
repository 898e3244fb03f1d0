import type { Page } from '@playwright/test'
import type { Caller } from './support/api.ts'
import { expectSaveState, newScene, openEditor, paragraphs, sheet } from './support/editor-setup.ts'
import { delayRequests } from './support/network.ts'
import { expect, test } from './support/test.ts'
import { typeAtOnce } from './support/type-at-once.ts'

test.use({ as: 'auth' })

/** Words whose letters are shortcuts elsewhere: `g` and `h` open the dashboard, `z` undoes. */
const WORDS = 'the night came, zero ghosts'

async function twoScenes(me: Caller) {
  const lamp = await newScene(me, paragraphs('Lamps are lit.'))
  const rope = await lamp.add({ type: 'scene', title: 'The rope', content: paragraphs('Ropes are wet.') })
  return { lamp, rope }
}

const ways: [string, (page: Page) => Promise<void>][] = [
  ['a click in the binder', (page) => page.getByRole('treeitem', { name: 'The rope' }).click()],
  ['Alt+PageDown', (page) => page.keyboard.press('Alt+PageDown')],
]

for (const [way, open] of ways) {
  test(`words typed right after ${way} are in the opened text and none in the old one (R-518)`, async ({
    page,
    me,
  }) => {
    const { lamp, rope } = await twoScenes(me)
    await openEditor(page, lamp.path)
    await expect(sheet(page)).toBeFocused()
    await typeAtOnce(page, 'Now: ')
    await open(page)
    await typeAtOnce(page, WORDS)
    await expect(page).toHaveURL(new RegExp(rope.id))
    await expect(sheet(page)).toHaveText(`${WORDS}Ropes are wet.`)
    await expect.poll(async () => (await lamp.read()).text).toBe('Now: Lamps are lit.')
  })
}

test('words typed right after a click beside the overview, and after “Search the manuscript”, are kept (R-913, R-991)', async ({
  page,
  me,
}) => {
  const { lamp } = await twoScenes(me)
  await page.goto(`apps/manuscripts/${lamp.manuscriptId}?view=cards`)
  await page.getByRole('treeitem', { name: 'The rope' }).click()
  await typeAtOnce(page, WORDS)
  await expect(sheet(page)).toHaveText(`${WORDS}Ropes are wet.`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Search the manuscript' }).click()
  await typeAtOnce(page, 'lighthouse')
  await expect(page.getByRole('combobox', { name: 'Search terms' })).toHaveValue('lighthouse')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveText(`${WORDS}Ropes are wet.`)
})

test('a text opens with the caret where it was last (R-518)', async ({ page, me }) => {
  const { lamp } = await twoScenes(me)
  // The list of the items arrives after the text.
  await delayRequests(page, '**/api/manuscripts/*/items', 900)
  await openEditor(page, lamp.path)
  await page.keyboard.press('End')
  await page.keyboard.press('Alt+PageDown')
  await expect(sheet(page)).toHaveText('Ropes are wet.')
  await page.keyboard.press('Alt+PageUp')
  await expect(sheet(page)).toHaveText('Lamps are lit.')
  await typeAtOnce(page, ' Here.')
  await expect(sheet(page)).toHaveText('Lamps are lit. Here.')
})

test('menus and buttons of the editor give the focus back to the text (R-511, R-512)', {
  tag: '@all',
}, async ({ page, me }) => {
  const { lamp } = await twoScenes(me)
  await openEditor(page, lamp.path)
  await page.keyboard.press('End')
  await test.step('kind of paragraph', async () => {
    await page.getByRole('button', { name: 'Kind of paragraph' }).click()
    await page.getByRole('menuitem', { name: 'Heading 2' }).click()
    await typeAtOnce(page, ' one')
    await expect(sheet(page).locator('h2')).toHaveText('Lamps are lit. one')
  })
  await test.step('Insert and Escape', async () => {
    await page.getByRole('button', { name: 'Insert' }).click()
    await expect(page.getByRole('menu')).toBeFocused()
    await typeAtOnce(page, ['Escape', ...' two'])
    await expect(sheet(page)).toHaveText('Lamps are lit. one two')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('buttons of the panes', async () => {
    for (const name of ['Hide the inspector', 'Typewriter', 'Hide the binder']) {
      await page.getByRole('button', { name: new RegExp(name) }).click()
      await typeAtOnce(page, ' gh')
    }
    await expect(sheet(page)).toHaveText('Lamps are lit. one two gh gh gh')
  })
  await test.step('a click beside the page', async () => {
    const line = await sheet(page).locator('h2').boundingBox()
    const canvas = await page.locator('[data-editor-scroll]').boundingBox()
    await page.mouse.click((canvas?.x ?? 0) + 8, (line?.y ?? 0) + 8)
    await typeAtOnce(page, 'All ')
    await expect(sheet(page)).toHaveText('All Lamps are lit. one two gh gh gh')
  })
})

test('words typed right after the link dialog follow the link (R-511)', { tag: '@all' }, async ({
  page,
  me,
}) => {
  const { lamp } = await twoScenes(me)
  await openEditor(page, lamp.path)
  await sheet(page)
    .locator('p')
    .first()
    .dblclick({ position: { x: 12, y: 12 } })
  await typeAtOnce(page, [...'example.org', 'Enter', ...' now'], { after: 'ControlOrMeta+k' })
  await expect(sheet(page).locator('a')).toHaveText('Lamps')
  await expect(sheet(page)).toHaveText('Lamps now are lit.')
})

test('a new manuscript starts in its title and opens its first text, and one click in the list leads to it (R-517)', async ({
  page,
}) => {
  const title = `Harbour ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('apps/manuscripts/new')
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused()
  await delayRequests(page, '**/api/manuscripts', 600)
  await typeAtOnce(page, [...title, 'Enter', ...'First. '])
  await expect(sheet(page)).toHaveText('First. ')
  await expectSaveState(page, 'saved')
  await page.goto(`apps/manuscripts?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Continue writing “${title}”` }).click()
  await typeAtOnce(page, WORDS)
  await expect(sheet(page)).toHaveText(`First. ${WORDS}`)
})
