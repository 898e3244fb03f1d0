import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deviceTimeZone } from '../../src/lib/time/device-time-zone.ts'
import { changedTexts } from '../../supabase/functions/_shared/contract/manuscript-history.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  doc,
  fetchItem,
  makeEmptyManuscript,
  saveTextAt,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Two texts, changed at noon on March 2 and again on March 4. */
async function makeHarbour() {
  const id = await makeEmptyManuscript(api, 'auth', 'The Harbour')
  const texts = []
  for (const title of ['One', 'Two']) {
    const first = await createItem(api, 'auth', id, { title, content: doc('A quiet port.') })
    const second = await saveTextAt(api, '2026-03-02T12:00Z', id, first, 'A busy port at night.')
    texts.push(await saveTextAt(api, '2026-03-04T12:00Z', id, second, 'Nothing.'))
  }
  return { id, texts }
}
const open = (id: string, search = '', as: 'auth' | 'user' = 'auth') =>
  renderRoute(api, `/apps/manuscripts/${id}/history${search}`, { as })
const texts = async (id: string, items: readonly { id: string }[]) =>
  Promise.all(items.map(async (item) => (await fetchItem(api, 'auth', id, item.id)).text))
const card = (title: string) => screen.findByRole('region', { name: title })

describe('the history of a manuscript', () => {
  it('opens the last day, and shows the words that a day changed (R-966, R-967)', async () => {
    const { id } = await makeHarbour()
    const { user, calls } = await renderRoute(api, `/apps/manuscripts/${id}/history`, {
      as: 'auth',
      // The order of the rows is not that of the binder.
      intercept: async (call, send) => {
        if (!call.includes('/history/texts')) return send()
        const { texts } = changedTexts.parse(await (await send()).json())
        return Response.json({ texts: texts.sort((a, b) => b.title.localeCompare(a.title)) })
      },
    })
    const days = within(await screen.findByRole('navigation', { name: 'Days with changes' }))
    expect(days.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^(4 Mar 2026|Mar 4, 2026)2 texts · Léa Fontaine/),
      expect.stringMatching(/^(2 Mar 2026|Mar 2, 2026)2 texts · Léa Fontaine/),
    ])
    expect(days.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'true')
    await user.click(days.getAllByRole('link')[1] as HTMLElement)
    await screen.findByRole('heading', { name: /2 March 2026|March 2, 2026/ })
    const one = within(await card('One'))
    const asked = calls.filter((call) => call.includes('/history'))
    for (const call of asked) expect(call).toContain(`timeZone=${encodeURIComponent(deviceTimeZone())}`)
    expect(asked.length).toBeGreaterThan(2)
    expect(one.getByText('+2 words')).toBeVisible()
    const cards = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(cards.filter((name) => name === 'One' || name === 'Two')).toEqual(['One', 'Two'])
    await user.click(one.getByRole('button', { name: 'Show the changes of “One”' }))
    expect(await one.findByText('busy')).toBeVisible()
    expect(one.getByText('quiet').closest('del')).not.toBeNull()
    expect(one.queryByRole('button', { name: /Restore/ })).toBeNull()
    await expectNoViolations(document.body)
  })

  it('restores all texts of a day and takes it back (R-968)', async () => {
    const { id, texts: items } = await makeHarbour()
    await createItem(api, 'auth', id, { title: 'Newer', content: doc('Later.') })
    const { user } = await open(id, '?day=2026-03-02')
    await user.click(await screen.findByRole('radio', { name: 'Since this day' }))
    expect(await screen.findByText(/2 texts are different from the end of/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Restore all 2' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(await texts(id, items)).toEqual(['Nothing.', 'Nothing.'])
    await user.click(question.getByRole('button', { name: 'Restore all 2' }))
    await waitFor(() => expect(screen.getByText(/All texts are as at the end of/)).toHaveFocus())
    expect(await texts(id, items)).toEqual(['A busy port at night.', 'A busy port at night.'])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await texts(id, items)).toEqual(['Nothing.', 'Nothing.']))
    expect(await screen.findByText(/2 texts are different from the end of/)).toBeVisible()
    const restoreOne = within(await card('One')).getByRole('button', { name: 'Restore “One”' })
    // The list is shown again before the undo has ended.
    await waitFor(() => expect(restoreOne).toBeEnabled())
    await user.click(restoreOne)
    await waitFor(async () => expect(await texts(id, items)).toEqual(['A busy port at night.', 'Nothing.']))
    expect(await screen.findByText(/1 text is different from the end of/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)
    await waitFor(async () => expect(await texts(id, items)).toEqual(['Nothing.', 'Nothing.']))
  })

  it('names a text that was changed in the meantime, and leaves it alone (R-968)', async () => {
    const { id, texts: items } = await makeHarbour()
    const { user } = await open(id, '?day=2026-03-02&view=since')
    const one = within(await card('One'))
    const [changed] = items
    if (!changed) throw new Error('no text')
    await saveTextAt(api, '2026-03-05T12:00Z', id, changed, 'Written just now.')
    await user.click(one.getByRole('button', { name: 'Restore “One”' }))
    const toast = await screen.findByText(
      '1 text was not restored, because it was changed or could not be saved.',
    )
    expect(toast.parentElement).toHaveTextContent(/saved\.\s*One$/)
    expect(await texts(id, items)).toEqual(['Written just now.', 'Nothing.'])
  })

  it('lets a viewer look and restore nothing, and says when there is nothing (R-966)', async () => {
    const { id } = await makeHarbour()
    await shareManuscript(api, 'auth', id, 'user', 'viewer')
    await open(id, '?day=2026-03-02&view=since', 'user')
    await card('One')
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull()
    await closePage()
    await open(await makeEmptyManuscript(api, 'auth', 'New'))
    expect(await screen.findByRole('heading', { name: 'Nothing to go back to yet' })).toBeVisible()
  })

  it('is read in full as it was at the end of a day, with the present footnotes, and without newer texts (R-977)', async () => {
    const { id, texts: items } = await makeHarbour()
    const { owner } = api.database
    const newer = await createItem(api, 'auth', id, { title: 'Newer', content: doc('Later.') })
    await owner`update public.manuscript_items set created_at = '2026-03-01' where id <> ${newer.id} and manuscript_id = ${id}`
    const note = crypto.randomUUID()
    const words = { type: 'text', text: 'A busy port', marks: [{ type: 'footnote', attrs: { id: note } }] }
    const noted = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }
    await owner`
      update public.item_revisions set content = ${owner.json(noted)}
       where item_id = ${items[0]?.id ?? ''} and text = 'A busy port at night.'`
    await owner`
      insert into public.item_comments (id, item_id, manuscript_id, kind, body)
      values (${note}, ${items[0]?.id ?? ''}, ${id}, 'footnote', 'Of fishing boats.')`
    await shareManuscript(api, 'auth', id, 'user', 'viewer')
    const { user, address } = await open(id, '?day=2026-03-02', 'user')
    await user.click(await screen.findByRole('radio', { name: 'Whole book' }))
    expect(address()).toBe(`/apps/manuscripts/${id}/history?day=2026-03-02&view=book`)
    expect(await screen.findByText(/2 chapters and scenes as they were at the end of/)).toBeVisible()
    expect(await screen.findByText('A busy port at night.')).toBeVisible()
    expect(await screen.findByText('1', { selector: 'sup' })).toBeVisible()
    expect(screen.getByRole('list', { name: 'Footnotes' })).toHaveTextContent('Of fishing boats.')
    expect(screen.getByText('The footnotes have their present words.')).toBeVisible()
    const titles = screen.getAllByRole('link').map((link) => link.textContent)
    expect(titles.filter((title) => ['One', 'Two', 'Newer'].includes(title ?? ''))).toEqual(['One', 'Two'])
    expect(screen.queryByText(/Nothing|Later/)).toBeNull()
    expect(document.querySelector('[contenteditable=true]')).toBeNull()
    await expectNoViolations(document.body)
  })

  it('prints all texts of the book of a day, also those far from the view (R-977)', async () => {
    const { id } = await makeHarbour()
    const { owner } = api.database
    for (let at = 1; at <= 30; at++)
      await createItem(api, 'auth', id, { title: `Text ${at}`, content: doc(`Words ${at}.`) })
    await owner`update public.manuscript_items set created_at = '2026-03-01' where manuscript_id = ${id}`
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
    let printed = ''
    vi.stubGlobal('print', () => {
      window.dispatchEvent(new Event('beforeprint'))
      printed = document.querySelector('[data-print=page]')?.textContent ?? ''
      window.dispatchEvent(new Event('afterprint'))
    })
    const { user } = await open(id, '?day=2026-03-02&view=book')
    await screen.findAllByText('A busy port at night.')
    expect(screen.queryByText('Words 30.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(printed).not.toBe(''))
    expect(printed).toMatch(
      /^The Harbour32 chapters and scenes as they were at the end of.*A busy port at night\..*Words 30\./,
    )
    expect(printed).not.toMatch(/not loaded|missing|Nothing/)
  })

  it('R-979: has the language of each text in its comparisons and in the book of a day', async () => {
    const { id, texts: items } = await makeHarbour()
    await api.database.owner`
      update public.manuscript_items set created_at = '2026-03-01',
        language = case when id = ${items[0]?.id ?? ''} then 'fr' end where manuscript_id = ${id}`
    const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang')
    const { user } = await open(id, '?day=2026-03-02')
    for (const [title, language] of [
      ['One', 'fr'],
      ['Two', 'en'],
    ] as const) {
      const text = within(await card(title))
      await user.click(text.getByRole('button', { name: `Show the changes of “${title}”` }))
      expect(languageOf(await text.findByText('busy'))).toBe(language)
    }
    await user.click(screen.getByRole('radio', { name: 'Whole book' }))
    await waitFor(async () =>
      expect((await screen.findAllByText('A busy port at night.')).map(languageOf)).toEqual(['fr', 'en']),
    )
  })
})
