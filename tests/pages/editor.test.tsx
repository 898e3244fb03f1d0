import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { itemList } from '../../supabase/functions/_shared/contract/items.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { createItem, doc, fetchItem, makeEmptyManuscript } from '../api/support/manuscripts.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, type Intercept, renderRoute } from './support/render-route.tsx'
import { fill, press } from './support/roles.ts'
import { selectWord, textEditor } from './support/text-editor.ts'
import { withoutDrafts } from './support/without-drafts.ts'

withoutDrafts()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

/** Opens a scene with paragraphs in the editor, and reads and writes it by the API. */
async function openScene(paragraphs: string[], intercept?: Intercept, language = 'en') {
  const manuscript = await makeEmptyManuscript(api, 'auth', 'Harbour')
  await api.database.owner`update public.manuscripts set language = ${language} where id = ${manuscript}`
  const { id } = await createItem(api, 'auth', manuscript, { title: 'The lamp', content: doc(...paragraphs) })
  const call = `PATCH /api/manuscripts/${manuscript}/items/${id}`
  const page = await renderRoute(api, `/manuscripts/${manuscript}/items/${id}/edit`, {
    as: 'auth',
    ...(intercept && { intercept }),
  })
  const editor = await textEditor('Text')
  // on paper, a text is alone.
  expect(screen.getByRole('textbox', { name: 'Text' }).closest('[data-print=page]')).not.toBeNull()
  const read = () => fetchItem(api, 'auth', manuscript, id)
  return {
    ...page,
    editor,
    read,
    manuscript,
    sheet: () => screen.getByRole('textbox', { name: 'Text' }),
    saves: () => page.calls.filter((one) => one.startsWith(call)),
    /** A change of the text elsewhere. */
    async write(text: string) {
      const { revision } = await read()
      const body = { revision, content: doc(text) }
      const { status } = await api.send('auth', 'PATCH', `/manuscripts/${manuscript}/items/${id}`, body)
      expect(status).toBe(200)
    },
  }
}

/** Types keys into a text as its browser does; jsdom edits no text. */
function type(editor: Editor, keys: string) {
  for (const key of keys) {
    const { view } = editor
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(key, from, to)
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert)))
      view.dispatch(insert())
  }
}

it('R-830, R-831: the toolbar gives a text the typography of its language, and turns it off while typing', async () => {
  const { user, editor, read } = await openScene(['"Wait" -- now'], undefined, 'fr')
  await user.click(screen.getByRole('button', { name: 'More formatting' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Correct quotes and dashes' }))
  // a menu gives the focus back to the text.
  await waitFor(() => expect(editor.view.hasFocus()).toBe(true))
  await waitFor(async () => expect((await read()).text).toBe('«\u202fWait\u202f» — now'))
  editor.commands.undo()
  await waitFor(async () => expect((await read()).text).toBe('"Wait" -- now'))
  const isOn = async () => {
    await user.click(screen.getByRole('button', { name: 'More formatting' }))
    const choice = await screen.findByRole('menuitem', { name: /^Quotes and dashes as you type/ })
    const text = choice.textContent
    await user.click(choice)
    return text?.includes('(on)')
  }
  expect(await isOn()).toBe(true)
  editor.commands.focus('end')
  type(editor, '"')
  expect(editor.getText()).toBe('"Wait" -- now"')
  expect(await isOn()).toBe(false)
  editor.commands.focus('end')
  type(editor, '"')
  expect(editor.getText()).toBe('"Wait" -- now"\u202f»')
})

it('R-832: two brackets open the choice of an item, which replaces them, and Escape keeps them', async () => {
  const manuscript = await makeEmptyManuscript(api, 'auth', 'Harbour')
  await createItem(api, 'auth', manuscript, { title: 'The causeway' })
  const { id } = await createItem(api, 'auth', manuscript, { title: 'The lamp', content: doc('See') })
  const { user } = await renderRoute(api, `/manuscripts/${manuscript}/items/${id}/edit`, { as: 'auth' })
  const editor = await textEditor('Text')
  editor.commands.focus('end')
  type(editor, ' [[')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(editor.getText()).toBe('See [[')
  type(editor, ' [[')
  await screen.findByRole('dialog')
  await user.keyboard('cause{Enter}')
  await waitFor(async () =>
    expect((await fetchItem(api, 'auth', manuscript, id)).text).toBe('See [[ The causeway'),
  )
  expect(editor.view.dom.querySelector('[data-link=item]')).toHaveTextContent('The causeway')
})

it('R-833: the look of the page is chosen beside the text, and the next page has it', async () => {
  const inserted = vi.spyOn(CSSStyleSheet.prototype, 'insertRule')
  const choices = ['Very large', 'First line indented']
  const { user, sheet } = await openScene(['The lamp is lit.'])
  await press(user, 'Look of the page')
  const dialog = await screen.findByRole('dialog', { name: 'Look of the page' })
  for (const name of choices) await user.click(screen.getByRole('radio', { name }))
  const page = sheet().closest('[data-page]')?.className
  const rule = inserted.mock.calls.find(([text]) => text.startsWith(`.${page}{`))?.[0]
  expect(rule).toMatch(/font-size:1\.5rem;.*--page-indent:1\.5em;.*max-width:46\.6/)
  await expectNoViolations(dialog)
  await closePage({ keepDevice: true })
  const again = await openScene(['Another'])
  await press(again.user, 'Look of the page')
  for (const name of choices) expect(await screen.findByRole('radio', { name })).toBeChecked()
})

describe('a conflict with a change elsewhere', () => {
  /** A page with a text that another person has replaced before it was saved, without the event. */
  async function inConflict() {
    let release = () => {}
    const changed = new Promise<void>((resolve) => {
      release = resolve
    })
    const scene = await openScene(['The lamp is lit.'], async (call, send) => {
      if (call.startsWith('PATCH')) await changed
      return send()
    })
    // Both replace the same word, which is not merged.
    selectWord(scene.editor, 'lit.')
    scene.editor.commands.insertContent('mine.')
    await waitFor(() => expect(scene.sheet()).toHaveFocus())
    await scene.write('The lamp is theirs.')
    release()
    expect(await screen.findByText(/^You changed this item on another device/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    // the text keeps the focus and stays editable.
    expect(scene.sheet()).toHaveFocus()
    expect(scene.sheet()).toHaveAttribute('contenteditable', 'true')
    expect((await scene.read()).text).toBe('The lamp is theirs.')
    return scene
  }

  it('keeping both creates a document after this one', async () => {
    const scene = await inConflict()
    // The notice and the footer have it.
    const [compare] = await screen.findAllByRole('button', { name: 'Compare and choose' })
    await scene.user.click(compare as HTMLElement)
    await press(scene.user, 'Keep both')
    await waitFor(() => expect(scene.sheet()).toHaveTextContent('The lamp is theirs.'))
    await press(scene.user, 'Show the binder')
    expect(await screen.findByRole('treeitem', { name: /^The lamp \(my version\)/ })).toBeVisible()
    const { items } = await api.ok('auth', 'GET', `/manuscripts/${scene.manuscript}/items`, {
      schema: itemList,
    })
    expect(items.map(({ title }) => title)).toEqual(['The lamp', 'The lamp (my version)'])
  })

  it('taking the saved version can be undone', async () => {
    const scene = await inConflict()
    await press(scene.user, 'Keep saved version')
    await waitFor(() => expect(scene.sheet()).toHaveTextContent('The lamp is theirs.'))
    scene.sheet().focus()
    await scene.user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect((await scene.read()).text).toBe('The lamp is mine.'))
  })
})

describe('a note', () => {
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New comment' })
  const bodies = async (scene: Awaited<ReturnType<typeof openScene>>) =>
    (await scene.read()).comments.map(({ body }) => body).sort()

  /** Begins a comment on a word by keys. */
  async function comment(scene: Awaited<ReturnType<typeof openScene>>, word: string) {
    selectWord(scene.editor, word)
    await waitFor(() => expect(scene.sheet()).toHaveFocus())
    await scene.user.keyboard('{Control>}{Alt>}m{/Alt}{/Control}')
    return field()
  }

  it('is begun while the one before it is saved, and both are stored', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const scene = await openScene(['Lamps are lit.', 'Tides are high.'], async (call, send) => {
      if (call.startsWith('POST') && call.endsWith('/comments')) await answered
      return send()
    })
    await scene.user.type(await comment(scene, 'Lamps'), 'Which lamps?')
    await scene.user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(scene.sheet()).toHaveFocus())
    expect(await comment(scene, 'Tides')).toHaveValue('Which lamps?')
    answer()
    await waitFor(async () => expect(await field()).toHaveValue(''))
    await waitFor(async () => expect(await field()).toHaveFocus())
    await scene.user.keyboard('How high?{Control>}{Enter}{/Control}')
    await waitFor(async () => expect(await bodies(scene)).toEqual(['How high?', 'Which lamps?']))
    const marked = [...scene.sheet().querySelectorAll('[data-comment-id]')]
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Lamps', 'Tides'])
  })

  it('R-590: has its field below the text, not in the inspector that opens over it', async () => {
    const scene = await openScene(['Lamps are lit.'])
    expect((await comment(scene, 'Lamps')).closest('[role=dialog]')).toBeNull()
    await press(scene.user, 'Show the inspector')
    const inspector = within(await screen.findByRole('dialog'))
    expect(await inspector.findByRole('tab', { name: /^Notes|^Comments/, selected: true })).toBeVisible()
    expect(inspector.queryByRole('textbox', { name: 'New comment' })).toBeNull()
  })

  it('keeps its text when it cannot be stored', async () => {
    let isBroken = true
    const scene = await openScene(['Lamps are lit.'], (call, send) =>
      isBroken && call.startsWith('POST') && call.endsWith('/comments')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(),
    )
    await scene.user.type(await comment(scene, 'Lamps'), 'Which lamps?')
    await scene.user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('The note could not be saved')).toBeVisible()
    expect(await field()).toHaveValue('Which lamps?')
    isBroken = false
    await press(scene.user, 'Add')
    await waitFor(async () => expect(await bodies(scene)).toEqual(['Which lamps?']))
  })
})

it('a version is named, compared and restored, and the restore is undone', async () => {
  const scene = await openScene(['The lamp is lit.'])
  scene.sheet().focus()
  await scene.user.keyboard('{Control>}{Alt>}s{/Alt}{/Control}')
  await scene.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Before the storm{Enter}')
  expect(await screen.findByText('Version saved')).toBeVisible()
  scene.editor.chain().focus('end').insertContent(' A storm comes.').run()
  const changed = { title: 'The lamp, later', text: 'The lamp is lit. A storm comes.' }
  await scene.user.type(screen.getByRole('textbox', { name: 'Title' }), ', later')
  await waitFor(async () => expect(await scene.read()).toMatchObject(changed))
  await press(scene.user, 'Show the inspector')
  await scene.user.click(await screen.findByRole('tab', { name: 'Revisions' }))
  await scene.user.click(await screen.findByRole('button', { name: /Before the storm/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Before the storm' })
  await waitFor(() => expect(dialog.querySelector('ins')).toHaveTextContent('A storm comes.'))
  await expectNoViolations(dialog)
  await scene.user.click(within(dialog).getByRole('button', { name: 'Restore this version' }))
  await waitFor(() => expect(scene.editor.getText()).toBe('The lamp is lit.'))
  const former = { title: 'The lamp', text: 'The lamp is lit.' }
  await waitFor(async () => expect(await scene.read()).toMatchObject(former))
  await scene.user.click(await screen.findByText('Undo'))
  await waitFor(async () => expect(await scene.read()).toMatchObject(changed))
})

it('only safe addresses become links', async () => {
  const scene = await openScene(['harbour'])
  selectWord(scene.editor, 'harbour')
  await waitFor(() => expect(scene.sheet()).toHaveFocus())
  await scene.user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
  const address = await screen.findByRole('textbox', { name: 'Address' })
  await fill(scene.user, address, 'javascript:alert(1)')
  await scene.user.keyboard('{Enter}')
  expect(await screen.findByText('Enter a web address, email address or phone number')).toBeVisible()
  await fill(scene.user, address, 'example.org/harbour')
  await scene.user.keyboard('{Enter}')
  await waitFor(() =>
    expect(scene.sheet().querySelector('a')).toHaveAttribute('href', 'https://example.org/harbour'),
  )
  // the focus is back, with the caret behind the words of the link.
  await waitFor(() => expect(scene.sheet()).toHaveFocus())
  expect(scene.editor.state.selection).toMatchObject({ from: 8, to: 8 })
})

it('a pasted page keeps its text and marks, and no picture of another server', async () => {
  const scene = await openScene(['Before.'])
  scene.editor.commands.focus('end')
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><style>*{display:none}</style>
    <p class="MsoNormal">A <span style="font-weight:bold">bold</span> word<img src="https://tracker.example/a.png"></p>
    <p class="MsoListParagraph"><span style="mso-list:Ignore">·</span>salt</p>
    <a href="javascript:alert(1)">trap</a></body></html>`
  const texts: Record<string, string> = { 'text/html': html, 'text/plain': 'A bold word' }
  fireEvent.paste(scene.sheet(), {
    clipboardData: { files: [], items: [], getData: (type: string) => texts[type] ?? '' },
  })
  await waitFor(() => expect(scene.sheet().querySelector('strong')).toHaveTextContent('bold'))
  expect(scene.sheet().querySelector('ul li')).toHaveTextContent('salt')
  expect(scene.sheet().querySelectorAll('a, img[src]')).toHaveLength(0)
  expect(await screen.findByText('Pictures were not pasted')).toBeVisible()
})
