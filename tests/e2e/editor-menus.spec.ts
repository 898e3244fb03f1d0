import { newScene, openEditor, paragraphs } from './support/editor-setup.ts'
import { opensBeside } from './support/opens-beside.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'auth' })

const table = {
  type: 'doc' as const,
  content: [
    {
      type: 'table' as const,
      content: [
        {
          type: 'tableRow' as const,
          content: [{ type: 'tableCell' as const, content: [{ type: 'paragraph' as const }] }],
        },
      ],
    },
    ...paragraphs('The harbour lay quiet.').content,
  ],
}
const MENUS = ['Kind of paragraph', 'More formatting', 'Alignment', 'Insert', 'Table']

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the menus of the editor toolbar open beside their buttons: ${direction}`, { tag: '@all' }, async ({
    page,
    me,
    context,
    baseURL,
  }) => {
    const url = new URL('/', baseURL).href
    await context.addCookies([{ name: 'quillport-isAppRTL', value: String(direction === 'rtl'), url }])
    // Opens ten menus.
    test.slow()
    const scene = await newScene(me, table)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      const text = await openEditor(page, scene.path)
      await text.locator('td').first().click()
      for (const name of MENUS) {
        const menu = await opensBeside(page.getByRole('toolbar').getByRole('button', { name, exact: true }))
        await expect(menu.getByRole('menuitem').first()).toBeInViewport()
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
      }
    }
  })
}

for (const width of [360, 1440]) {
  test(`the dialogs of the editor open completely inside the window: ${width} px`, { tag: '@all' }, async ({
    page,
    me,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const scene = await newScene(me, paragraphs('The harbour lay quiet.'))
    await scene.call('POST', `${scene.api}/revisions`, { name: 'Before the storm' })
    const text = await openEditor(page, scene.path)
    const toolbar = page.getByRole('toolbar')
    const closes = async () => {
      await page.keyboard.press('Escape')
      await expect(page.locator('[role=dialog]')).toHaveCount(width < 1100 && isDrawerOpen ? 1 : 0)
    }
    let isDrawerOpen = false
    await text.locator('p').first().click()
    await opensBeside(toolbar.getByRole('button', { name: /^Link/ }))
    await closes()
    await opensBeside(toolbar.getByRole('button', { name: 'Insert', exact: true }))
    await opensBeside(page.getByRole('menuitem', { name: /^Link to an item/ }))
    await closes()
    if (width < 1100) {
      await opensBeside(page.getByRole('button', { name: 'Show the inspector' }))
      isDrawerOpen = true
    } else {
      await opensBeside(page.getByRole('button', { name: /^Keyboard shortcuts/ }))
      await closes()
    }
    await page.getByRole('tab', { name: 'Revisions' }).click()
    await opensBeside(page.getByRole('button', { name: /Before the storm/ }))
    await closes()
    await opensBeside(page.getByRole('tabpanel').getByRole('button').first())
  })
}

test('the menu of a selection opens below the first line, so that the title stays visible', {
  tag: '@all',
}, async ({ page, me }) => {
  const scene = await newScene(me, paragraphs('Harbour lamps.', 'Ropes are wet.', 'Nobody came.', 'Tide.'))
  const text = await openEditor(page, scene.path)
  const menu = page.getByRole('group', { name: 'For the selection' })
  /** The space between the menu and a paragraph above or below it; NaN while the menu is not drawn. */
  const gap = async (paragraph: number, side: 'above' | 'below') => {
    const [line, box] = await Promise.all([
      text.locator('p').nth(paragraph).boundingBox(),
      menu.boundingBox(),
    ])
    if (!line || !box) return Number.NaN
    return side === 'above' ? box.y - line.y - line.height : line.y - box.y - box.height
  }
  const select = (paragraph: number) =>
    text
      .locator('p')
      .nth(paragraph)
      .dblclick({ position: { x: 12, y: 12 } })
  await select(0)
  await expect(menu).toBeVisible()
  await expect.poll(() => gap(0, 'above')).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('ArrowRight')
  await expect(menu).toBeHidden()
  await select(3)
  await expect(menu).toBeVisible()
  await expect.poll(() => gap(3, 'below')).toBeGreaterThanOrEqual(0)
})
