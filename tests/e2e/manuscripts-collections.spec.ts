import type { Page } from '@playwright/test'
import { type Caller, callApi, seedManuscript } from './support/api.ts'
import { followInApp } from './support/in-app.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, unique } from './support/test.ts'

test.use({ as: 'auth' })

const names = async (page: Page) =>
  (
    await page
      .getByRole('treeitem')
      .evaluateAll((rows) => rows.map((one) => one.getAttribute('aria-label') ?? ''))
  ).map((name) => name.split(',')[0])

/** A manuscript with a collection of two items in another order than the binder. */
async function makeCollected(
  me: Caller,
  title: string,
): Promise<{ id: string; chapter: string; scene: string }> {
  const [id, chapter, scene] = await seedManuscript(me, title)
  await callApi(me, 'POST', `/manuscripts/${id}/collections`, {
    name: 'To revise',
    itemIds: [scene, chapter],
  })
  return { id, chapter, scene }
}

test.describe('collections', () => {
  test('filter the binder to their items in their order, and the lists @mobile', async ({
    page,
    me,
  }, info) => {
    const { id } = await makeCollected(me, unique(`Collected ${info.project.name}`))
    await page.goto(`apps/manuscripts/${id}`)
    if (info.project.name === 'mobile') {
      await page.getByRole('button', { name: 'Show binder' }).click()
      // The tree has the focus, not the search field, so no on-screen keyboard appears.
      await expect(page.getByRole('tree')).toBeFocused()
    }
    const choice = page.getByRole('combobox', { name: 'Show a collection' })
    await choice.selectOption({ label: 'To revise' })
    await expect.poll(() => names(page)).toEqual(['Before the tide', 'The harbour'])
    await expectAccessible(page)
    await choice.selectOption({ label: 'Whole binder' })
    await expect(page.getByRole('treeitem', { name: /^Ines/ })).toBeVisible()

    await followInApp(page, `apps/manuscripts/scenes?manuscript=${id}`)
    await page.getByRole('combobox', { name: 'Filter by collection' }).selectOption({ label: 'To revise' })
    await expect(page.getByText('Before the tide').first()).toBeVisible()
    await expect(page).toHaveURL(/collection=/)
    await expect(page.getByText('Scene 1', { exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('add and remove items by menu', async ({ page, me }) => {
    const { id } = await makeCollected(me, unique('Collecting'))
    await page.goto(`apps/manuscripts/${id}`)
    const put = async () => {
      await page.getByRole('treeitem', { name: /^Ines/ }).click({ button: 'right' })
      await page.getByRole('menuitem', { name: 'Collections' }).click()
      await page.getByRole('menuitem', { name: 'To revise' }).click()
    }
    await put()
    const choice = page.getByRole('combobox', { name: 'Show a collection' })
    await choice.selectOption({ label: 'To revise' })
    await expect.poll(() => names(page)).toEqual(['Before the tide', 'The harbour', 'Ines'])
    await put()
    await expect.poll(() => names(page)).toEqual(['Before the tide', 'The harbour'])
  })
})

test.describe('lists', () => {
  test('of characters show the role and no empty columns, and filter by status', async ({ page, me }) => {
    const [id] = await seedManuscript(me, unique('Cast'))
    const { status } = await callApi<{ status: { id: string } }>(me, 'POST', `/manuscripts/${id}/statuses`, {
      name: 'Sketched',
    })
    await callApi(me, 'POST', `/manuscripts/${id}/items`, {
      type: 'character',
      title: 'Odile',
      details: { role: 'Lighthouse keeper' },
    })
    await page.goto(`apps/manuscripts/characters?manuscript=${id}`)
    const heads = async () =>
      (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.trim()).filter(Boolean)
    await expect(page.getByRole('cell', { name: 'Lighthouse keeper' })).toBeVisible()
    await expect.poll(heads).toEqual(['Title', 'Role', 'Changed', 'Actions'])

    await callApi(me, 'POST', `/manuscripts/${id}/items`, {
      type: 'character',
      title: 'Marec',
      statusId: status.id,
    })
    await page.reload()
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption({ label: 'Sketched' })
    await expect(page.getByRole('row', { name: /Marec/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Odile/ })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption({ label: 'No status' })
    await expect(page.getByRole('row', { name: /Odile/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Marec/ })).toHaveCount(0)
  })

  test('mark an opened item in the trash, and restore it', async ({ page, me }) => {
    const { id, scene } = await makeCollected(me, unique('Binned'))
    await callApi(me, 'POST', `/manuscripts/${id}/items/${scene}/trash`)
    await page.goto(`apps/manuscripts/${id}?item=${scene}`)
    await expect(page.getByText('This item is in the trash.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('This item is in the trash.')).toHaveCount(0)
  })
})
