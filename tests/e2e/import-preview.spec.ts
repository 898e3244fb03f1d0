import type { Page } from '@playwright/test'
import { HARBOUR_ITEMS } from '../support/scrivener/harbour-items.ts'
import { longNovel } from '../support/scrivener/long-novel.ts'
import { sampleUuid, writeProject } from '../support/scrivener/write-project.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ as: 'auth' })

const project = (name: string) => ({
  name: `${name}.zip`,
  mimeType: 'application/zip',
  buffer: Buffer.from(
    writeProject({
      name,
      items: HARBOUR_ITEMS,
      templateFolder: sampleUuid(104),
      settings: `<Collections>
        <Collection Type="Arbitrary"><Title>To revise</Title><BinderUUIDs>${sampleUuid(103)},${sampleUuid(102)}</BinderUUIDs></Collection>
        <Collection Type="SavedSearch"><Title>Says tide</Title></Collection></Collections>`,
      extraFiles: [{ name: 'Files/user.lock', data: 'x' }],
    }),
  ),
})
const pick = (page: Page, file: ReturnType<typeof project>) =>
  page.getByTestId('archive-input').setInputFiles(file)

test.describe('the preview of an import', () => {
  test('branches are collapsed, selected as a whole, and given one type', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('apps/scrivener/import')
    await pick(page, project('Branches'))
    const scene = page.getByRole('checkbox', { name: 'Low tide' })
    await page.getByRole('button', { name: 'Contents of The harbour' }).click()
    await expect(scene).toHaveCount(0)
    await page.getByRole('button', { name: 'Expand all' }).click()
    await expect(scene).toBeVisible()
    await page.getByRole('button', { name: 'Select none' }).click()
    await expect(scene).not.toBeChecked()
    await expect(page.getByRole('button', { name: /^Import 0/ })).toBeDisabled()
    await page.getByRole('button', { name: 'Select all' }).click()
    await expect(scene).toBeChecked()
    await page.getByRole('combobox', { name: 'Type of The harbour' }).selectOption('branch:note')
    await expect(page.getByRole('combobox', { name: 'Type of Low tide' })).toHaveValue('note')
    await expect(page.getByRole('combobox', { name: 'Type of Person sheet' })).toHaveValue('character')
    await page.getByRole('combobox', { name: 'Type of Models' }).selectOption('branch:location')
    await expect(page.getByRole('combobox', { name: 'Type of Person sheet' })).toHaveValue('location')
  })

  test('refuses an empty title at its field', { tag: '@all' }, async ({ page }) => {
    await page.goto('apps/scrivener/import')
    await pick(page, project('Nameless'))
    const title = page.getByRole('textbox', { name: 'Manuscript title' })
    await title.fill('  ')
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText('Title is required')).toBeVisible()
    await expect(title).toBeFocused()
    await expectAccessible(page)
    await title.fill('Named')
    await expect(page.getByText('Title is required')).toHaveCount(0)
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText('“Named” is ready')).toBeVisible()
  })

  test('asks before cancelling, and closes the question when the import ends', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('apps/scrivener/import')
    await page.getByTestId('archive-input').setInputFiles({
      name: 'Ending.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(longNovel({ documents: 300, words: 300 })),
    })
    // The page reads the end of the import with its next request.
    let release = () => {}
    const asked = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/api\/imports\/[^/?]+$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      if ((await response.text()).includes('"completed"')) await asked
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText('Importing Ending.zip')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel import' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel the import of Ending.zip?' })
    await expect(question.getByRole('button', { name: 'Keep importing' })).toBeFocused()
    release()
    await expect(question).toHaveCount(0)
    await expect(page.getByText('“Long” is ready')).toBeVisible()
  })
})
