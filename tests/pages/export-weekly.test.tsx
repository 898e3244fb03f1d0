import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { weekOf } from '../../src/features/export/model/weekly.ts'
import { supabase } from '../../src/lib/api/supabase.ts'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { type Output, outputList, outputResponse } from '../../supabase/functions/_shared/contract/outputs.ts'
import { PEOPLE, startTestApi, type TestApi, TIMER_KEY } from '../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript, shareManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** A manuscript with one scene; `format` is that of its output, if it has one. */
async function makeBook(format?: Output['format']) {
  const id = await makeEmptyManuscript(api, 'auth', 'The: Harbour')
  await createItem(api, 'auth', id, { title: 'Arrival', content: doc('The lamp is lit.') })
  const path = `/manuscripts/${id}/outputs`
  const choices = presetChoices('manuscript', 'en')
  if (format) {
    const body = { name: 'For the agent', preset: 'manuscript', format, choices } as const
    await api.ok('auth', 'POST', path, { status: 201, schema: outputResponse, body })
  }
  const stored = async (): Promise<Output[]> =>
    (await api.ok('auth', 'GET', path, { schema: outputList })).outputs
  const open = (as: 'auth' | 'manager' = 'auth') => renderRoute(api, `/apps/manuscripts/${id}/export`, { as })
  return { id, path, stored, open }
}

const shown = (text: string | RegExp) => screen.findByText(text)
const weeklySwitch = () => screen.findByRole('checkbox', { name: 'Export every week' })

describe('the weekly export of an output (R-920 to R-926)', () => {
  it('is switched on and off, and its file appears without a reload', async () => {
    const { stored, open } = await makeBook('md')
    const { user } = await open()
    await user.click(await weeklySwitch())
    expect(await shown(/^The first file will be under Exports within a few minutes/)).toBeVisible()
    await expectNoViolations(document.body)
    const init = { method: 'POST', headers: { apikey: TIMER_KEY } }
    expect(await (await api.request('/api/weekly-exports', init)).json()).toEqual({ result: 'kept' })
    expect(await screen.findByRole('heading', { name: 'Exports' })).toBeVisible()
    const monday = weekOf(new Date().toISOString()).getDate()
    expect(screen.getByText(new RegExp(`^Week of .*\\b${monday}\\b`))).toBeVisible()
    expect(await shown(/^Last file: .* Next: /)).toBeVisible()
    const createSignedUrl = vi.fn(async () => ({ data: { signedUrl: 'https://files/1' }, error: null }))
    vi.spyOn(supabase.storage, 'from').mockReturnValue({ createSignedUrl } as never)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await user.click(screen.getByRole('button', { name: 'Download “The: Harbour.md”' }))
    // A name that every system accepts.
    await waitFor(() =>
      expect(createSignedUrl).toHaveBeenCalledWith(expect.any(String), expect.any(Number), {
        download: 'The- Harbour.md',
      }),
    )
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    // It starts again.
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ weekly: { lastAt: null } }))
    await user.click(await weeklySwitch())
    await waitFor(async () => expect((await stored())[0]?.weekly).toBeNull())
    expect(screen.queryByText(/^Last file: /)).toBeNull()
  })

  it('names its person and the reason of a failure, and why a PDF has none', async () => {
    const { stored, open } = await makeBook('docx')
    const [output] = await stored()
    const { owner } = api.database
    await owner`
      update public.manuscript_outputs set weekly_by = ${PEOPLE.manager} where id = ${output?.id ?? ''}`
    await owner`
      update public.manuscript_outputs set weekly_failure = 'too_large', weekly_next_at = '2026-12-04T12:00:00Z' where id = ${output?.id ?? ''}`
    const { user } = await open()
    expect(
      await shown(/^The last weekly export failed because the book is too long for the server/),
    ).toBeVisible()
    expect(
      screen.getByText(/^No file yet\. Next: .* Started by \p{L}.*, whose storage it uses\.$/u),
    ).toBeVisible()
    await user.click(screen.getByText('PDF'))
    expect(await shown(/^The server writes no PDF\. The weekly export waits/)).toBeVisible()
    // A PDF that was wanted once does not end the weekly export.
    await user.click(screen.getByText('Word (.docx)'))
    expect(await weeklySwitch()).toBeChecked()
    await user.click(screen.getByText('PDF'))
    await user.click(await weeklySwitch())
    await waitFor(async () => expect((await stored())[0]?.weekly).toBeNull())
    expect(await shown(/^The server writes no PDF\. Choose another format/)).toBeVisible()
    expect(await weeklySwitch()).toBeDisabled()
  })

  it('a manuscript without outputs gets its first one by it; a viewer sees no switch', async () => {
    const { id, stored, open } = await makeBook()
    const { user } = await open()
    await user.click(await weeklySwitch())
    await waitFor(async () =>
      expect((await stored()).map(({ name, weekly }) => [name, weekly !== null])).toEqual([
        ['Manuscript (Shunn)', true],
      ]),
    )
    await shareManuscript(api, 'auth', id, 'manager', 'viewer')
    await closePage()
    await open('manager')
    await shown(/Your choices apply to this export only/)
    expect(screen.queryByRole('checkbox', { name: 'Export every week' })).toBeNull()
  })
})
