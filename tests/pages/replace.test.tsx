import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as finders from '../../src/features/find-replace/model/text-finder.ts'
import { type Item, savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import { revisionList } from '../../supabase/functions/_shared/contract/revisions.ts'
import { writingProgress } from '../../supabase/functions/_shared/contract/writing.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  doc,
  fetchItem,
  makeEmptyManuscript,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { runFindWorker } from './support/find-worker.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => {
  runFindWorker()
  // jsdom has no layout, and a list without a height shows no row.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
})
afterEach(() => closePage())
afterAll(() => api.close())

async function makeHarbour() {
  const id = await makeEmptyManuscript(api, 'auth', 'The Harbour')
  const one = await createItem(api, 'auth', id, {
    title: 'One port',
    synopsis: 'At the port.',
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'The ' },
            { type: 'text', text: 'port', marks: [{ type: 'italic' }] },
            { type: 'text', text: ' of a port.' },
          ],
        },
      ],
    },
  })
  const two = await createItem(api, 'auth', id, {
    title: 'Two',
    content: doc('No port here.'),
    notesContent: doc('Which port?'),
  })
  return { id, one, two }
}
const open = (id: string, { q, ...options }: { q?: string; as?: 'auth' | 'user' } = {}) =>
  renderRoute(api, `/apps/manuscripts/${id}/replace${q ? `?q=${q}` : ''}`, { as: 'auth', ...options })
const stored = (id: string, item: Item) => fetchItem(api, 'auth', id, item.id)
const matches = () => screen.findByRole('region', { name: 'Matches' })

describe('the page of find and replace (R-927)', () => {
  it('replaces the chosen matches in the chosen documents, and undoes it (R-929, R-931)', async () => {
    const { id, one, two } = await makeHarbour()
    const { user } = await open(id)
    await user.type(await screen.findByLabelText('Find'), 'port{Enter}')
    expect(await screen.findByText('3 matches in 2 documents')).toBeVisible()
    await expectNoViolations(document.body)
    const list = within(await matches())
    await user.type(screen.getByLabelText('Replace with'), 'dock')
    const boxes = await list.findAllByRole('checkbox')
    const second = boxes.find((box) => box.closest('label')?.textContent?.startsWith('The port of a'))
    expect(second?.closest('label')).toHaveTextContent('The port of a Replaced: port New: dock.')
    await user.click(second as HTMLElement)
    const button = screen.getByRole('button', { name: 'Replace 2 matches in 2 documents' })
    expect((await stored(id, one)).revision).toBe(one.revision)
    await user.click(button)
    const undo = await screen.findByRole('button', { name: 'Undo replacement' })
    await waitFor(() => expect(undo).toHaveFocus())
    const replaced = await stored(id, one)
    expect(replaced.text).toBe('The dock of a port.')
    expect(replaced.title).toBe('One port')
    // One save each, which is no writing of the day (R-930, R-932).
    expect(replaced.revision).toBe(one.revision + 1)
    const path = `/manuscripts/${id}/writing?today=${new Date().toISOString().slice(0, 10)}`
    expect((await api.ok('auth', 'GET', path, { schema: writingProgress })).days).toEqual([])
    expect(JSON.stringify(replaced.content)).toContain(
      '{"type":"text","text":"dock","marks":[{"type":"italic"}]}',
    )
    expect((await stored(id, two)).text).toBe('No dock here.')
    const { revisions } = await api.ok('auth', 'GET', `/manuscripts/${id}/items/${one.id}/revisions`, {
      schema: revisionList,
    })
    expect(revisions.map(({ name }) => name)).toEqual(['Before replacing “port” with “dock”'])
    await user.click(undo)
    const message = await screen.findByText('The replacement was undone in 2 documents.')
    await waitFor(() => expect(message).toHaveFocus())
    expect((await stored(id, one)).content).toMatchObject(one.content ?? {})
    expect((await stored(id, two)).text).toBe('No port here.')
  })

  it('undoes also titles, synopses and notes after a reload (R-931)', async () => {
    const { id, one, two } = await makeHarbour()
    const { user } = await open(id, { q: 'port' })
    await screen.findByText('3 matches in 2 documents')
    for (const name of ['Titles', 'Synopses', 'Notes']) await user.click(screen.getByLabelText(name))
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await screen.findByText('6 matches in 2 documents')
    await user.type(screen.getByLabelText('Replace with'), 'dock')
    await user.click(screen.getByRole('button', { name: 'Replace 6 matches in 2 documents' }))
    await screen.findByRole('button', { name: 'Undo replacement' })
    expect(await stored(id, one)).toMatchObject({ title: 'One dock', synopsis: 'At the dock.' })
    expect((await stored(id, two)).notes).toBe('Which dock?')
    await closePage({ keepDevice: true })
    runFindWorker()
    const again = await open(id)
    await again.user.click(await screen.findByRole('button', { name: 'Undo replacement' }))
    await screen.findByText('The replacement was undone in 2 documents.')
    expect(await stored(id, one)).toMatchObject({ title: 'One port', synopsis: 'At the port.' })
    expect(await stored(id, two)).toMatchObject({ text: 'No port here.', notes: 'Which port?' })
  })

  it('names a document that was changed since the search or the replacement, and leaves it (R-930, R-931)', async () => {
    const { id, one, two } = await makeHarbour()
    const { user } = await open(id, { q: 'port' })
    await screen.findByText('3 matches in 2 documents')
    await api.ok('auth', 'PATCH', `/manuscripts/${id}/items/${two.id}`, {
      schema: savedItem,
      body: { revision: two.revision, content: doc('Another port.') },
    })
    await user.type(screen.getByLabelText('Replace with'), 'dock')
    await user.click(screen.getByRole('button', { name: /^Replace 3/ }))
    expect(await screen.findByText(/^“Two” was changed in the meantime/)).toBeVisible()
    expect((await stored(id, two)).text).toBe('Another port.')
    expect((await stored(id, one)).text).toBe('The dock of a dock.')
    expect(screen.getByText(/2 matches in 1 document$/)).toBeVisible()
    await api.ok('auth', 'PATCH', `/manuscripts/${id}/items/${one.id}`, {
      schema: savedItem,
      body: { revision: one.revision + 1, content: doc('Written since.') },
    })
    await user.click(screen.getByRole('button', { name: 'Undo replacement' }))
    expect(await screen.findByText(/^“One port” was changed after the replacement/)).toBeVisible()
    expect((await stored(id, one)).text).toBe('Written since.')
  })

  it('does not replace the matches of another search than the one in the form', async () => {
    const { id } = await makeHarbour()
    const { user } = await open(id, { q: 'port' })
    await screen.findByText('3 matches in 2 documents')
    await user.click(screen.getByLabelText('Titles'))
    const button = screen.getByRole('button', { name: /^Delete 3/ })
    expect(button).toHaveAccessibleDescription(/The search was changed/)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await screen.findByText('4 matches in 2 documents')
    await user.click(screen.getByLabelText('Match case'))
    expect(screen.getByRole('button', { name: /^Delete 4/ })).toHaveAttribute('aria-disabled', 'true')
  })

  it('chooses all matches and those of a document at once', async () => {
    const { id } = await makeHarbour()
    const { user } = await open(id, { q: 'port' })
    const list = within(await matches())
    await user.click(await list.findByRole('checkbox', { name: 'All matches in “One port”' }))
    expect(screen.getByRole('button', { name: 'Delete 1 match in 1 document' })).toBeVisible()
    await user.click(list.getByRole('checkbox', { name: 'All matches' }))
    expect(screen.getByRole('button', { name: 'Delete 3 matches in 2 documents' })).toBeVisible()
    await user.click(list.getByRole('checkbox', { name: 'All matches' }))
    expect(screen.getByRole('button', { name: /^Delete 0/ })).toHaveAttribute('aria-disabled', 'true')
  })

  it('says that a regular expression is not valid or takes too long (R-928)', async () => {
    const { id } = await makeHarbour()
    const { user } = await open(id)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(screen.getByLabelText('Regular expression'))
    await user.type(screen.getByLabelText('Find'), '(port{Enter}')
    expect(await screen.findByText(/not a valid regular expression/)).toBeVisible()
    const find = () => Promise.reject(new finders.FindProblem('too-slow'))
    vi.spyOn(finders, 'createTextFinder').mockReturnValue({ find, end: () => undefined })
    await user.type(screen.getByLabelText('Find'), ')+{Enter}')
    expect(await screen.findByText(/takes too long and was stopped/)).toBeVisible()
  })

  it('finds and does not replace for those who may only read', async () => {
    const { id } = await makeHarbour()
    await shareManuscript(api, 'auth', id, 'user', 'viewer')
    await open(id, { q: 'port', as: 'user' })
    expect(await screen.findByText('3 matches in 2 documents')).toBeVisible()
    expect(screen.queryByLabelText('Replace with')).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Replace|Delete)/ })).toBeNull()
    expect(within(await matches()).queryByRole('checkbox')).toBeNull()
  })
})
