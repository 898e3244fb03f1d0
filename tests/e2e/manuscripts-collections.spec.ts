import type { Page } from '@playwright/test'
import { type Caller, callApi, seedManuscript } from './support/api.ts'
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
  test(
    'filter the binder to their items in their order @mobile',
    { tag: '@all' },
    async ({ page, me }, info) => {
      const { id } = await makeCollected(me, unique(`Collected ${info.project.name}`))
      await page.goto(`apps/manuscripts/${id}?view=cards`)
      if (info.project.name === 'mobile') {
        await page.getByRole('button', { name: 'Show the binder' }).click()
        // The tree has the focus, not the search field, so no on-screen keyboard appears.
        await expect(page.getByRole('tree')).toBeFocused()
      }
      const choice = page.getByRole('combobox', { name: 'Show a collection' })
      await choice.selectOption({ label: 'To revise' })
      await expect.poll(() => names(page)).toEqual(['Before the tide', 'The harbour'])
      await expectAccessible(page)
      await choice.selectOption({ label: 'Whole binder' })
      await expect(page.getByRole('treeitem', { name: /^Ines/ })).toBeVisible()

      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  )
})
