import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createImportResponse, importResponse } from '../../supabase/functions/_shared/contract/imports.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { HARBOUR_ITEMS } from '../support/scrivener/harbour-items.ts'
import { sampleUuid, writeProject } from '../support/scrivener/write-project.ts'
import { expectNoViolations } from './support/accessible.ts'
import { runArchiveWorker } from './support/archive-worker.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { confirmDialog, press, tableRow } from './support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ importer: { wake: () => undefined } })
})
beforeEach(() => runArchiveWorker())
afterEach(() => closePage())
afterAll(() => api.close())

const SETTINGS = `<Collections>
  <Collection Type="Arbitrary"><Title>To revise</Title><BinderUUIDs>${sampleUuid(103)},${sampleUuid(102)}</BinderUUIDs></Collection>
  <Collection Type="SavedSearch"><Title>Says tide</Title></Collection></Collections>`

describe('choosing an archive', () => {
  it('shows the reason at the field when the file is no Scrivener archive', async () => {
    const { user } = await renderRoute(api, '/scrivener-import', { as: 'auth' })
    const input = () => screen.findByTestId('archive-input')
    // The file dialog may offer every type.
    const wrong = new File(['x'], 'novel.rar')
    fireEvent.change(await input(), { target: { files: { length: 1, 0: wrong, item: () => wrong } } })
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Only \.zip files are allowed$/))
    await user.upload(await input(), new File(['not a zip at all'], 'words.zip'))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This file is not a .zip archive.'),
    )
    await expectNoViolations(screen.getByRole('main'))
  })

  it('lists what is imported and what is not, and omits an empty trash', async () => {
    const archive = writeProject({
      name: 'Tides',
      items: HARBOUR_ITEMS,
      templateFolder: sampleUuid(104),
      settings: SETTINGS,
      extraFiles: [{ name: 'Files/user.lock', data: 'x' }],
    })
    const { user } = await renderRoute(api, '/apps/scrivener/import', {
      as: 'auth',
      intercept: async (call, send) =>
        call === 'POST /api/imports' ? new Response('{}', { status: 500 }) : send(),
    })
    const file = new File([new Uint8Array(archive)], 'Tides.zip', { type: 'application/zip' })
    await user.upload(await screen.findByTestId('archive-input'), file)
    expect(await screen.findByText('1 collection: “To revise” (2 documents)')).toBeVisible()
    expect(screen.getByText('1 template sheet in the templates folder “Models”')).toBeVisible()
    expect(screen.getByText(/1 saved search: Says tide\..* save the search there/), 'R-958').toBeVisible()
    expect(
      screen.getByText(/internal files? of Scrivener or the operating system: .*lock files/),
    ).toBeVisible()
    expect(screen.queryByText(/in the trash/)).toBeNull()
    await expectNoViolations(screen.getByRole('main'))
    await user.click(screen.getByRole('button', { name: /^Import \d+ items$/ }))
    expect(await screen.findByText('Failed to upload file. Please try again.'), 'R-206').toBeVisible()
  })
})

/** Uploads an archive and starts its import, which no worker runs. */
async function startImport(fileName: string): Promise<string> {
  const size = 1234
  const { import: record, upload } = await api.ok('auth', 'POST', '/imports', {
    status: 201,
    schema: createImportResponse,
    body: { fileName, fileSize: size },
  })
  const { owner } = api.database
  await owner`insert into storage.objects (bucket_id, name, metadata)
    values ('archives', ${upload.path}, ${owner.json({ size })})`
  await api.ok('auth', 'POST', `/imports/${record.id}/start`, {
    status: 202,
    schema: importResponse,
    body: {},
  })
  return record.id
}

it('an import that runs ends when the writer cancels it, and reports that nothing was kept', async () => {
  const id = await startImport('Abandoned.zip')
  const { user } = await renderRoute(api, `/apps/scrivener/import?import=${id}`, { as: 'auth' })
  expect(await screen.findByText('Importing Abandoned.zip')).toBeVisible()
  await press(user, 'Cancel import')
  await screen.findByRole('alertdialog', { name: 'Cancel the import of Abandoned.zip?' })
  await confirmDialog(user, 'Cancel import')
  expect(await screen.findByText('The import of Abandoned.zip was canceled')).toBeVisible()
  expect(await screen.findByText(/Nothing was imported\./)).toBeVisible()
  expect(await tableRow('Abandoned\\.zip.*Canceled')).toBeVisible()
  await expectNoViolations(screen.getByRole('main'))
  const { body } = await api.send('auth', 'GET', `/imports/${id}`)
  expect(body).toMatchObject({ import: { status: 'failed', errorCode: 'cancelled' } })
})

it('an import of a damaged archive shows the reason, and can be repeated', async () => {
  const id = await startImport('Spoiled.zip')
  const fail = () => api.database.owner`
    update public.imports set status = 'failed', error = 'no zip', error_code = 'not_a_zip', finished_at = now()
     where id = ${id}`
  await fail()
  const { user, calls } = await renderRoute(api, `/apps/scrivener/import?import=${id}`, { as: 'auth' })
  const failure = async () => {
    const title = await screen.findByText('Spoiled.zip could not be imported')
    return title.closest<HTMLElement>('[role=alert]')
  }
  expect(await failure()).toHaveTextContent('This file is not a .zip archive')
  await expectNoViolations(screen.getByRole('main'))
  await press(user, 'Try again')
  await waitFor(() => expect(calls).toContain(`POST /api/imports/${id}/retry 202`))
  expect(await screen.findByText('Importing Spoiled.zip')).toBeVisible()
  await fail()
  // Without an event the page asks again after some seconds.
  expect(await failure()).toHaveTextContent('This file is not a .zip archive')
  expect(await tableRow('Spoiled\\.zip.*Failed')).toBeVisible()
})
