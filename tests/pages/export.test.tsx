import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { supabase } from '@/lib/api/supabase.ts'
import type { Pdf } from '@/lib/files/pdf.ts'
import * as pages from '../../src/features/export/model/open-pages.ts'
import type { WriteScrivRequest } from '../../src/features/export/model/write-scriv.worker.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { replaceWorker } from './support/export-worker.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

type Options = { text?: string; intercept?: Intercept; language?: 'fr' }

/** A manuscript of one chapter with two scenes, with its export page opened by its writer. */
async function openExport({ text = 'She left at noon.', intercept, language }: Options = {}) {
  const id = await makeEmptyManuscript(api, 'auth', 'The: <Harbour>?')
  const shared = { includeInCompile: true }
  const chapter = await createItem(api, 'auth', id, { ...shared, type: 'chapter', title: 'Arrival' })
  const scene = { ...shared, parentId: chapter.id }
  await createItem(api, 'auth', id, { ...scene, title: 'One', content: doc(text) })
  await createItem(api, 'auth', id, { ...scene, title: 'Two', content: doc('The tide turned.') })
  const page = await renderRoute(api, `/apps/manuscripts/${id}/export`, {
    as: 'auth',
    ...(intercept && { intercept }),
    ...(language && { language }),
  })
  return { id, ...page }
}

const shown = (text: string | RegExp) => screen.findByText(text)

describe('the export page (R-727)', () => {
  it('shows the start of the book as it will look, and says when a choice holds no item', async () => {
    const { user } = await openExport()
    await user.click(await shown('Plain text (.txt)'))
    expect(await shown('She left at noon.')).toBeVisible()
    expect(await shown('Chapter 1. Arrival')).toBeVisible()
    expect(screen.getByText('#')).toBeVisible()
    await user.click(screen.getByText('Reading copy'))
    await user.click(screen.getByText('Plain text (.txt)'))
    expect(await shown('* * *')).toBeVisible()
    expect(screen.queryByText('Chapter 1. Arrival')).toBeNull()
    await user.click(screen.getByText('Chosen chapters'))
    await user.click(await screen.findByRole('checkbox', { name: 'Arrival' }))
    expect(await shown(/No chapter or scene matches this choice/)).toBeVisible()
    expect(screen.queryByText(/^Export as/)).toBeNull()
  })

  it('writes the whole text under a safe name (R-728), and no file with a text missing (R-726)', async () => {
    const requests = replaceWorker()
    let isBroken = false
    const { id, user } = await openExport({
      intercept: async (call, send) =>
        isBroken && /^GET .*\/items\/[^/]+$/.test(call)
          ? Response.json({ message: 'no' }, { status: 403 })
          : send(),
    })
    await user.click(await shown('Export as Word document'))
    await shown('Exported: The- -Harbour-.docx')
    const [request] = requests
    expect(request).toMatchObject({ format: 'docx', id })
    const sections = request?.book.sections.map((section) => JSON.stringify(section))
    expect(sections?.join()).toMatch(/Chapter 1\. Arrival.*She left at noon\..*"#".*The tide turned\..*END/)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    isBroken = true
    await user.click(screen.getByText('Export as Word document'))
    expect(await shown(/The export failed and no file was written/)).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  it('that is canceled while its texts load writes no file', async () => {
    const requests = replaceWorker()
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = await openExport({
      // The preview reads the same texts.
      intercept: async (call, send) => {
        if (/^GET .*\/items\/[^/]+$/.test(call)) await held
        return send()
      },
    })
    await user.click(await shown('Export as Word document'))
    await user.click(await shown('Cancel export'))
    answer()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(requests).toEqual([])
    expect(await shown('Export as Word document')).toBeVisible()
  })

  it('offers to print a text from right to left instead of a PDF, and says why (R-725)', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = await openExport({ text: 'She said שלום.', language: 'fr' })
    await user.click(await shown('PDF'))
    await user.click(await shown('Exporter en PDF'))
    expect(await shown(/s’écrit de droite à gauche/)).toBeVisible()
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    await user.click(screen.getByText('Imprimer ou enregistrer en PDF'))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
  })

  it('says that a manuscript without a text is empty; a menu leads to the page', async () => {
    const id = await makeEmptyManuscript(api, 'auth', 'Blank')
    const { user, address } = await renderRoute(api, `/apps/manuscripts/${id}`, { as: 'auth' })
    await user.click(await screen.findByLabelText('More'))
    await user.click(await shown('Export…'))
    expect(await shown('Nothing to export yet')).toBeVisible()
    expect(address()).toBe(`/apps/manuscripts/${id}/export`)
  })

  it('of a manuscript that the person may not read does not exist (R-726)', async () => {
    const id = await makeEmptyManuscript(api, 'auth', 'Secret')
    await renderRoute(api, `/apps/manuscripts/${id}/export`, { as: 'client' })
    expect(await shown('Manuscript not found')).toBeVisible()
  })
})

/** Replaces the PDF of the preview, which jsdom cannot draw: each run waits until the test ends it. */
function replacePages() {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
  const runs: { book: string; signal: AbortSignal; end: (name: string) => Pdf; fail: () => void }[] = []
  vi.spyOn(pages, 'openPages').mockImplementation(
    (book, _pictures, signal) =>
      new Promise((resolve, reject) => {
        const end = (name: string): Pdf => {
          const pdf = {
            pageCount: 2,
            ratio: 1.4,
            draw: async () => undefined,
            textOf: async (page: number) => `${name} ${page}`,
            close: vi.fn(),
          }
          resolve(pdf)
          return pdf
        }
        runs.push({ book: JSON.stringify(book), signal, end, fail: () => reject(new Error('no')) })
      }),
  )
  /** The run of a number, once it has started. */
  const run = (at: number) =>
    waitFor(() => {
      const found = runs[at]
      if (!found) throw new Error(`no run ${at}`)
      return found
    })
  return { runs, run }
}

describe('the pages of the preview', () => {
  it('of a Word document are drawn, and its fonts and page breaks may differ (R-959)', async () => {
    const { run } = replacePages()
    const { user } = await openExport()
    const first = await run(0)
    expect(first.book).toContain('She left at noon.')
    first.end('Sheet')
    expect(await shown(/^Page 1 of 2\.Sheet 1$/)).toBeInTheDocument()
    expect(screen.getByText(/^Page 2 of 2\.Sheet 2$/)).toBeInTheDocument()
    expect(screen.getByText(/Word has other fonts and may break pages elsewhere\./)).toBeVisible()
    expect(screen.queryByText('She left at noon.')).toBeNull()
    await expectNoViolations(document.body)
    await user.click(screen.getByText('E-book (.epub)'))
    expect(await shown('She left at noon.')).toBeVisible()
    expect(screen.queryByText(/^Page 1 of 2/)).toBeNull()
  })

  it('stay until those of a changed choice are drawn; a newer choice cancels the run (R-959)', async () => {
    const { runs, run } = replacePages()
    const { user } = await openExport()
    const last = (await run(0)).end('Old')
    await shown(/Old 1$/)
    await user.click(screen.getByText('Reading copy'))
    const second = await run(1)
    await user.click(screen.getByText('More options'))
    for (const value of ['F', 'For', 'For Mara'])
      fireEvent.change(screen.getByLabelText('Dedication'), { target: { value } })
    const third = await run(2)
    expect(third.book).toContain('For Mara')
    expect([second.signal.aborted, third.signal.aborted]).toEqual([true, false])
    const late = second.end('Late')
    await waitFor(() => expect(late.close).toHaveBeenCalled())
    expect(screen.getByText(/Old 1$/)).toBeInTheDocument()
    expect(last.close).not.toHaveBeenCalled()
    third.end('New')
    await shown(/New 1$/)
    expect(screen.queryByText(/Old 1$/)).toBeNull()
    expect(last.close).toHaveBeenCalled()
    // The text was written once, not with each key.
    expect(runs).toHaveLength(3)
  })

  it.each([
    ['She said שלום.', /^The preview has no pages.* right to left\.$/],
    ['She said 東京.', /^The preview has no pages.* the character 東\.$/],
  ])('of %s do not exist, and the preview says why (R-960)', async (text, reason) => {
    const { runs } = replacePages()
    await openExport({ text })
    expect(await shown(reason)).toBeVisible()
    expect(await shown(text)).toBeVisible()
    expect(runs).toEqual([])
  })

  it('that cannot be drawn are the text, and are tried again (R-960)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { run } = replacePages()
    const { user } = await openExport()
    ;(await run(0)).fail()
    expect(await shown(/^The pages could not be drawn/)).toBeVisible()
    expect(screen.getByText('She left at noon.')).toBeVisible()
    await user.click(screen.getByText('Try again'))
    ;(await run(1)).end('Sheet')
    expect(await shown(/Sheet 1$/)).toBeInTheDocument()
    expect(screen.queryByText(/^The pages could not be drawn/)).toBeNull()
  })

  it('have footnotes after their chapter in a PDF, which the page says (R-961)', async () => {
    const { user } = await openExport()
    const sentence = /^In a PDF, footnotes come after their chapter/
    await user.click(await shown('PDF'))
    // The preset has endnotes.
    expect(screen.queryByText(sentence)).toBeNull()
    await user.click(screen.getByText('Reading copy'))
    expect(await shown(sentence)).toBeVisible()
    await user.click(screen.getByText('Word (.docx)'))
    expect(screen.queryByText(sentence)).toBeNull()
  })
})

describe('the copy of a Scrivener project (R-954)', () => {
  async function openImported(as: 'auth' | 'admin') {
    const id = await makeEmptyManuscript(api, 'auth', 'Le sel')
    const scene = { type: 'scene', includeInCompile: true } as const
    await createItem(api, 'auth', id, { ...scene, title: 'One', content: doc('She left.') })
    const trashed = await createItem(api, 'auth', id, { ...scene, title: 'Old', content: doc('Gone.') })
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${trashed.id}/trash`)
    await api.database.owner`
      insert into public.imports (owner_id, manuscript_id, file_name, file_size, status, started)
      values (${PEOPLE.auth}, ${id}, 'Sel.zip', 1000, 'completed', true)`
    return renderRoute(api, `/apps/manuscripts/${id}/export`, { as })
  }

  it('has every item, also those in the trash, and fails without its archive', async () => {
    const requests = replaceWorker<WriteScrivRequest>()
    const download = vi.fn().mockResolvedValueOnce({ data: new Blob(['zip']), error: null })
    vi.spyOn(supabase.storage, 'from').mockReturnValue({ download } as never)
    const { user } = await openImported('auth')
    expect(await shown(/^A copy of “Sel\.zip”/)).toBeVisible()
    await user.click(await shown('Export as Scrivener project'))
    await shown('Exported: Le sel.scriv.zip')
    expect(download).toHaveBeenCalledWith(expect.stringMatching(`^${PEOPLE.auth}/.*\\.zip$`))
    expect(requests[0]?.archiveName).toBe('Sel.zip')
    expect(requests[0]?.source.items.map(({ title, inTrash }) => [title, inTrash])).toEqual([
      ['One', false],
      ['Old', true],
    ])
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    download.mockResolvedValueOnce({ data: null, error: new Error('gone') })
    await user.click(screen.getByText('Export as Scrivener project'))
    expect(await shown(/The export failed and no file was written/)).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  it('is not offered to a person who did not import it', async () => {
    await openImported('admin')
    await shown('Export as Word document')
    expect(screen.queryByText('Export as Scrivener project')).toBeNull()
  })
})
