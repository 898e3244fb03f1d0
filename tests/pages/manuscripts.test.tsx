import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import {
  createItem,
  createManuscript,
  doc,
  makeEmptyManuscript,
  shareManuscript,
} from '../api/support/manuscripts.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, comboBox, press, tableRow, textBox } from './support/roles.ts'
import { textEditor } from './support/text-editor.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const open = (path: string) => renderRoute(api, path, { as: 'auth' })

describe('a new manuscript (R-001)', () => {
  it('shows errors at the field and keeps its text', async () => {
    const { user, calls } = await open('/apps/manuscripts/new')
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveFocus()
    await user.click(await screen.findByRole('textbox', { name: 'Author' }))
    await user.paste('Mara Quill')
    await user.click(textBox('Word target'))
    await user.paste('many')
    await user.click(button('Create manuscript'))
    expect(await screen.findByText('Title is required')).toBeVisible()
    expect(screen.getByText('Target must be a whole number greater than zero')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
    expect(textBox('Author')).toHaveValue('Mara Quill')
    expect(calls.filter((call) => call.startsWith('POST /api/manuscripts'))).toEqual([])
  })
})

describe('screens of the selected manuscript', () => {
  it('a character is created, edited and found in the list', async () => {
    const { id } = await createManuscript(api, 'auth', 'Cast')
    const path = `/apps/manuscripts/characters?manuscript=${id}`
    const { user, calls } = await open(path)
    await heading('Characters')
    await user.click((await screen.findAllByRole('button', { name: 'New character' }))[0] as HTMLElement)
    const drawer = within(await screen.findByRole('dialog'))
    const title = await drawer.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.click(title)
    await user.paste('Ines')
    await user.click(drawer.getByRole('textbox', { name: 'Role' }))
    await user.paste('Keeper')
    await user.click(drawer.getByRole('textbox', { name: 'Also called' }))
    await waitFor(() =>
      expect(calls.filter((call) => call.startsWith('PATCH')).every((call) => call.endsWith('200'))).toBe(
        true,
      ),
    )
    expect((await screen.findAllByText(/^Saved “/)).length).toBeGreaterThan(0)
    await waitFor(async () => {
      const { body } = await api.send('auth', 'GET', `/manuscripts/${id}/items`)
      expect(JSON.stringify(body)).toContain('Keeper')
    })
    await closePage()
    const again = await open(path)
    await again.user.click(await screen.findByRole('button', { name: 'Ines' }))
    const reopened = within(await screen.findByRole('dialog'))
    expect(await reopened.findByRole('textbox', { name: 'Role' })).toHaveValue('Keeper')
  })

  it('a list of characters shows the role and no empty columns, and is filtered by status', async () => {
    const { id } = await createManuscript(api, 'auth', 'Sketches')
    const { status } = await api.ok('auth', 'POST', `/manuscripts/${id}/statuses`, {
      status: 201,
      schema: z.looseObject({ status: z.looseObject({ id: z.string() }) }),
      body: { name: 'Sketched' },
    })
    await createItem(api, 'auth', id, {
      type: 'character',
      title: 'Odile',
      details: { role: 'Lighthouse keeper' },
    })
    const path = `/apps/manuscripts/characters?manuscript=${id}`
    await open(path)
    expect(await screen.findByRole('cell', { name: 'Lighthouse keeper' })).toBeVisible()
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())
    expect(heads.filter(Boolean)).toEqual(['Title', 'Role', 'Changed', 'Actions'])

    await closePage()
    await createItem(api, 'auth', id, { type: 'character', title: 'Marec', statusId: status.id })
    const { user } = await open(path)
    const filter = async (name: string) =>
      user.selectOptions(comboBox('Filter by status'), await screen.findByRole('option', { name }))
    const isGone = (name: string) =>
      waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull())
    await tableRow('Odile')
    await filter('Sketched')
    await isGone('Odile')
    expect(await tableRow('Marec')).toBeVisible()
    await filter('No status')
    await isGone('Marec')
    expect(await tableRow('Odile')).toBeVisible()
  })

  it('a list is filtered by a collection, which the address has', async () => {
    const { id } = await createManuscript(api, 'auth', 'Collected')
    const scene = await createItem(api, 'auth', id, { title: 'Before the tide' })
    await createItem(api, 'auth', id, { title: 'After the tide' })
    await api.ok('auth', 'POST', `/manuscripts/${id}/collections`, {
      status: 201,
      schema: z.unknown(),
      body: { name: 'To revise', itemIds: [scene.id] },
    })
    const { user, address } = await open(`/apps/manuscripts/scenes?manuscript=${id}`)
    await screen.findByRole('button', { name: 'After the tide' })
    // The collections arrive after the items.
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Filter by collection' }),
      await screen.findByRole('option', { name: 'To revise' }),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'After the tide' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Before the tide' })).toBeVisible()
    expect(address()).toContain('collection=')
  })

  it.each([
    { as: 'auth', mayWrite: true },
    { as: 'client', mayWrite: false },
  ] as const)(
    'R-890: $as is offered to write in the continuous text: $mayWrite',
    async ({ as, mayWrite }) => {
      const { id } = await createManuscript(api, 'auth', 'Flow')
      await createItem(api, 'auth', id, { title: 'Before the tide', content: doc('The water fell.') })
      await shareManuscript(api, 'auth', id, 'client', 'viewer')
      // jsdom has no layout, and a list without a height shows no row.
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
      const { user } = await renderRoute(api, `/apps/manuscripts/${id}?view=read`, { as })
      expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
      expect(screen.queryAllByRole('button', { name: 'Write' })).toHaveLength(mayWrite ? 1 : 0)
      if (mayWrite) return
      await user.click(await screen.findByText('The water fell.'))
      await screen.findByText('The water fell.')
      expect(document.querySelector('[contenteditable=true]')).toBeNull()
    },
  )

  it('R-963: the continuous text has typewriter scrolling and a focus mode, which Escape leaves', async () => {
    // jsdom has no IndexedDB, so the editor reports that drafts are not stored on the device.
    vi.spyOn(console, 'error').mockReturnValue()
    const id = await makeEmptyManuscript(api, 'auth', 'Flow')
    await createItem(api, 'auth', id, { title: 'Before the tide', content: doc('The water fell.') })
    await createItem(api, 'auth', id, { title: 'After the tide', content: doc('The water rose.') })
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
    // jsdom finds no element at a point.
    Object.assign(document, { elementFromPoint: () => null })
    const { user } = await open(`/apps/manuscripts/${id}?view=read`)
    await user.click(await screen.findByText('The water fell.'))
    const editor = await textEditor('Before the tide')
    // Hidden on a narrow screen.
    const typewriter = screen.getByRole('button', { name: 'Typewriter scrolling', hidden: true })
    await user.click(typewriter)
    expect(typewriter).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: /^Focus mode/ }))
    expect(editor.view.hasFocus()).toBe(true)
    expect(screen.queryByRole('heading', { level: 1, name: 'Flow' })).toBeNull()
    expect(screen.queryByRole('tree')).toBeNull()
    expect(screen.queryByRole('toolbar')).toBeNull()
    const active = screen.getByText('The water fell.').closest('[data-active]')
    expect(active?.closest('[data-focus-mode]')).not.toBeNull()
    expect(screen.getByText('The water rose.').closest('[data-active]')).toBeNull()
    await user.keyboard('{Escape}')
    expect(await heading('Flow')).toBeVisible()
    expect(document.querySelector('[data-focus-mode]')).toBeNull()
  })

  it('R-963: the page of a folder has the focus mode, by its key too', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const id = await makeEmptyManuscript(api, 'auth', 'Flow')
    const part = await createItem(api, 'auth', id, { type: 'folder', title: 'Part one' })
    const inPart = { title: 'Ebb', parentId: part.id, content: doc('The water fell.') }
    await createItem(api, 'auth', id, inPart)
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
    Object.assign(document, { elementFromPoint: () => null, scrollingElement: document.documentElement })
    const { user } = await open(`/folders/${part.id}?manuscript=${id}&view=read`)
    await user.click(await screen.findByText('The water fell.'))
    const editor = await textEditor('Ebb')
    await user.keyboard('{Control>}{Alt>}{Enter}{/Alt}{/Control}')
    expect(screen.getByText('The water fell.').closest('[data-focus-mode]')).not.toBeNull()
    expect(screen.queryByRole('radio', { name: 'Outline' })).toBeNull()
    expect(editor.view.hasFocus()).toBe(true)
    await user.click(screen.getByRole('button', { name: /^Leave focus mode/ }))
    expect(document.querySelector('[data-focus-mode]')).toBeNull()
    expect(screen.getByRole('radio', { name: 'Outline' })).toBeInTheDocument()
  })

  it('R-891: the page of a folder renders the texts near the view, also after it was scrolled', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const id = await makeEmptyManuscript(api, 'auth', 'Flow')
    for (const title of ['Ebb', 'Flood', 'Slack', 'Neap', 'Spring', 'Storm'])
      await createItem(api, 'auth', id, { title, content: doc(`The text of ${title}.`) })
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600)
    Object.assign(document, { scrollingElement: document.documentElement })
    await open(`/folder-view?manuscript=${id}&view=read`)
    expect(await screen.findByText('The text of Ebb.')).toBeVisible()
    expect(screen.queryByText('The text of Storm.')).toBeNull()
    document.documentElement.scrollTop = 3000
    document.dispatchEvent(new Event('scroll'))
    expect(await screen.findByText('The text of Storm.')).toBeVisible()
    document.documentElement.scrollTop = 0
  })

  it('R-892: the continuous text is narrowed by label, status and collection, as the address names them', async () => {
    const { id } = await createManuscript(api, 'auth', 'Flow')
    await createItem(api, 'auth', id, { title: 'Before the tide', content: doc('The water fell.') })
    const make = (kind: string, body: object) =>
      api.ok('auth', 'POST', `/manuscripts/${id}/${kind}`, { status: 201, schema: z.unknown(), body })
    await make('statuses', { name: 'Ready' })
    await make('labels', { name: 'Red', colour: '#cc0000' })
    await make('collections', { name: 'To revise', itemIds: [] })
    const { user, address } = await open(`/apps/manuscripts/${id}?view=read`)
    for (const [name, choice] of [
      ['status', 'Ready'],
      ['label', 'Red'],
      ['collection', 'To revise'],
    ] as const) {
      const filter = await screen.findByRole('combobox', { name: `Filter by ${name}` })
      await user.selectOptions(filter, await within(filter).findByRole('option', { name: choice }))
      const clear = await screen.findByRole('button', { name: 'Clear filters' })
      expect(address()).toMatch(`&${name}=`)
      await user.click(clear)
      expect(await screen.findByRole('button', { name: 'Write' })).toBeVisible()
      expect(address()).toBe(`/apps/manuscripts/${id}?view=read`)
    }
  })

  it('an item in the trash is marked and restored', async () => {
    const { id } = await createManuscript(api, 'auth', 'Binned')
    const scene = await createItem(api, 'auth', id, { title: 'Before the tide' })
    expect((await api.send('auth', 'POST', `/manuscripts/${id}/items/${scene.id}/trash`)).status).toBe(200)
    const { user } = await open(`/apps/manuscripts/${id}?item=${scene.id}`)
    expect(await screen.findByText('This item is in the trash.')).toBeVisible()
    await press(user, 'Restore')
    await waitFor(() => expect(screen.queryByText('This item is in the trash.')).toBeNull())
  })

  it('folders open as a path with links back', async () => {
    const { id } = await createManuscript(api, 'auth', 'Walk')
    const chapter = await createItem(api, 'auth', id, { type: 'chapter', title: 'The first walk' })
    const { user, address } = await open(`/folder-view?manuscript=${id}`)
    await heading('Folders')
    await press(user, 'The first walk')
    await heading('The first walk')
    expect(address()).toContain(`/folders/${chapter.id}`)
    const [back] = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
    if (!back) throw new Error('There is no link back')
    await user.click(back)
    await heading('Folders')
  })

  it('/manuscripts/:id redirects to the analytics dashboard', async () => {
    const { address } = await open('/manuscripts/whatever')
    await waitFor(() => expect(address()).toBe('/dashboards/analytics'))
  })
})

it('an admin selects a manuscript and sees that it has no raw files', async () => {
  await createManuscript(api, 'admin', 'Raw')
  const { user, address } = await renderRoute(api, '/manuscript-raw-files', { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Raw' }))
  await waitFor(() => expect(address()).toMatch(/\/admin\/manuscripts\/[0-9a-f-]{36}\/raw-files/))
  expect(await screen.findByRole('heading', { name: 'No raw files' })).toBeVisible()
})
