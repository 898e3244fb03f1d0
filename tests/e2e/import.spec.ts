import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { longNovel } from '../support/scrivener/long-novel.ts'
import { writeProject } from '../support/scrivener/write-project.ts'
import { type Caller, callApi } from './support/api.ts'
import { expectBookOpens } from './support/editor-setup.ts'
import { followInApp } from './support/in-app.ts'
import { breakRequests } from './support/network.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ as: 'auth' })

const archive = (name: string) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(writeProject({ name: name.replace(/\.zip$/, '') })),
})

const START = /^(Import|Importer) [\d\s,]+ (items|éléments)$/
const uploads = '**/storage/v1/upload/resumable**'
/** A request without a response until its page closes. */
const neverLeaves = () => undefined

async function pickAndStart(page: Page, file: string | ReturnType<typeof archive>): Promise<void> {
  await page.getByTestId('archive-input').setInputFiles(file)
  await page.getByRole('button', { name: START }).click()
}

type ImportNotification = { readAt: string | null; payload: { importId?: string } }

/** Returns whether the notification of an import was read. */
async function readStateOf(me: Caller, importId: string | null): Promise<'absent' | 'read' | 'unread'> {
  const { notifications } = await callApi<{ notifications: ImportNotification[] }>(
    me,
    'GET',
    '/notifications?itemsPerPage=100',
  )
  const one = notifications.find(({ payload }) => payload.importId === importId)
  return one ? (one.readAt ? 'read' : 'unread') : 'absent'
}

/** The time for the import of a thousand documents on a busy machine. */
const LONG = { timeout: 40_000 }

/** Long enough for a person to leave or cancel while it is imported, which takes about three seconds. */
const novel = (name: string) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(longNovel({ documents: 1000, words: 300 })),
})

test.describe('importing a Scrivener project', () => {
  test('a writer drops an archive, selects items, imports, reads it, and replaces it by a second import @mobile', async ({
    page,
    me,
  }, { project }) => {
    // Two imports.
    test.setTimeout(60_000)
    const name = `Le sel ${project.name}`
    const checkOnPhone = async () => project.name === 'mobile' && expectAccessible(page)
    await page.goto('apps/scrivener/import')
    const pick = () => page.getByTestId('archive-input').setInputFiles(archive(`${name}.zip`))
    await pick()
    await expect(page.getByRole('textbox', { name: 'Manuscript title' })).toHaveValue(name)
    const scene = page.getByRole('checkbox', { name: 'L’arrivée' })
    await expect(scene).toBeChecked()
    // A phone has no room for the word counts.
    const words = page.getByText(/^\d+ words$/).first()
    await expect(words).toBeVisible({ visible: project.name !== 'mobile' })
    await checkOnPhone()
    await expectNoSidewaysScroll(page)
    await page.getByText('L’arrivée', { exact: true }).click()
    await expect(scene).not.toBeChecked()
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText(`“${name}” is ready`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(page.getByRole('definition').first()).toBeVisible()
    // An import that ended on screen leaves no unread notification.
    const importId = new URL(page.url()).searchParams.get('import')
    await expect.poll(() => readStateOf(me, importId)).toBe('read')
    await checkOnPhone()
    await expectNoSidewaysScroll(page)
    // The item that was deselected is listed and not imported.
    await page.getByRole('combobox', { name: 'Show files by outcome' }).selectOption('skipped')
    // A table, or cards on a phone.
    await expect(page.getByText(/content\.rtf/).first()).toBeVisible()

    await page.getByRole('button', { name: 'Import another project' }).click()
    await pick()
    await page.getByText(new RegExp(`^Replace “${name}”`)).click()
    await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
    await expect(page.getByText(`“${name}” is ready`)).toBeVisible()
    await page.getByRole('link', { name: 'Open manuscript' }).click()
    await expectBookOpens(page, name)
    await followInApp(page, `apps/manuscripts?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name })).toHaveCount(1)
  })
})

test.describe('a long import', () => {
  test.setTimeout(60_000)
  test.use({ as: 'manager' })

  test('continues when the writer leaves, and notifies the writer with a link', async ({ page }) => {
    await page.goto('apps/scrivener/import')
    await page.getByTestId('archive-input').setInputFiles(novel('Parti.zip'))
    await page.getByRole('textbox', { name: 'Manuscript title' }).fill('Gone for a walk')
    await page.getByRole('button', { name: START }).click()
    await expect(page.getByText('Importing Parti.zip')).toBeVisible()
    await page.getByRole('link', { name: 'Manuscripts' }).click()
    await expect(page.getByText('“Gone for a walk” has been imported')).toBeVisible(LONG)
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
    await page.getByRole('link', { name: /“Gone for a walk” has been imported/ }).click()
    await expectBookOpens(page, 'Gone for a walk')
  })
})

test.describe('an upload', () => {
  test.setTimeout(60_000)
  test.use({ as: 'user' })
  const heavy = (path: string) => {
    writeFileSync(path, longNovel({ documents: 2, words: 20, ballast: 7 * 1024 * 1024 }))
    return path
  }

  test('continues where it stopped after the writer left', async ({ page }, testInfo) => {
    const path = heavy(testInfo.outputPath('Heavy.zip'))
    page.on('dialog', (dialog) => dialog.accept())
    // The first chunk arrives, and the second is never sent.
    const mend = await breakRequests(page, uploads, neverLeaves, { method: 'PATCH' })
    await page.goto('apps/scrivener/import')
    await pickAndStart(page, path)
    await expect(page.getByText('6 of 7', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Manuscripts' }).click()
    await page.getByRole('button', { name: 'Stay on page' }).click()
    await expect(page.getByText('Uploading Heavy.zip')).toBeVisible()
    await page.reload()
    mend()

    await expect(page.getByRole('row', { name: /Heavy\.zip/ })).toContainText('Upload incomplete')
    await expect(page.getByText('Heavy.zip has not been uploaded completely')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resume upload' })).toBeVisible()
    await expectAccessible(page)
    const resume = page.getByTestId('resume-input')
    const other = Buffer.from(readFileSync(path))
    other[other.length - 100] = (other[other.length - 100] ?? 0) ^ 1
    await resume.setInputFiles({ name: 'Heavy.zip', mimeType: 'application/zip', buffer: other })
    await expect(page.getByRole('alert')).toContainText('This is not the same file.')
    await expectAccessible(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (!request.url().includes('/upload/resumable')) return
      if (request.method() === 'POST') sent.push('anew')
      if (request.method() === 'PATCH') sent.push(request.headers()['upload-offset'] ?? '')
    })
    // The former choices are used, without a second preview.
    await resume.setInputFiles(path)
    await expect(page.getByText('“Long” is ready')).toBeVisible(LONG)
    expect(sent).toEqual([String(6 * 1024 * 1024)])
    await expect(page.getByRole('row', { name: /Heavy\.zip/ })).toHaveCount(1)
  })

  test(
    'returns to the preview with the former choices when cancelled',
    { tag: '@all' },
    async ({ page }, testInfo) => {
      const path = heavy(testInfo.outputPath('Halted.zip'))
      await breakRequests(page, uploads, neverLeaves, { method: 'PATCH' })
      await page.goto('apps/scrivener/import')
      await page.getByTestId('archive-input').setInputFiles(path)
      await page.getByRole('textbox', { name: 'Manuscript title' }).fill('Not today')
      await page.getByRole('button', { name: START }).click()
      await expect(page.getByText('Uploading Halted.zip')).toBeVisible()
      await page.getByRole('button', { name: 'Cancel import' }).click()
      await expect(page.getByRole('textbox', { name: 'Manuscript title' })).toHaveValue('Not today')
      await expect(page.getByRole('row', { name: /Halted\.zip/ })).toContainText('Canceled')
    },
  )
})

test.describe('dropping files', () => {
  test('of several files or beside the zone changes nothing', { tag: '@all' }, async ({ page }) => {
    await page.goto('apps/scrivener/import')
    const drop = (target: string, names: string[]) =>
      page.evaluate(
        ([selector, files]) => {
          const dataTransfer = new DataTransfer()
          for (const file of files) dataTransfer.items.add(new File(['x'], file))
          const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
          document.querySelector(selector)?.dispatchEvent(event)
          return event.defaultPrevented
        },
        [target, names] as const,
      )
    await expect(page.getByTestId('drop-zone')).toBeVisible()
    expect(await drop('h1', ['a.zip'])).toBe(true)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await drop('[data-testid=drop-zone]', ['a.zip', 'b.zip'])).toBe(true)
    await expect(page.getByRole('alert')).toHaveText('Choose one file at a time')
  })
})

test.describe('in French', { tag: '@all' }, () => {
  test.use({ language: 'fr' })
  test('every line of the receipt is French @phone', async ({ page }) => {
    const name = 'Marée haute'
    await page.goto('apps/scrivener/import')
    await expect(page.getByRole('heading', { level: 1, name: 'Importer un projet Scrivener' })).toBeVisible()
    await pickAndStart(page, archive(`${name}.zip`))
    await expect(page.getByText(`« ${name} » est prêt`)).toBeVisible()
    const receipt = page.getByRole('region', { name: 'Reçu', exact: true }).last()
    await expect(receipt).toContainText('Classeur.')
    await expect(receipt).toContainText('Importé')
    await expect(receipt).not.toContainText(/Binder\.|created by Scrivener|Text styles|comments? or footnote/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
