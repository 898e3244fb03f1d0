// @vitest-environment jsdom
import type { Doc, DocNode } from '@contract/document.ts'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { documentJson, documentWords } from '../model/block-cache.ts'
import { fitDocument } from '../model/fit-document.ts'
import { applyRemoteBody } from './apply-remote-body.ts'
import { LastParagraph } from './last-paragraph-plugin.ts'
import { schemaExtensions } from './schema.ts'

const p = (text = ''): DocNode => ({
  type: 'paragraph',
  attrs: { textAlign: null },
  ...(text ? { content: [{ type: 'text' as const, text }] } : {}),
})
const picture: DocNode = { type: 'paragraph', content: [{ type: 'image', attrs: { path: 'm/a.png' } }] }
const table: DocNode = {
  type: 'table',
  content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [p('cell')] }] }],
}
const list: DocNode = { type: 'bulletList', content: [{ type: 'listItem', content: [p('salt')] }] }
const doc = (...content: DocNode[]): Doc => ({ type: 'doc', content })

let editor: Editor
const onUpdate = vi.fn()
function open(body: Doc) {
  editor = new Editor({
    content: fitDocument(body),
    extensions: [
      ...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
      LastParagraph,
    ],
    onUpdate,
  })
}
afterEach(() => {
  editor.destroy()
  onUpdate.mockClear()
})
const types = () => editor.state.doc.children.map(({ type }) => type.name)
const stored = () => documentJson(editor.state.doc).content.map(({ type }) => type)

describe('the last paragraph', () => {
  test.each([
    ['table', table],
    ['picture', picture],
    ['list', list],
    ['rule', { type: 'horizontalRule' } as DocNode],
  ])('follows a %s that ends the body; it is not a change, not counted and not stored', (_name, block) => {
    open(doc(p('One'), block))
    expect(editor.state.doc.lastChild?.content.size).toBe(0)
    expect(types()).toHaveLength(3)
    expect(stored()).toEqual(['paragraph', block.type])
    const words = { picture: 1, rule: 1, table: 2, list: 2 }[_name]
    expect(documentWords(editor.state.doc)).toBe(words)
    expect(onUpdate).not.toHaveBeenCalled()
  })

  test('is stored when it has text or an alignment', () => {
    open(doc(table))
    editor.chain().focus('end').insertContent('After').run()
    expect(stored()).toEqual(['table', 'paragraph'])
    editor.destroy()
    open(doc(table))
    editor.chain().focus('end').setAlign('center').run()
    expect(stored()).toEqual(['table', 'paragraph'])
  })

  test('is not added after text', () => {
    open(doc(table, p('End')))
    expect(types()).toEqual(['table', 'paragraph'])
    open(doc(p('End'), p()))
    expect(stored()).toEqual(['paragraph', 'paragraph'])
  })

  test('is added after a table at the end and again after deletion', () => {
    open(doc(p('One')))
    editor.chain().focus('end').insertContent([table]).run()
    expect(types().at(-1)).toBe('paragraph')
    expect(editor.state.doc.lastChild?.content.size).toBe(0)
    const { size } = editor.state.doc.content
    editor.commands.deleteRange({ from: size - 2, to: size })
    expect(types().slice(-2)).toEqual(['table', 'paragraph'])
  })

  test('is removed when Enter creates a paragraph after the image', () => {
    open(doc(picture))
    editor.chain().setTextSelection(2).splitBlock().insertContent('Below').run()
    expect(stored()).toEqual(['paragraph', 'paragraph'])
    expect(editor.state.doc.textContent).toBe('Below')
  })

  test('stays when Enter creates a second paragraph from it', () => {
    open(doc(table))
    editor.chain().focus('end').splitBlock().insertContent('Below').run()
    expect(stored()).toEqual(['table', 'paragraph', 'paragraph'])
  })

  test('an empty paragraph stored by another user at the end is kept', () => {
    open(doc(picture))
    editor.commands.setTextSelection(1)
    applyRemoteBody(editor, doc(p('Theirs'), p()))
    expect(stored()).toEqual(['paragraph', 'paragraph'])
  })
})
