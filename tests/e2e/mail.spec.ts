import { rowOf, sendMailTo } from './support/mail-setup.ts'
import { expect, test, unique } from './support/test.ts'

test.describe('hover buttons of a row', () => {
  test.use({ as: 'user' })

  test('a second fast click does not archive the next conversation', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const { auth } = await cast({ auth: true })
    const [first, second] = [unique('Second in the list'), unique('First in the list')]
    for (const subject of [first, second]) await sendMailTo(auth, me, { subject })
    await page.goto('apps/email')
    const row = rowOf(page, second)
    await row.hover()
    const button = row.getByRole('button', { name: 'Archive' })
    await button.click()
    await expect(row).toHaveCount(0)
    // The interval of a double click, with an unmoved pointer: the fixed wait is part of the test.
    await page.waitForTimeout(300)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForTimeout(900)
    await expect(rowOf(page, first)).toBeVisible()
    await expect(page).not.toHaveURL(/thread=/)
    // The row that moved under the unmoved pointer shows its buttons.
    await expect(rowOf(page, first).getByRole('button', { name: 'Archive' })).toBeVisible()
    // After a move of the pointer, its button archives.
    await rowOf(page, first).hover()
    await rowOf(page, first).getByRole('button', { name: 'Archive' }).click()
    await expect(rowOf(page, first)).toHaveCount(0)
  })
})
