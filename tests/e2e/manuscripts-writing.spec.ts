import { callApi, seedManuscript } from './support/api.ts'
import { expect, test, unique } from './support/test.ts'

test.use({ as: 'auth' })

test('several texts are written as one, each saved to its own item (R-890, R-891)', async ({ page, me }) => {
  const [manuscript, , first] = await seedManuscript(me, unique('Flow'))
  const items = `/manuscripts/${manuscript}/items`
  const add = async (title: string, content: unknown) =>
    (await callApi<{ item: { id: string } }>(me, 'POST', items, { type: 'scene', title, content })).item.id
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const second = await add('The ebb', { type: 'doc', content: [paragraph('The water fell.')] })
  const empty = await add('The flood', null)
  const textOf = async (id: string) =>
    (await callApi<{ item: { text: string } }>(me, 'GET', `${items}/${id}`)).item.text
  const before = await textOf(first)

  await page.goto(`apps/manuscripts/${manuscript}?view=read`)
  // The keys follow the click at once, and the caret is where it was clicked.
  await page.getByText('The water fell.').click({ position: { x: 2, y: 12 } })
  await page.keyboard.type('Slowly. ')
  await expect(page.getByRole('textbox', { name: 'The ebb' })).toHaveText('Slowly. The water fell.')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('It rose again.')
  await expect(page.getByRole('textbox', { name: 'The flood' })).toHaveText('It rose again.')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' And above.')
  await expect.poll(() => textOf(first)).toBe(`${before} And above.`)
  await expect.poll(() => textOf(second)).toBe('Slowly. The water fell.')
  await expect.poll(() => textOf(empty)).toBe('It rose again.')

  // The arrow keys choose in the slash menu of the last line and do not leave the text.
  await page.getByText('Slowly. The water fell.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/list')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Salt')
  await expect(page.getByRole('textbox', { name: 'The ebb' }).locator('ol li')).toHaveText('Salt')
  await expect.poll(() => textOf(second)).toContain('Salt')

  await page.reload()
  await expect(page.getByText('Slowly. The water fell.')).toBeVisible()
  await expect(page.getByText('It rose again.')).toBeVisible()

  await page.getByRole('treeitem', { name: /^The flood/ }).click()
  await page.getByText('It rose again.').click({ position: { x: 2, y: 12 } })
  await page.keyboard.type('Then ')
  await expect.poll(() => textOf(empty)).toBe('Then It rose again.')
})
