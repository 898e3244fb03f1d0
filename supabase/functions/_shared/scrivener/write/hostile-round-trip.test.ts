import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import {
  copyScriv,
  packScriv,
  type ReadProject,
  readScriv,
  SCRIV_FORMATS,
  shownItems,
} from '../../../../../tests/support/compile/read-scriv.ts'
import {
  itemId,
  note,
  paragraph,
  samplePicture,
  text,
} from '../../../../../tests/support/compile/sample-book.ts'
import {
  SAMPLE_ITEMS,
  type SampleProject,
  sampleUuid,
} from '../../../../../tests/support/scrivener/write-project.ts'
import type { Doc, DocNode } from '../../contract/document.ts'
import { docText, wordCount } from '../../contract/document-text.ts'
import { convertText } from '../convert-text.ts'
import type { ScrivSource } from './scriv-source.ts'

const NAMES = [
  '<b>Storm</b> & "rain" &amp; &#0; ]]> <!--',
  'שלום עולם (שלום) "abc" 123',
  'قال: «نعم»، مرحبا؟',
  '👩‍👩‍👧‍👦 👍🏽 🇫🇷 1️⃣',
  '東京の夜、「雨」𠮷野家',
  '简体字与繁體字：龍龘',
  '{\\rtf1 \\par} \\u12345? %s $1 $&',
]
const LINES = [
  ...NAMES,
  'שָׁלוֹם — she wrote “שלום (abc) 123”, مرحبا.',
  '\u2067מבודד\u2069 \u200eltr\u200f rtl \u202bembedded\u202c',
  '한국어 ไทย हिन्दी தமிழ் ｱｲｳ㍿ 𝔘𝔫𝔦',
  'tab\tand  spaces\u00a0no\u202fbreak\u00ad\u2011',
  ' a space before and after ',
  '5 digits first',
  '-minus ?question *star ~tilde _under',
]

const docOf = (...content: DocNode[]): Doc => ({ type: 'doc', content })
const cell = (value: string): DocNode => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1 },
  content: [value === '' ? { type: 'paragraph' } : paragraph(value)],
})
/** Every line as a paragraph, in marks, in a list, in a table, in a link and with a note. */
const hostileText = docOf(
  ...LINES.map((line) => paragraph(line)),
  ...LINES.map((line) => paragraph('a', text(line, 'bold', 'italic'), 'z')),
  { type: 'paragraph', attrs: { textAlign: 'right' }, content: [text(LINES[1] ?? '')] },
  { type: 'heading', attrs: { level: 2 }, content: [text(NAMES[2] ?? '')] },
  {
    type: 'bulletList',
    content: LINES.map((line) => ({ type: 'listItem', content: [paragraph(line)] })),
  },
  {
    type: 'table',
    content: LINES.map((line) => ({ type: 'tableRow', content: [cell(line), cell('')] })),
  },
  paragraph(
    text('link', { type: 'link', attrs: { href: 'https://example.org/日本/é?q=שלום&x=%20' } }),
    text('noted', { type: 'footnote', attrs: { id: itemId(901) } }),
    text('remarked', { type: 'comment', attrs: { id: itemId(902) } }),
  ),
)
const comments = [note(1, 'footnote', LINES.join('\n')), note(2, 'comment', NAMES[0] ?? '')]

const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replace(/"(id|path)":"[^"]*"/g, '"$1":0'))
const contentOf = (source: ReadProject, title: string) =>
  source.items.find((item) => item.title === title)?.content?.content
/** The sample without the kinds of its items, which are guessed by their titles. */
const comparable = (source: Pick<ReadProject, 'items'>) =>
  withoutIds(
    shownItems(source).map(({ type: _, comments: all, ...item }) => ({
      ...item,
      comments: all.map(({ kind, body }) => ({ kind, body })),
    })),
  )

/** A project with one text and its content. */
async function written(
  content: DocNode[],
  project: SampleProject,
  picture: ScrivSource['picture'] = () => samplePicture(),
) {
  const archive = packScriv({ ...project, items: [{ title: 'Text', text: ['Old.'] }] })
  const source = await readScriv(archive)
  const items = source.items.map((item) => ({ ...item, content: docOf(...content) }))
  const copy = await copyScriv(archive, { ...source, items }, picture)
  return { copy, after: await readScriv(copy), source: { ...source, items } }
}

describe('hostile content in a .scriv copy (R-978)', () => {
  it.each(SCRIV_FORMATS)('of format %s keeps tree, texts and metadata', async (_, project) => {
    const archive = packScriv(project)
    const source = await readScriv(archive)
    const items = source.items.map((item, at) => {
      const name = NAMES[at % NAMES.length] ?? ''
      const hasContent = item.content !== null && item.hasText
      return {
        ...item,
        title: name,
        synopsis: LINES.join('\n').trim(),
        keywords: NAMES,
        label: { name, colour: '#ff0000' },
        status: name,
        custom: { 'Point de vue': LINES.join('\n').trim() },
        notes: LINES.join('\n'),
        notesContent: docOf(...LINES.map((line) => paragraph(line))),
        ...(hasContent && {
          content: hostileText,
          comments,
          wordCount: wordCount(docText(hostileText)),
          characterCount: docText(hostileText).length,
        }),
      }
    })
    const copy = await copyScriv(archive, { ...source, items })
    const after = await readScriv(copy)
    expect(comparable(after)).toEqual(comparable({ items }))
    // Another export of the imported copy changes no file.
    const again = await copyScriv(copy, after)
    const [first, second] = await Promise.all([copy, again].map((bytes) => JSZip.loadAsync(bytes)))
    for (const [name, file] of Object.entries(first?.files ?? {}))
      expect(await second?.file(name)?.async('string'), name).toBe(await file.async('string'))
  })

  it('has no character that XML forbids, whether from the manuscript or from the project', async () => {
    const archive = packScriv({ items: [...SAMPLE_ITEMS, { title: 'Old\u0001 \u0002title' }] })
    const source = await readScriv(archive)
    const items = source.items.map((item) => ({
      ...item,
      keywords: ['wind\u0002'],
      custom: { 'Point de vue': 'Anaïs\u0001 \ufffe' },
      ...(item.hasText && {
        content: docOf(
          paragraph('Rain\u0003.', text('note', { type: 'comment', attrs: { id: itemId(902) } })),
        ),
        comments: [note(2, 'comment', 'Why\u0004?')],
      }),
    }))
    const copy = await copyScriv(archive, { ...source, items })
    for (const [name, file] of Object.entries((await JSZip.loadAsync(copy)).files))
      if (/\.(scrivx|comments)$/.test(name))
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
        expect(await file.async('string'), name).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe]/)
    const after = await readScriv(copy)
    expect(after.items.at(-1)).toMatchObject({ title: 'Old title', keywords: ['wind'] })
    expect(after.items.find(({ title }) => title === 'L’arrivée')).toMatchObject({
      custom: { 'Point de vue': 'Anaïs' },
      content: { content: [{ content: [{ text: 'Rain.' }, { text: 'note' }] }] },
      comments: [{ body: 'Why?' }],
    })
  })

  it('keeps a table of 10,000 rows', async () => {
    const rows = Array.from({ length: 10_000 }, (__, at) => ({
      type: 'tableRow' as const,
      content: [cell(`${at} ${LINES[at % LINES.length]?.trim()}`)],
    }))
    const table: DocNode[] = [{ type: 'table', content: rows }, paragraph('After.')]
    const { after } = await written(table, {})
    expect(contentOf(after, 'Text')).toEqual(table)
  })

  it.each(SCRIV_FORMATS.slice(-2))(
    'of format %s keeps 200 pictures in their order and size',
    async (_, project) => {
      const path = (at: number) => `m/${at}.png`
      const pictures = Array.from({ length: 200 }, (__, at) =>
        samplePicture(1 + (at % 20), 1 + Math.floor(at / 20)),
      )
      const content = pictures.map(({ width, height }, at) =>
        paragraph(`Before ${at} `, { type: 'image', attrs: { path: path(at), alt: null, width, height } }),
      )
      const { copy, after } = await written(content, project, (name) => {
        return pictures[Number(/\d+/.exec(name)?.[0])] ?? null
      })
      expect(withoutIds(contentOf(after, 'Text'))).toEqual(withoutIds(content))
      const zip = await JSZip.loadAsync(copy)
      const name = Object.keys(zip.files).find((one) => one.endsWith('content.rtf')) ?? ''
      const { assets } = convertText((await zip.file(name)?.async('uint8array')) ?? new Uint8Array())
      expect(assets.map(({ bytes }) => bytes)).toEqual(pictures.map(({ bytes }) => bytes))
    },
  )
})

describe('a text is written again when only its references changed (R-730)', () => {
  const bodyOf = async (copy: Uint8Array, uuid: string) =>
    (await JSZip.loadAsync(copy)).file(`Sample.scriv/Files/Data/${uuid}/content.rtf`)?.async('string')

  it('to another item, and not when the item was deleted from the manuscript', async () => {
    const [one, two, three] = [1, 2, 3].map(sampleUuid)
    const rtf = `\\pard {\\field{\\*\\fldinst{HYPERLINK "scrivlnk://${two}"}}{\\fldrslt there}}`
    const archive = packScriv({
      items: [
        { title: 'One', uuid: one, text: [{ rtf }] },
        { title: 'Two', uuid: two },
        { title: 'Three', uuid: three },
      ],
    })
    const source = await readScriv(archive)
    const [, second, third] = source.items
    const before = await bodyOf(archive, one ?? '')
    const withoutTwo = source.items.filter((item) => item !== second)
    expect(await bodyOf(await copyScriv(archive, { ...source, items: withoutTwo }), one ?? '')).toBe(before)
    const link = (id = '') => docOf(paragraph(text('there', { type: 'itemLink', attrs: { itemId: id } })))
    expect(source.items[0]?.content).toEqual(link(second?.id))
    const items = source.items.map((item, at) => (at === 0 ? { ...item, content: link(third?.id) } : item))
    const after = await bodyOf(await copyScriv(archive, { ...source, items }), one ?? '')
    expect(after).toContain(`scrivlnk://${three}`)
  })

  it('to other pictures of the same size', async () => {
    const image = (path: string): DocNode =>
      paragraph({ type: 'image', attrs: { path, alt: null, width: 4, height: 2 } })
    const [light, dark] = [samplePicture(), samplePicture(2, 4)]
    const { copy, source } = await written([image('m/light.png')], {}, () => light)
    const items = source.items.map((item) => ({ ...item, content: docOf(image('m/dark.png')) }))
    const rtf = await bodyOf(await copyScriv(copy, { ...source, items }, () => dark), sampleUuid(0))
    const { assets } = convertText(new TextEncoder().encode(rtf))
    expect(assets.map(({ bytes }) => bytes)).toEqual([dark.bytes])
  })

  it('but not for its styles, which its file names by numbers', async () => {
    const id = sampleUuid(77)
    const archive = packScriv({
      items: [{ title: 'Text', text: ['<$Scr_Ps::0>Loud<!$Scr_Ps::0>', 'Quiet.'], styles: id }],
      extraFiles: [
        { name: 'Files/styles.xml', data: `<Styles><Style ID="${id}" Name="Heading 2"/></Styles>` },
      ],
    })
    const source = await readScriv(archive)
    expect(source.items[0]?.content?.content[0]?.type).toBe('heading')
    const copy = await copyScriv(archive, source)
    expect(await bodyOf(copy, sampleUuid(0))).toBe(await bodyOf(archive, sampleUuid(0)))
  })
})
