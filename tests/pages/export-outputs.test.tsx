import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as pages from '../../src/features/export/model/open-pages.ts'
import { supabase } from '../../src/lib/api/supabase.ts'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { type Output, outputList, outputResponse } from '../../supabase/functions/_shared/contract/outputs.ts'
import { PEOPLE, startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { replaceWorker } from './support/export-worker.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** A manuscript of three chapters with one scene each; `outputs` are presets. */
async function makeBook(...outputs: ('manuscript' | 'ebook' | 'proof')[]) {
  const id = await makeEmptyManuscript(api, 'auth', 'The Harbour')
  const scenes: string[] = []
  for (const title of ['Arrival', 'Tide', 'Leaving']) {
    const chapter = await createItem(api, 'auth', id, { type: 'chapter', title })
    const scene = { parentId: chapter.id, title: 'Scene', content: doc(`The text of ${title}.`) }
    scenes.push((await createItem(api, 'auth', id, scene)).id)
  }
  const path = `/manuscripts/${id}/outputs`
  for (const preset of outputs) {
    const format = preset === 'ebook' ? 'epub' : 'docx'
    const body = { name: `My ${preset}`, preset, format, choices: presetChoices(preset, 'en') }
    await api.ok('auth', 'POST', path, { status: 201, schema: outputResponse, body })
  }
  const stored = async (): Promise<Output[]> =>
    (await api.ok('auth', 'GET', path, { schema: outputList })).outputs
  const open = (as: 'auth' | 'manager' = 'auth', intercept?: Intercept) =>
    renderRoute(api, `/apps/manuscripts/${id}/export`, { as, ...(intercept && { intercept }) })
  return { id, path, scenes, stored, open }
}

const shown = (text: string | RegExp) => screen.findByText(text)
const choice = () => screen.findByRole('combobox', { name: 'Output' })

describe('the outputs of the export page (R-880)', () => {
  it('keep their own choices, which are saved and open again', async () => {
    const { stored, open } = await makeBook('ebook', 'proof')
    const { user, address } = await open()
    const select = await choice()
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['My ebook', 'My proof'])
    await user.selectOptions(select, 'My proof')
    expect(await shown('Export as Word document')).toBeVisible()
    await user.click(screen.getByText('Markdown (.md)'))
    await user.click(screen.getByText('More options'))
    await user.type(screen.getByLabelText('Dedication'), 'For Mara')
    await waitFor(async () =>
      expect((await stored())[1]).toMatchObject({
        format: 'md',
        choices: { matter: { dedication: 'For Mara' } },
      }),
    )
    expect((await stored())[0]).toMatchObject({ format: 'epub', choices: presetChoices('ebook', 'en') })
    expect(address()).toContain('?output=')
    await expectNoViolations(document.body)
    await user.selectOptions(await choice(), 'My ebook')
    expect(await shown('Export as e-book')).toBeVisible()
    await user.selectOptions(await choice(), 'My proof')
    expect(await shown('Export as Markdown')).toBeVisible()
  })

  it('the choices of the last half second are saved when the page closes', async () => {
    const { stored, open } = await makeBook('manuscript')
    const { user } = await open()
    await user.click(await shown('Plain text (.txt)'))
    await user.click(screen.getByText('Back to manuscript'))
    await waitFor(async () => expect((await stored())[0]?.format).toBe('txt'))
  })

  it('the first export creates the first output, named by how it looks', async () => {
    replaceWorker()
    const { stored, open } = await makeBook()
    const { user } = await open()
    await user.click(await shown('Proof for the translator'))
    await user.click(screen.getByText('Export as Word document'))
    await shown('Exported: The Harbour.docx')
    expect(await shown(/^No chapter has changed since/)).toBeVisible()
    expect(screen.getByText('Exported: The Harbour.docx')).toBeVisible()
    const [first, ...others] = await stored()
    expect(others).toEqual([])
    expect(first).toMatchObject({ name: 'Proof for the translator', preset: 'proof' })
    expect(first?.exportedAt).not.toBeNull()
  })

  it('are created, renamed, duplicated and deleted from a menu, and a deletion can be undone', async () => {
    const { stored, open } = await makeBook('manuscript')
    const { user } = await open()
    const choose = async (label: string) => {
      await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
      await user.click(await screen.findByRole('menuitem', { name: label }))
    }
    await choose('New output…')
    const name = await screen.findByRole('textbox', { name: /Name/ })
    expect(name).toHaveValue('E-book')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Create output' }))
    expect(await shown('Enter a name.')).toBeVisible()
    await user.type(name, 'Kindle')
    await user.click(screen.getByRole('button', { name: 'Create output' }))
    await waitFor(async () => expect(await choice()).toHaveDisplayValue('Kindle'))
    await choose('Rename…')
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    await waitFor(async () => expect(await choice()).toHaveDisplayValue('Kindle 2'))
    await user.click(screen.getByRole('checkbox', { name: 'Keep a copy under Exports' }))
    await waitFor(async () => expect((await stored())[0]?.keepsCopy).toBe(true))
    await choose('Duplicate')
    await waitFor(async () => expect(await choice()).toHaveDisplayValue('Kindle 2 (copy)'))
    expect((await stored()).map((one) => [one.name, one.format, one.keepsCopy])).toEqual([
      ['Kindle 2', 'epub', true],
      ['Kindle 2 (copy)', 'epub', true],
      ['My manuscript', 'docx', false],
    ])
    const before = await stored()
    await choose('Delete')
    expect(await shown('Output “Kindle 2 (copy)” deleted')).toBeVisible()
    expect(await stored()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await stored()).toEqual(before))
    await waitFor(async () => expect(await choice()).toHaveDisplayValue('Kindle 2 (copy)'))
  })

  it('say which stored choices are gone, and of what label (R-882)', async () => {
    const { id, stored, open } = await makeBook('manuscript')
    const [output] = await stored()
    await api.database.owner`
      update public.manuscript_outputs set choices = choices || '{"page": "octavo"}' where id = ${output?.id ?? ''}`
    const first = await open()
    expect(
      await shown(/could not be read\. They were replaced by those of “Manuscript \(Shunn\)”/),
    ).toBeVisible()
    await first.user.click(screen.getByText('Plain text (.txt)'))
    await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull())
    await closePage()
    await api.send('auth', 'PATCH', `/manuscripts/${id}/outputs/${output?.id}`, {
      choices: { parts: { by: 'label', id: crypto.randomUUID() } },
    })
    await open()
    expect(
      await shown(/The label, status or collection of this output does not exist any more/),
    ).toBeVisible()
    expect(await shown('The text of Arrival.')).toBeVisible()
  })

  it('are used by a viewer, whose choices and exports change nothing (R-881)', async () => {
    replaceWorker()
    const { id, stored, open } = await makeBook('manuscript')
    await shareManuscript(api, 'auth', id, 'manager', 'viewer')
    const before = await stored()
    const { user } = await open('manager')
    expect(await shown(/Your choices apply to this export only/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
    await user.click(screen.getByText('Plain text (.txt)'))
    await user.click(await shown('Export as plain text'))
    await shown('Exported: The Harbour.txt')
    await user.click(screen.getByText('Back to manuscript'))
    expect(await stored()).toEqual(before)
  })
})

describe('the changes since the last export (R-883)', () => {
  it('are counted and marked, and one click exports only the changed chapters', async () => {
    const requests = replaceWorker()
    const { id, scenes, stored, open } = await makeBook('manuscript')
    const { user } = await open()
    await user.click(await shown('Export as Word document'))
    await shown(/^No chapter has changed since/)
    await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${scenes[1]}`, {
      revision: 1,
      content: doc('The new text of Tide.'),
    })
    await closePage()
    const again = await open()
    expect(await shown(/^1 of 3 chapters changed since /)).toBeVisible()
    await again.user.click(screen.getByText('Chosen chapters'))
    expect(await screen.findByRole('checkbox', { name: 'Tide Changed' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Leaving' })).toBeVisible()
    await again.user.click(screen.getByText('The whole manuscript'))
    await again.user.click(await screen.findByRole('button', { name: 'Choose only these' }))
    expect(await screen.findByRole('checkbox', { name: 'Tide Changed' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Arrival' })).not.toBeChecked()
    await again.user.click(screen.getByText('Export as Word document'))
    await waitFor(() => expect(requests).toHaveLength(2))
    const text = JSON.stringify(requests[1]?.book.sections)
    expect(text).toContain('The new text of Tide.')
    expect(text).not.toContain('The text of Arrival.')
    // The choice is for this export: the output still has all parts.
    await again.user.click(await screen.findByRole('button', { name: 'Choose all parts again' }))
    expect(await shown(/^No chapter has changed since/)).toBeVisible()
    expect((await stored())[0]?.choices.parts).toEqual({ by: 'all' })
  })

  it('are those since the texts were loaded, not since the file was written', async () => {
    const requests = replaceWorker()
    const { id, scenes, open } = await makeBook('manuscript')
    let isExporting = false
    const { user } = await open('auth', async (call, send) => {
      const response = await send()
      if (!isExporting || call !== `GET /api/manuscripts/${id}/items/${scenes[0]}`) return response
      isExporting = false
      // Longer than the record of the export needs to arrive.
      await new Promise((resolve) => setTimeout(resolve, 500))
      const content = doc('Changed after it was loaded.')
      await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${scenes[0]}`, { revision: 1, content })
      return response
    })
    const start = await shown('Export as Word document')
    // The preview has its texts.
    await waitFor(() => expect(pages.openPages).toHaveBeenCalled())
    isExporting = true
    await user.click(start)
    expect(await shown(/^1 of 3 chapters changed since /)).toBeVisible()
    expect(JSON.stringify(requests)).toContain('The text of Arrival.')
  })

  it('are those since the texts were loaded, however long the first output takes to be stored', async () => {
    replaceWorker()
    const { id, path, scenes, open } = await makeBook()
    const { user } = await open('auth', async (call, send) => {
      const response = await send()
      if (call !== `POST /api${path}`) return response
      await new Promise((resolve) => setTimeout(resolve, 500))
      const content = doc('Changed after it was loaded.')
      await api.send('auth', 'PATCH', `/manuscripts/${id}/items/${scenes[0]}`, { revision: 1, content })
      await new Promise((resolve) => setTimeout(resolve, 500))
      return response
    })
    await user.click(await shown('Export as Word document'))
    expect(await shown(/^1 of 3 chapters changed since /)).toBeVisible()
  })
})

describe('kept exports (R-884)', () => {
  it('are uploaded when the output keeps copies, listed, and deleted after a question', async () => {
    replaceWorker()
    const { id, stored, open } = await makeBook('manuscript')
    const { owner } = api.database
    vi.spyOn(supabase.storage, 'from').mockReturnValue({
      upload: async (path: string) => {
        await owner`insert into storage.objects (bucket_id, name, owner_id, metadata)
          values ('manuscript-files', ${path}, ${PEOPLE.auth}, ${owner.json({ size: 2048 })})`
        return { data: { path }, error: null }
      },
      createSignedUrl: async (path: string) => ({
        data: { signedUrl: `https://files/${path}` },
        error: null,
      }),
    } as unknown as ReturnType<typeof supabase.storage.from>)
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Keep a copy under Exports' }))
    await user.click(screen.getByText('Export as Word document'))
    expect(await screen.findByRole('heading', { name: 'Exports' })).toBeVisible()
    expect(screen.getByText(/· 2 kB$/)).toBeVisible()
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ keepsCopy: true }))
    const [kept] = await owner`select output_id from public.manuscript_exports where manuscript_id = ${id}`
    expect(kept?.output_id).toBe((await stored())[0]?.id)
    const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await user.click(screen.getByRole('button', { name: 'Download “The Harbour.docx”' }))
    await waitFor(() =>
      expect(opened.mock.contexts.map((link) => (link as HTMLAnchorElement).href)).toContainEqual(
        expect.stringContaining(`https://files/${id}/`),
      ),
    )
    opened.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Delete “The Harbour.docx”' }))
    await user.click(await screen.findByRole('button', { name: 'Delete file' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Exports' })).toBeNull())
    expect(await owner`select from public.manuscript_exports where manuscript_id = ${id}`).toHaveLength(0)
  })

  it('a copy that cannot be kept is reported, and the file is exported', async () => {
    replaceWorker()
    const { open } = await makeBook('manuscript')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(supabase.storage, 'from').mockReturnValue({
      upload: async () => ({ data: null, error: new Error('storage_full: 9 of 10 bytes are used') }),
    } as unknown as ReturnType<typeof supabase.storage.from>)
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Keep a copy under Exports' }))
    await user.click(screen.getByText('Export as Word document'))
    expect(await shown('“The Harbour.docx” is exported, but no copy could be kept')).toBeVisible()
    expect(screen.getByText(/^Your storage is full\./)).toBeVisible()
    expect(screen.getByText('Exported: The Harbour.docx')).toBeVisible()
  })
})
