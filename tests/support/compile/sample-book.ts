import { deflateSync } from 'node:zlib'
import type { BookPicture } from '../../../supabase/functions/_shared/compile/book.ts'
import type {
  CompileItem,
  CompileSource,
  CompileText,
} from '../../../supabase/functions/_shared/compile/compile-source.ts'
import type { DocMark, DocNode } from '../../../supabase/functions/_shared/contract/document.ts'
import { docText, wordCount } from '../../../supabase/functions/_shared/contract/document-text.ts'
import type { ItemComment } from '../../../supabase/functions/_shared/contract/items.ts'

/** The id of the nth item of a sample. */
export const itemId = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

export const text = (
  value: string,
  ...marks: (DocMark | 'bold' | 'italic' | 'underline' | 'strike' | 'code')[]
): DocNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) }),
})

export const paragraph = (...content: (DocNode | string)[]): DocNode => ({
  type: 'paragraph',
  content: content.map((node) => (typeof node === 'string' ? text(node) : node)),
})

type SampleText = {
  title: string
  type?: CompileItem['type']
  parent?: number
  blocks?: DocNode[]
  comments?: ItemComment[]
} & Partial<CompileItem>

/** A manuscript of given items, in binder order. */
export function sampleSource(
  items: readonly SampleText[],
  manuscript: Partial<CompileSource['manuscript']> = {},
): CompileSource {
  const texts = new Map<string, CompileText>()
  const rows = items.map(
    ({ title, type = 'scene', parent, blocks, comments = [], ...changes }, at): CompileItem => {
      const id = itemId(at)
      const content = blocks ? { type: 'doc' as const, content: blocks } : null
      if (content) texts.set(id, { content, comments })
      return {
        id,
        parentId: parent === undefined ? null : itemId(parent),
        type,
        title,
        labelId: null,
        statusId: null,
        includeInCompile: true,
        inTrash: false,
        hasText: content !== null,
        wordCount: content ? wordCount(docText(content)) : 0,
        sourceType: null,
        language: null,
        ...changes,
      }
    },
  )
  return {
    manuscript: { title: 'The Harbour', author: 'Ines Roy', language: 'en', ...manuscript },
    items: rows,
    collections: [],
    texts,
  }
}

/** A comment or footnote of a sample. */
export const note = (at: number, kind: ItemComment['kind'], body: string): ItemComment => ({
  id: itemId(900 + at),
  kind,
  body,
  colour: null,
  parentId: null,
  authorName: 'Noa Brun',
  isFromFile: false,
  isOwn: true,
  resolvedAt: null,
  resolvedByName: null,
  createdAt: '2026-11-01T10:00:00+00:00',
})

/** A reply to the comment of {@link note} with the same number. */
export const noteReply = (to: number, at: number, body: string, authorName = 'Ines Roy'): ItemComment => ({
  ...note(at, 'comment', body),
  parentId: itemId(900 + to),
  authorName,
})

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  let crc = 0xffffffff
  for (const byte of body) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A grey picture of the given size. */
export function samplePicture(width = 4, height = 2): BookPicture {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height, 128)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const file = Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  return { bytes: new Uint8Array(file), type: 'png', width, height }
}

export const PICTURE_PATH = `${itemId(0)}/map.png`

const cell = (value: string, attrs?: { colspan?: number; rowspan?: number }): DocNode => ({
  type: 'tableCell',
  ...(attrs && { attrs }),
  content: [paragraph(value)],
})

/** A manuscript with every kind of content that a body can hold. */
export const fullSource = (): CompileSource =>
  sampleSource([
    { title: 'Part one', type: 'folder' },
    {
      title: 'The <b>storm</b> & "rain"',
      type: 'chapter',
      parent: 0,
      blocks: [
        paragraph(
          'It rained on the ',
          text('port', 'italic'),
          ' — still ',
          text('raining', 'bold', 'italic'),
          '.',
        ),
      ],
    },
    {
      title: 'Arrival',
      parent: 1,
      comments: [
        note(1, 'footnote', 'A kind of boat.'),
        note(2, 'comment', 'Check the date.\nTwice.'),
        noteReply(2, 3, 'In May.'),
      ],
      blocks: [
        paragraph(
          'She took the ',
          text('dinghy', { type: 'footnote', attrs: { id: itemId(901) } }),
          ' at noon.',
        ),
        paragraph(
          text('In 1912', { type: 'comment', attrs: { id: itemId(902) } }),
          text(' and later', 'bold', { type: 'comment', attrs: { id: itemId(902) } }),
          ', she left.',
        ),
        paragraph(
          'Before',
          text(' the inline note', { type: 'inlineFootnote' }),
          ' after.',
          text('remark', { type: 'annotation' }),
        ),
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [text('Centred'), { type: 'hardBreak' }, text('below')],
        },
        { type: 'heading', attrs: { level: 2 }, content: [text('Inside heading')] },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                paragraph('first'),
                {
                  type: 'orderedList',
                  attrs: { start: 3 },
                  content: [{ type: 'listItem', content: [paragraph('third')] }],
                },
              ],
            },
            { type: 'listItem', content: [paragraph('second')] },
          ],
        },
        { type: 'blockquote', content: [paragraph('Quoted line')] },
        { type: 'codeBlock', content: [text('let a = 1\n  b < 2')] },
        { type: 'horizontalRule' },
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [cell('wide', { colspan: 2 }), cell('tall', { rowspan: 5 })] },
            { type: 'tableRow', content: [cell('one'), cell('two')] },
          ],
        },
        paragraph({
          type: 'image',
          attrs: { path: PICTURE_PATH, alt: 'A map "old"', width: 40, height: 20 },
        }),
        paragraph({
          type: 'image',
          attrs: { path: PICTURE_PATH, alt: 'A chart', align: 'end', caption: 'The "harbour" in 1912' },
        }),
        paragraph(
          text('site', { type: 'link', attrs: { href: 'https://example.org/a?b=1&c="2"' } }),
          ' and ',
          text('next scene', { type: 'itemLink', attrs: { itemId: itemId(3) } }),
          '.',
        ),
        paragraph(
          'H',
          text('2', { type: 'subscript' }),
          'O',
          text('2', { type: 'superscript' }),
          ' ',
          text('old', 'strike'),
          ' ',
          text('new', 'underline'),
          ' ',
          text('lit', { type: 'highlight', attrs: { color: '#FFEE00' } }),
          ' ',
          text('x`y', 'code'),
        ),
      ],
    },
    {
      title: 'Departure',
      parent: 1,
      blocks: [
        paragraph('* not a list'),
        paragraph('1. not a number'),
        paragraph(),
        paragraph('[brackets] _under_ #tag'),
      ],
    },
    { title: 'Cut', parent: 1, includeInCompile: false, blocks: [paragraph('Never printed')] },
    { title: 'Part two', type: 'folder' },
    { title: 'Calm', type: 'chapter', parent: 5, blocks: [paragraph('The end of it.')] },
    { title: 'Deleted', parent: 6, inTrash: true, blocks: [paragraph('Trash')] },
    { title: 'Ines', type: 'character', blocks: [paragraph('A sheet')] },
  ])

/** The pictures of {@link fullSource}. */
export const fullPictures = () => new Map([[PICTURE_PATH, samplePicture()]])
