import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import JSZip from 'jszip'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { supabase } from '@/lib/api/supabase.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { outline } from '../api/support/manuscripts.ts'
import { samplePicture } from '../support/compile/sample-book.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'
import { button, press } from './support/roles.ts'
import { runTextWorker } from './support/text-worker.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => {
  runTextWorker()
  // jsdom has no layout, and only rows in view are rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
})
afterEach(() => closePage())
afterAll(() => api.close())

const BOOK = `# The Harbour

by Ines Roy

## The storm

It rained on the port.

***

She left at noon.

## The calm

Nobody came.[^1]

[^1]: Until spring.
`

const open = () => renderRoute(api, '/apps/manuscripts/from-file', { as: 'auth' })
const choose = async (name: string, content: BlobPart) => {
  const file = new File([content], name)
  // The file dialog may offer every type.
  fireEvent.change(await screen.findByTestId('text-input'), {
    target: { files: { length: 1, 0: file, item: () => file } },
  })
}
const manuscriptsOf = async (title: string) => {
  const { body } = await api.send('auth', 'GET', `/manuscripts?q=${title}`)
  const { manuscripts } = body as { manuscripts: { id: string }[] }
  return manuscripts
}

describe('a manuscript from a text file (R-853)', () => {
  it('is shown with its cuts, changed and created', async () => {
    const { user, calls, address } = await open()
    await choose('harbour.md', BOOK)
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('The Harbour')
    expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Ines Roy')
    expect(screen.getByText('2 chapters, 3 scenes')).toBeVisible()
    const pieces = within(screen.getByRole('group', { name: 'Chapters and scenes of the file' }))
    expect(await pieces.findByText('It rained on the port.')).toBeVisible()
    expect(pieces.getByText('Scene separator ·', { exact: false })).toBeVisible()
    await expectNoViolations(screen.getByRole('main'))

    await user.click(pieces.getByRole('checkbox', { name: /The calm/ }))
    expect(await screen.findByText('1 chapter, 2 scenes')).toBeVisible()
    await user.click(pieces.getByRole('checkbox', { name: /The calm/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cut the text at' }), 'Do not cut')
    expect(await screen.findByText('1 scene')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cut the text at' }), 'Headings: chapters')

    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'French')
    await press(user, 'Create manuscript')
    const [made] = await waitFor(async () => {
      const found = await manuscriptsOf('Harbour')
      expect(found).toHaveLength(1)
      return found
    })
    await waitFor(() => expect(address()).toContain(`/apps/manuscripts/${made?.id}`))
    expect(made).toMatchObject({ title: 'The Harbour', author: 'Ines Roy', language: 'fr' })
    expect(await outline(api, 'auth', made?.id ?? '')).toEqual([
      'The storm',
      '  Scene 1',
      '  Scene 2',
      'The calm',
      '  Scene 1',
    ])
    expect(calls.filter((call) => call.startsWith('POST /api/manuscripts'))).toEqual([
      'POST /api/manuscripts 201',
    ])
  })

  it.each([
    ['picture.txt', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'This is not a text file'],
    ['empty.md', '', 'The file is empty'],
    ['spaces.txt', ' \n ', 'The file contains no text'],
    ['novel.pages', 'text', 'Only .docx, .odt, .md and .txt files'],
  ])('says at the field why %s cannot be read', async (name, content, message) => {
    await open()
    await choose(name, content)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await expectNoViolations(screen.getByRole('main'))
  })

  it('needs a title, and says that an old encoding was guessed', async () => {
    const { user, calls } = await open()
    await choose('été.txt', Uint8Array.from([0xc9, 0x74, 0xe9, 0x20, 0x31]))
    expect(await screen.findByText(/was read as Windows-1252/)).toBeVisible()
    const title = screen.getByRole('textbox', { name: /^Title/ })
    expect(title).toHaveValue('été')
    await user.clear(title)
    await press(user, 'Create manuscript')
    expect(await screen.findByText('Title is required')).toBeVisible()
    expect(title).toHaveFocus()
    expect(calls.filter((call) => call.startsWith('POST /api/manuscripts'))).toEqual([])
  })
})

it('R-886: a text that shows no language gets that of the app', async () => {
  await renderRoute(api, '/apps/manuscripts/from-file', { as: 'auth', language: 'fr' })
  await choose('noms.txt', 'Zorv Mbek')
  expect(await screen.findByRole('combobox', { name: 'Langue' })).toHaveDisplayValue(/^français$/i)
})

it('a creation that stopped says how much is stored, and continues there (R-856)', async () => {
  const sentence = 'The tide came in and the tide went out again over the long flat sand. '
  const chapters = Array.from(
    { length: 6 },
    (_, at) => `# Chapter ${at + 1}\n\n${`${sentence.repeat(40)}\n\n`.repeat(250)}`,
  )
  const { user, calls } = await open()
  await choose('Long tide.md', chapters.join(''))
  await screen.findByRole('textbox', { name: /^Title/ })
  const { owner } = api.database
  await owner`alter table public.manuscript_items add constraint stopped check (title <> 'Chapter 6') not valid`
  await press(user, 'Create manuscript')
  expect(await screen.findByText(/The creation stopped: \d of \d sections are stored/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Cut the text at' })).toBeDisabled()
  await owner`alter table public.manuscript_items drop constraint stopped`
  await user.click(button('Try again'))
  const [made] = await manuscriptsOf('Long tide')
  await waitFor(async () => {
    const titles = await outline(api, 'auth', made?.id ?? '')
    expect(titles.filter((title) => title.startsWith('Chapter'))).toHaveLength(6)
  })
  expect(calls.filter((call) => call === 'POST /api/manuscripts 201')).toHaveLength(1)
})

it('R-904, R-906: the pictures of a file are counted, stored after the text, and tried again when one fails', async () => {
  const stored: string[] = []
  let refuses = true
  vi.spyOn(supabase.storage, 'from').mockReturnValue({
    upload: async (path: string) => {
      if (refuses && stored.length > 0) return { data: null, error: new Error('offline') }
      stored.push(path)
      return { data: { path }, error: null }
    },
  } as unknown as ReturnType<typeof supabase.storage.from>)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const zip = new JSZip()
  const frame = (name: string) =>
    `<text:p><draw:frame svg:width="2cm"><draw:image xlink:href="Pictures/${name}"/></draw:frame></text:p>`
  const spaces = ['office', 'text', 'draw', 'xlink', 'svg']
    .map((name) => `xmlns:${name}="urn:${name}"`)
    .join(' ')
  zip.file('mimetype', 'application/vnd.oasis.opendocument.text')
  for (const [name, width] of [
    ['boat.png', 4],
    ['map.png', 5],
  ] as const)
    zip.file(`Pictures/${name}`, new Uint8Array(samplePicture(width).bytes))
  zip.file(
    'content.xml',
    `<office:document-content ${spaces}><office:body><office:text><text:p>Pictured harbour.</text:p>${frame('boat.png')}${frame('map.png')}${frame('gone.png')}</office:text></office:body></office:document-content>`,
  )
  const { user, calls, address } = await open()
  await choose('Pictured.odt', await zip.generateAsync({ type: 'blob' }))
  expect(await screen.findByText('1 picture is not imported:')).toBeVisible()
  expect(screen.getByText('gone.png').closest('li')).toHaveTextContent('gone.png: missing in the file')
  expect(await screen.findByText(/2 pictures/)).toBeVisible()
  await expectNoViolations(screen.getByRole('main'))
  await press(user, 'Create manuscript')
  const status = await screen.findByText(/^The text is stored, and 1 of 2 pictures\. Not stored: /)
  expect(status).toHaveTextContent(/(boat|map)\.png\. Try again/)
  refuses = false
  await user.click(button('Try again'))
  const [made] = await manuscriptsOf('Pictured')
  await waitFor(() => expect(address()).toContain(`/apps/manuscripts/${made?.id}`))
  expect(new Set(stored).size).toBe(2)
  expect(stored).toHaveLength(2)
  expect(stored.every((path) => path.startsWith(`${made?.id}/`))).toBe(true)
  expect(calls.filter((call) => call.startsWith('POST /api/manuscripts'))).toEqual([
    'POST /api/manuscripts 201',
  ])
  const [item] = await api.database.owner`select content from public.manuscript_items
    where manuscript_id = ${made?.id ?? ''} and content::text like '%image%'`
  for (const path of stored) expect(JSON.stringify(item)).toContain(path)
})
