import { newScene, openEditor, paragraphs, sheet } from './support/editor-setup.ts'
import { opensBeside } from './support/opens-beside.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ as: 'auth', viewport: { width: 360, height: 740 }, hasTouch: true })

for (const language of ['en', 'fr'] as const) {
  test.describe(`on a phone, ${language}`, () => {
    test.use({ language })

    test('the toolbars hide while a person types', { tag: '@all' }, async ({ page, me }) => {
      const scene = await newScene(me)
      await page.goto(scene.path)
      await expect(page.locator('.editor-prose')).toBeVisible()
      const rows = page.locator('[data-editor-tools]')
      await expect.poll(async () => (await rows.boundingBox())?.height).toBeLessThanOrEqual(96)
    })
  })
}

test('opening the binder or the inspector focuses no field, so that no on-screen keyboard appears', {
  tag: '@all',
}, async ({ page, me }) => {
  const scene = await newScene(me)
  await openEditor(page, scene.path)
  for (const pane of ['binder', 'inspector']) {
    const opened = await opensBeside(page.getByRole('button', { name: `Show the ${pane}` }))
    const focused = page.locator('[role=dialog] :focus')
    await expect(focused).toHaveCount(1)
    await expect(focused).not.toHaveJSProperty('tagName', 'INPUT')
    await expect(focused).not.toHaveJSProperty('tagName', 'TEXTAREA')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
})

test('the field of a note is below the text, which stays visible (R-590)', { tag: '@all' }, async ({
  page,
  me,
}) => {
  const scene = await newScene(me, paragraphs('Lamps are lit.'))
  const text = await openEditor(page, scene.path)
  await text
    .locator('p')
    .first()
    .dblclick({ position: { x: 12, y: 12 } })
  await page.keyboard.press('ControlOrMeta+Alt+m')
  const field = page.getByLabel('New comment')
  await expect(field).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [note, words] = [await field.boundingBox(), await text.getByText('Lamps').boundingBox()]
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(note?.y ?? 0)
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(740)
  await expectAccessible(page)
  await field.fill('Which lamps?')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(field).toBeHidden()
  await expect(sheet(page).locator('[data-comment-id]')).toHaveText('Lamps')
})

test('a long press opens the sheet of an item with its title, without a contextmenu event', {
  tag: '@all',
}, async ({ page, me }) => {
  const scene = await newScene(me)
  await openEditor(page, scene.path)
  await page.getByRole('button', { name: 'Show the binder' }).click()
  const row = page.getByRole('treeitem', { name: /The lamp/ })
  const box = await row.boundingBox()
  await row.dispatchEvent('pointerdown', {
    pointerType: 'touch',
    pointerId: 7,
    isPrimary: true,
    clientX: (box?.x ?? 0) + 60,
    clientY: (box?.y ?? 0) + 12,
  })
  const actions = page.getByRole('dialog', { name: 'Actions' })
  await expect(actions).toBeVisible()
  await expect(actions).toContainText('The lamp')
  await expect(actions.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('a trashed item is marked in the editor and restored from there', { tag: '@all' }, async ({
  page,
  me,
}) => {
  const scene = await newScene(me)
  await scene.call('POST', `${scene.api}/trash`)
  await openEditor(page, scene.path)
  const notice = page.getByRole('alert').filter({ hasText: 'This item is in the trash.' })
  await notice.getByRole('button', { name: 'Restore' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(async () => (await scene.read()).inTrash).toBe(false)
})

for (const [type, heading, field] of [
  ['character', 'Character sheet', 'Role'],
  ['location', 'Location sheet', 'Type of location'],
] as const) {
  test(`a ${type} opens on its details, which are saved with the text`, { tag: '@all' }, async ({
    page,
    me,
  }) => {
    const scene = await newScene(me)
    const item = await scene.add({ type, title: 'Ines' })
    await page.goto(`manuscripts/${scene.manuscriptId}/items/${item.id}/edit`)
    const fields = page.getByRole('region', { name: heading })
    await expect(fields).toBeInViewport()
    await fields.getByLabel(field).fill('Keeper')
    await expect(sheet(page)).toBeVisible()
    const read = () =>
      scene.call<{ item: { details: object } }>('GET', `/manuscripts/${scene.manuscriptId}/items/${item.id}`)
    await expect.poll(async () => Object.values((await read()).item.details)).toContain('Keeper')
    await expectAccessible(page)
  })
}
