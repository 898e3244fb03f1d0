// @vitest-environment jsdom
import { type Doc, type DocNode, docSchema, MARK_NAMES } from '@contract/document.ts'
import { docText, wordCount } from '@contract/document-text.ts'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'
import { documentJson, documentWords } from '../model/block-cache.ts'
import { fitDocument } from '../model/fit-document.ts'
import { isDeepEqual } from '../model/is-deep-equal.ts'
import { schemaExtensions } from './schema.ts'

const id = '8f2e7c1a-0b4d-4c55-9a53-1d2f3e4a5b6c'
const other = '0a6b1f0e-2f64-4c8e-8a8f-6d9d0f1c2b3a'
let editor: Editor | undefined

function openEditor(content: Doc) {
  editor = new Editor({
    extensions: schemaExtensions({
      signPicture: async (path) => `signed:${path}`,
      missingText: () => 'missing',
    }),
    content: fitDocument(content),
    enableContentCheck: true,
    onContentError: ({ error }) => {
      throw error
    },
  })
  return editor
}
afterEach(() => editor?.destroy())

const textWith = (
  value: string,
  ...marks: DocNode extends infer N ? (N extends { marks?: infer M } ? NonNullable<M> : never) : never
) => ({ type: 'text', text: value, marks }) as DocNode
const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content })
const t = (text: string): DocNode => ({ type: 'text', text })

const wholeVocabulary: Doc = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [t('Title')] },
    { type: 'heading', attrs: { level: 6 }, content: [t('Small')] },
    {
      type: 'paragraph',
      attrs: { textAlign: 'justify' },
      content: [
        textWith('bold', { type: 'bold' }),
        textWith('italic', { type: 'italic' }),
        textWith('underline', { type: 'underline' }),
        textWith('strike', { type: 'strike' }),
        textWith('code', { type: 'code' }),
        textWith('up', { type: 'superscript' }),
        textWith('down', { type: 'subscript' }),
        textWith('yellow', { type: 'highlight', attrs: { color: '#ffee00' } }),
        textWith('plain highlight', { type: 'highlight' }),
        textWith('link', { type: 'link', attrs: { href: 'https://example.org/a?b=c' } }),
        textWith('item', { type: 'itemLink', attrs: { itemId: id } }),
        textWith('remark', { type: 'annotation', attrs: { color: '#00aa33' } }),
        textWith('note', { type: 'inlineFootnote' }),
        { type: 'hardBreak' },
        textWith('commented', { type: 'comment', attrs: { id } }),
        textWith('footnoted', { type: 'footnote', attrs: { id: other } }),
      ],
    },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            p(t('one')),
            {
              type: 'orderedList',
              attrs: { start: 3, type: null },
              content: [{ type: 'listItem', content: [p(t('three'))] }],
            },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [p(t('quoted')), { type: 'blockquote', content: [p(t('twice'))] }] },
    { type: 'codeBlock', attrs: { language: 'ts' }, content: [t('let ink = 1\nlet paper = 2')] },
    { type: 'horizontalRule' },
    p({ type: 'image', attrs: { path: `${id}/picture.png`, alt: 'A map', width: 320, height: 200 } }),
    p({ type: 'image', attrs: { path: `${id}/harbour.png`, align: 'end', caption: 'The harbour, “1912”' } }),
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableHeader',
              attrs: { colspan: 2, rowspan: 1, colwidth: [120, 80] },
              content: [p(t('head'))],
            },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', attrs: { colwidth: [120] }, content: [p(t('left')), p(t('more'))] },
            { type: 'tableCell', attrs: { colwidth: [80] }, content: [p(t('right'))] },
          ],
        },
      ],
    },
  ],
}

/** All marks on one text, to prove that no mark excludes another. */
const everyMark = p(
  textWith(
    'all at once',
    { type: 'bold' },
    { type: 'italic' },
    { type: 'underline' },
    { type: 'strike' },
    { type: 'code' },
    { type: 'superscript' },
    { type: 'subscript' },
    { type: 'highlight', attrs: { color: '#ffee00' } },
    { type: 'link', attrs: { href: 'mailto:a@b.c' } },
    { type: 'itemLink', attrs: { itemId: id } },
    { type: 'comment', attrs: { id } },
    { type: 'comment', attrs: { id: other } },
    { type: 'footnote', attrs: { id } },
    { type: 'annotation', attrs: { color: null } },
    { type: 'inlineFootnote' },
  ),
)

const markNames = (node: DocNode): string[] => [
  ...('marks' in node && node.marks ? node.marks.map((mark) => mark.type) : []),
  ...('content' in node && node.content ? node.content.flatMap(markNames) : []),
]

describe('a body of the contract', () => {
  test('round-trips through the editor with every node, mark and attribute', () => {
    const json = documentJson(openEditor(wholeVocabulary).state.doc)
    const parsed = docSchema.parse(json)
    expect(parsed).toSatisfy((value: unknown) =>
      isDeepEqual(stripDefaults(value), stripDefaults(wholeVocabulary)),
    )
  })

  test('keeps all marks on the same text', () => {
    const parsed = docSchema.parse(documentJson(openEditor({ type: 'doc', content: [everyMark] }).state.doc))
    const names = parsed.content.flatMap(markNames)
    expect([...new Set(names)].sort()).toEqual([...MARK_NAMES].sort())
    expect(names.filter((name) => name === 'comment')).toHaveLength(2)
  })

  test('round-trips through HTML, as when copied', () => {
    const first = openEditor(wholeVocabulary)
    const before = docSchema.parse(documentJson(first.state.doc))
    const html = first.getHTML()
    first.commands.setContent(html, { errorOnInvalidContent: false })
    expect(docSchema.parse(documentJson(first.state.doc))).toEqual(before)
  })

  test('has the same word count in the editor and on the server', () => {
    const { doc } = openEditor(wholeVocabulary).state
    const parsed = docSchema.parse(documentJson(doc))
    expect(docText(parsed)).toBe(docText(wholeVocabulary))
    expect(documentWords(doc)).toBe(wordCount(docText(parsed)))
  })
})

describe('a body with nesting that the editor schema does not allow', () => {
  const loose: Doc = {
    type: 'doc',
    content: [
      t('bare text'),
      { type: 'image', attrs: { path: `${id}/a.png` } },
      { type: 'listItem', content: [{ type: 'heading', attrs: { level: 2 }, content: [t('stray item')] }] },
      { type: 'tableCell', content: [t('stray cell')] },
      { type: 'bulletList', content: [] },
      { type: 'table', content: [{ type: 'tableRow', content: [] }] },
      { type: 'blockquote', content: [] },
      { type: 'paragraph', content: [p(t('inner')), p(t('second'))] },
      {
        type: 'codeBlock',
        content: [textWith('bold code', { type: 'bold' }), { type: 'hardBreak' }, t('line')],
      },
    ],
  }

  test('is fitted without losing a word and is accepted by the editor', () => {
    const json = docSchema.parse(documentJson(openEditor(loose).state.doc))
    for (const words of ['bare text', 'stray item', 'stray cell', 'inner', 'second', 'bold code', 'line']) {
      expect(docText(json)).toContain(words)
    }
  })

  test('does not change when fitted twice', () => {
    expect(fitDocument(fitDocument(loose))).toEqual(fitDocument(loose))
  })

  test('becomes one empty paragraph when it is null', () => {
    expect(fitDocument(null)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
    expect(fitDocument({ type: 'doc', content: [] })).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph' }],
    })
  })
})

/** Removes defaults that the editor adds, and ignores the order of marks. */
function stripDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripDefaults)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, entry]) => entry !== null && !((key === 'colspan' || key === 'rowspan') && entry === 1),
  )
  return Object.fromEntries(entries.map(([key, entry]) => [key, stripDefaults(entry)]))
}
