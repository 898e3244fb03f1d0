import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openProject } from '../../supabase/functions/_shared/scrivener/open-project.ts'
import { writeProject } from '../support/scrivener/write-project.ts'
import { callApi } from './support/api.ts'
import { followInApp } from './support/in-app.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ as: 'auth' })

/** Presses a button that writes a file, and returns the name and the bytes of the download. */
async function exportBy(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

type Item = { id: string; title: string; revision: number }

test('R-954, R-727, R-959: an imported book leaves as a Word document and as its Scrivener project, with its changes', async ({
  page,
  me,
}) => {
  const archive = { name: 'Aller-retour.zip', mimeType: 'application/zip' }
  await page.goto('apps/scrivener/import')
  await page
    .getByTestId('archive-input')
    .setInputFiles({ ...archive, buffer: Buffer.from(writeProject({ name: 'Aller-retour' })) })
  await page.getByRole('button', { name: /^Import \d+ items$/ }).click()
  await expect(page.getByText('“Aller-retour” is ready')).toBeVisible()
  const { manuscripts } = await callApi<{ manuscripts: { id: string }[] }>(
    me,
    'GET',
    '/manuscripts?q=Aller-retour',
  )
  const id = manuscripts[0]?.id ?? ''
  const { items } = await callApi<{ items: Item[] }>(me, 'GET', `/manuscripts/${id}/items`)
  const scene = items.find(({ title }) => title === 'L’arrivée')
  await callApi(me, 'PATCH', `/manuscripts/${id}/items/${scene?.id}`, {
    revision: scene?.revision,
    title: 'Le départ',
  })
  await followInApp(page, `apps/manuscripts/${id}/export`)
  await expect(page.getByText(/^A copy of “Aller-retour.zip”/)).toBeVisible()
  const pages = page.getByRole('region', { name: 'Preview' })
  await expect(pages.locator('canvas').first()).toBeVisible()
  await expect(pages).toContainText('Page 1 of')
  await expectAccessible(page)
  const word = await exportBy(page, 'Export as Word document')
  expect(word.name).toBe('Aller-retour.docx')
  expect(String.fromCharCode(...word.bytes.subarray(0, 2))).toBe('PK')
  const copy = await exportBy(page, 'Export as Scrivener project')
  expect(copy.name).toBe('Aller-retour.scriv.zip')
  const { project } = await openProject(
    { size: copy.bytes.length, read: async (start, end) => copy.bytes.subarray(start, end) },
    { archiveName: copy.name },
  )
  const titles = project.items.map(({ title }) => title)
  expect(titles).toContain('Le départ')
  expect(titles).not.toContain('L’arrivée')
})
