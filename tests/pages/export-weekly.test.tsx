import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { type Output, outputList, outputResponse } from '../../supabase/functions/_shared/contract/outputs.ts'
import { startTestApi, type TestApi, TIMER_KEY } from '../api/support/api.ts'
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
  const id = await makeEmptyManuscript(api, 'auth', 'The Harbour')
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
    expect(screen.getByText(/^Week of /)).toBeVisible()
    expect(await shown(/^Last file: .* Next: /)).toBeVisible()
    await user.click(await weeklySwitch())
    await waitFor(async () => expect((await stored())[0]?.weekly).toBeNull())
    expect(screen.queryByText(/^Last file: /)).toBeNull()
  })

  it('names the reason of a failure, and why a PDF has none', async () => {
    const { path, stored, open } = await makeBook('docx')
    const [output] = await stored()
    await api.send('auth', 'PATCH', `${path}/${output?.id}`, { isWeekly: true })
    await api.database.owner`
      update public.manuscript_outputs set weekly_failure = 'too_large', weekly_next_at = '2026-12-04T12:00:00Z' where id = ${output?.id ?? ''}`
    const { user } = await open()
    expect(
      await shown(/^The last weekly export failed because the book is too long for the server/),
    ).toBeVisible()
    expect(screen.getByText(/^No file yet\. Next: /)).toBeVisible()
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
