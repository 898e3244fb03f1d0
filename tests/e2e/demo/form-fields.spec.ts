import type { Page } from '@playwright/test'
import { followInApp } from '../support/in-app.ts'
import { expect, test } from '../support/test.ts'
import { typeAtOnce } from '../support/type-at-once.ts'

test.use({ as: 'admin' })

const bench = (page: Page, id: string) => page.locator(`[data-example=${id}]`)

test('R-465, R-467, R-468, R-470: fields keep every key and are used by keyboard alone', {
  tag: '@all',
}, async ({ page }) => {
  // Shares its page between all fields.
  test.slow()
  await page.goto('./pages/test/autocomplete')
  const many = bench(page, 'five-hundred')
  const input = many.getByRole('combobox')
  await test.step('an autocomplete chooses what was typed at once', async () => {
    await input.click()
    await typeAtOnce(page, [...'sCéne 47', 'Enter'])
    await expect(input).toHaveValue('Scene 47')
    await expect(many).toContainText('Value: 47')
    await expect(page.getByRole('option')).toHaveCount(0)
  })
  await test.step('Escape and an outside click keep the choice', async () => {
    await input.fill('zzz')
    await expect(page.getByText('No option matches.').last()).toBeVisible()
    await input.press('Escape')
    await expect(input).toHaveValue('Scene 47')
    await input.fill('scene 9')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(input).toHaveValue('Scene 47')
  })
  await test.step('keys reach the last of 500 options, of which few are rendered', async () => {
    await input.press('ArrowDown')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await page.getByRole('option').count()).toBeLessThan(60)
    await input.press('End')
    await expect(page.getByRole('option', { name: 'Scene 500', exact: true })).toBeInViewport()
    await input.press('Enter')
    await expect(many).toContainText('Value: 500')
  })
  await test.step('a disabled option is passed over', async () => {
    const half = bench(page, 'disabled-options')
    await half.getByRole('combobox').focus()
    await typeAtOnce(page, ['ArrowDown', 'Enter'])
    await expect(half).toContainText('Value: 2')
  })
  await test.step('in a dialog, Escape closes the list before the dialog', async () => {
    await page.getByRole('button', { name: 'Open the dialog' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    // The next task is before the frame in which the list starts to watch for Escape.
    await dialog.getByRole('combobox').evaluate(async (input) => {
      const press = (key: string) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      press('ArrowDown')
      await new Promise((done) => setTimeout(done))
      press('Escape')
    })
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await followInApp(page, 'pages/test/combobox')
  await test.step('a combobox adds typed values, and a reset restores the first ones', async () => {
    const several = bench(page, 'several')
    await several.getByRole('combobox').click()
    await typeAtOnce(page, 'Prologue,scene 4,')
    await expect(several).toContainText('Value: Prologue, 4')
    const form = bench(page, 'reset-form')
    await form.getByRole('button', { name: 'Remove Scene 3' }).click()
    await form.getByRole('button', { name: 'Check' }).click()
    await expect(form.getByText('Choose at least one scene.')).toBeVisible()
    await form.getByRole('button', { name: 'Reset' }).click()
    await expect(form.getByRole('button', { name: 'Remove Scene 3' })).toBeVisible()
    await expect(form.getByText('Choose at least one scene.')).toHaveCount(0)
  })
  await followInApp(page, 'pages/test/select')
  await test.step('a select opens, chooses and closes by keys', async () => {
    const list = bench(page, 'five-hundred')
    await list.getByRole('combobox').focus()
    await typeAtOnce(page, ['Enter'])
    await expect(page.getByRole('option').first()).toBeVisible()
    await typeAtOnce(page, ['End', 'Enter'])
    await expect(list).toContainText('Value: 500')
    await typeAtOnce(page, ['Enter', 'Home', 'Escape'])
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(list).toContainText('Value: 500')
  })
  await followInApp(page, 'pages/test/textfield')
  await test.step('a mask keeps the digits that are typed at once', async () => {
    const form = bench(page, 'reset-form')
    await form.getByLabel('Code').fill('')
    await form.getByLabel('Code').click()
    await typeAtOnce(page, '98x7654')
    await expect(form.getByLabel('Code')).toHaveValue('98-76-54')
    await typeAtOnce(page, ['Enter'])
    await expect(form.getByRole('status')).toContainText('"code":"987654"')
    await form.getByRole('button', { name: 'Reset' }).click()
    await expect(form.getByLabel('Code')).toHaveValue('12-34-56')
  })
})
