import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as upload from '@/features/attachments/api/resumable-upload.ts'
import { projectCommentList } from '../../supabase/functions/_shared/contract/project-comments.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript } from '../api/support/manuscripts.ts'
import { demoCallers, storeFile } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { replaceWorker } from './support/export-worker.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
let id: string
/** Ends the upload that runs: it is stored, or fails. */
let finish: (isStored: boolean) => void
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  id = (await demoCallers(api).client.file()).id
  vi.spyOn(upload, 'uploadFile').mockImplementation(async (_file, { path, signal }) => {
    const isStored = await new Promise<boolean>((resolve, reject) => {
      finish = resolve
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    if (!isStored) throw new Error('The connection was lost')
    await storeFile(api, PEOPLE.client, path)
    return path
  })
})
/** The browser gains or loses its connection. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
afterEach(async () => {
  setOnline(true)
  vi.restoreAllMocks()
  await closePage()
})
afterAll(() => api.close())

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const open = async () => {
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client' })
  const field = await screen.findByRole('textbox', { name: 'Write a comment' })
  return { user, field, send: screen.getByRole('button', { name: 'Comment' }) }
}
const toSend = async () => within(await screen.findByRole('list', { name: 'Files to send' }))
const comments = async () =>
  (await demoCallers(api).client.ok('GET', `/projects/${id}/comments`, projectCommentList)).comments
const readFiles = async () => (await comments()).map(({ body, files }) => [body, ...files.map((f) => f.name)])
const uploaded = async (name: string) => {
  await waitFor(async () => expect((await toSend()).getByText(name)).toBeVisible())
  await waitFor(() => expect(upload.uploadFile).toHaveBeenCalled())
  finish(true)
  await waitFor(async () => expect((await toSend()).getByText(/Uploaded/)).toBeVisible())
}

it('R-810: chosen files are sent with a comment once they are uploaded, and shown below it', async () => {
  const { user, send } = await open()
  expect(send).toBeDisabled()
  await user.upload(screen.getByTestId('attach-files'), picture('Lamp.png'))
  await toSend()
  await user.click(send)
  expect(await screen.findByText(/Files are still uploading/)).toBeVisible()
  expect(await comments()).toEqual([])
  await uploaded('Lamp.png')
  expect(screen.queryByText(/Files are still uploading/)).toBeNull()
  await user.dblClick(send)
  const list = await screen.findByRole('list', { name: 'Files of the comment' })
  expect(within(list).getByRole('button', { name: 'View Lamp.png' })).toBeVisible()
  expect(within(list).getByRole('button', { name: 'Download Lamp.png' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull()
  expect(await readFiles()).toEqual([['', 'Lamp.png']])
  await expectNoViolations(screen.getByRole('region', { name: 'Comments, messages and history' }))
  // Deleting the comment names its files.
  await user.click(screen.getByRole('button', { name: 'Delete comment' }))
  expect(await screen.findByText(/The files of the comment are deleted too/)).toBeVisible()
})

it('R-810: a pasted picture is attached, and a file that is removed while it uploads is not sent', async () => {
  const { user, field, send } = await open()
  await user.upload(screen.getByTestId('attach-files'), picture('Wrong.png'))
  await user.click((await toSend()).getByRole('button', { name: 'Cancel the upload of Wrong.png' }))
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull()
  const drop = createEvent.drop(field)
  Object.defineProperty(drop, 'dataTransfer', {
    value: { types: ['Files'], items: [{ kind: 'file' }], files: [picture('Dropped.png')] },
  })
  fireEvent(field, drop)
  await user.click((await toSend()).getByRole('button', { name: 'Cancel the upload of Dropped.png' }))
  await user.click(field)
  await user.keyboard('The lamp')
  await user.paste({ files: [picture('Pasted.png')], getData: () => '' } as unknown as DataTransfer)
  await uploaded('Pasted.png')
  await user.click(send)
  await screen.findByRole('list', { name: 'Files of the comment' })
  expect(await readFiles()).toEqual([['The lamp', 'Pasted.png']])
})

it('R-811: uploaded files of an unsent comment are there after a reload; a lost connection says what to do', async () => {
  const { user, field } = await open()
  await user.type(field, 'Later')
  await user.upload(screen.getByTestId('attach-files'), picture('Kept.png'))
  await uploaded('Kept.png')
  // A reload keeps the storage of the tab.
  const key = `quillport-comment-${PEOPLE.client}-${id}-files`
  await waitFor(() => expect(sessionStorage.getItem(key)).toContain('Kept.png'))
  const kept = sessionStorage.getItem(key) ?? ''
  await closePage({ keepDevice: true })
  sessionStorage.setItem(key, kept)

  const again = await open()
  expect(again.field).toHaveValue('Later')
  expect((await toSend()).getByText('Kept.png')).toBeVisible()
  vi.mocked(upload.uploadFile).mockClear()
  await again.user.upload(screen.getByTestId('attach-files'), picture('Lost.png'))
  await waitFor(() => expect(upload.uploadFile).toHaveBeenCalled())
  setOnline(false)
  expect(await screen.findByText(/You are offline. Files need a connection/)).toBeVisible()
  finish(false)
  expect(await (await toSend()).findByText('Upload failed. Try again.')).toBeVisible()
  setOnline(true)
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull())
  await again.user.click(again.send)
  expect(await screen.findByText(/Some files were not uploaded/)).toBeVisible()
  await again.user.click((await toSend()).getByRole('button', { name: 'Remove Lost.png' }))
  await again.user.click(again.send)
  await screen.findByRole('list', { name: 'Files of the comment' })
  expect(await readFiles()).toEqual([['Later', 'Kept.png']])
})

/** Opens a chapter of the request, with one footnote, as staff. */
async function openChapter(text: string, language: string | null = null) {
  const { owner } = api.database
  const manuscriptId = await makeEmptyManuscript(api, 'client', 'Harbour')
  const chapter = await createItem(api, 'client', manuscriptId, {
    title: 'Arrival',
    type: 'chapter',
    language,
  })
  await createItem(api, 'client', manuscriptId, { parentId: chapter.id, content: doc('After') })
  const note = crypto.randomUUID()
  const words = { type: 'text', text, marks: [{ type: 'footnote', attrs: { id: note } }] }
  await owner`
    update public.manuscript_items set text = ${text},
      content = ${owner.json({ type: 'doc', content: [{ type: 'paragraph', content: [words] }] })}
     where id = ${chapter.id}`
  await owner`
    insert into public.item_comments (id, item_id, manuscript_id, kind, body)
    values (${note}, ${chapter.id}, ${manuscriptId}, 'footnote', 'Twelve o’clock')`
  await api.send('client', 'POST', `/projects/${id}/chapters`, {
    manuscriptId,
    itemIds: [chapter.id],
  })
  const { user } = await renderRoute(api, `/apps/projects/view/${id}`, { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: /^Arrival/ }))
  await screen.findByRole('list', { name: 'Footnotes' })
  const saveAs = async (format: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), format)
    await user.click(screen.getByRole('button', { name: 'Download' }))
  }
  return { saveAs }
}

it('R-917: a chapter shows its footnotes, numbered, and is saved as an e-book or PDF with them', async () => {
  const requests = replaceWorker()
  const { saveAs } = await openChapter('noon')
  expect(screen.getByRole('list', { name: 'Footnotes' })).toHaveTextContent('Twelve o’clock')
  expect(screen.getByText('1', { selector: 'sup' })).toBeVisible()
  await saveAs('E-book (.epub)')
  await waitFor(() => expect(requests).toMatchObject([{ format: 'epub', book: { title: 'Arrival' } }]))
  expect(requests[0]?.book.notes).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled())
  await saveAs('PDF')
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]).toMatchObject({ format: 'pdf', book: { notes: [{}] } })
})

it('R-979: a chapter is shown and saved with the language of each of its texts', async () => {
  const requests = replaceWorker()
  const { saveAs } = await openChapter('midi', 'fr')
  const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang')
  expect(languageOf(screen.getByText('midi'))).toBe('fr')
  expect(languageOf(screen.getByText('Twelve o’clock'))).toBe('fr')
  expect(languageOf(screen.getByText('After'))).toBe('en')
  await saveAs('E-book (.epub)')
  await waitFor(() =>
    expect(requests).toMatchObject([{ book: { language: 'fr', notes: [{ language: null }] } }]),
  )
  expect(requests[0]?.book.sections.map(({ language }) => language)).toEqual([null, 'en'])
})

it('R-917: a chapter that has no PDF says why, until another format is chosen', async () => {
  const requests = replaceWorker()
  const { saveAs } = await openChapter('She said שלום.')
  await saveAs('PDF')
  const reason = /^The PDF cannot be written, because the text runs from right to left/
  expect(await screen.findByText(reason)).toBeVisible()
  await expectNoViolations(screen.getByRole('dialog'))
  expect(requests).toEqual([])
  await saveAs('Word (.docx)')
  await waitFor(() => expect(requests).toMatchObject([{ format: 'docx' }]))
  expect(screen.queryByText(reason)).toBeNull()
})
