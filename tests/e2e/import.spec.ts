import { writeProject } from '../support/scrivener/write-project.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const archive = (name: string) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(writeProject({ name: name.replace(/\.zip$/, '') })),
})

test.describe('bringing in a Scrivener project', () => {
  test('a writer drops an archive, sees what it holds, imports it and reads it @mobile', async ({ page }, {
    project,
  }) => {
    const name = `Le sel ${project.name}`
    await page.goto('apps/scrivener/import')
    await expectAccessible(page)
    await page.getByTestId('archive-input').setInputFiles(archive(`${name}.zip`))
    await expect(page.getByRole('textbox', { name: 'Title of the manuscript' })).toHaveValue(name)
    await expect(page.getByRole('checkbox', { name: 'L’arrivée' })).toBeChecked()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText(`“${name}” is ready`)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Open the manuscript' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('what is left out in the preview does not come in', async ({ page }) => {
    await page.goto('apps/scrivener/import')
    await page.getByTestId('archive-input').setInputFiles(archive('Sans scène.zip'))
    await page.getByText('L’arrivée', { exact: true }).click()
    await expect(page.getByRole('checkbox', { name: 'L’arrivée' })).not.toBeChecked()
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText('“Sans scène” is ready')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('combobox', { name: 'Show files by outcome' }).selectOption('skipped')
    await expect(page.getByRole('table').first()).toContainText('content.rtf')
  })

  test('the messages of the specification stand at the field', async ({ page }) => {
    await page.goto('scrivener-import')
    const input = page.getByTestId('archive-input')
    await input.setInputFiles({
      name: 'novel.rar',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('x'),
    })
    await expect(page.getByRole('alert')).toHaveText('Only .zip files are allowed')
    await input.setInputFiles({
      name: 'words.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('not a zip at all'),
    })
    await expect(page.getByRole('alert')).toHaveText('This is not a zip archive, whatever its name says.')
    await expectAccessible(page)
  })

  test('importing the same project again asks whether to take the old one’s place', async ({ page }) => {
    const pick = () => page.getByTestId('archive-input').setInputFiles(archive('Deux fois.zip'))
    await page.goto('apps/scrivener/import')
    await pick()
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText('“Deux fois” is ready')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Import another project' }).click()
    await pick()
    await page.getByText(/^Replace “Deux fois”/).click()
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText('“Deux fois” is ready')).toBeVisible({ timeout: 30_000 })
    await page.goto('apps/manuscripts?q=Deux%20fois')
    await expect(page.getByRole('link', { name: 'Deux fois' })).toHaveCount(1)
  })
})

test.describe('in French', () => {
  test.use({ language: 'fr' })
  test('the import speaks French and holds right to left @mobile', async ({ page, context }) => {
    await page.goto('apps/scrivener/import')
    await expect(page.getByRole('heading', { level: 1, name: 'Reprendre un projet Scrivener' })).toBeVisible()
    await context.addCookies([{ name: 'quillport-isAppRTL', value: 'true', url: page.url() }])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
