// @vitest-environment jsdom
import type { Doc, DocNode } from '@contract/document.ts'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'
import { documentJson, documentWords, wordsBetween } from '../model/block-cache.ts'
import { caretAfterPicture, changePicture, type PictureChange, selectedPicture } from './change-picture.ts'
import { mergeBodies } from './merge-bodies.ts'
import { schemaExtensions } from './schema.ts'

const t = (text: string): DocNode => ({ type: 'text', text })
const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content })
const doc = (...content: DocNode[]): Doc => ({ type: 'doc', content })
const map = (attrs: PictureChange = {}): DocNode => ({
  type: 'image',
  attrs: { path: 'm/map.png', ...attrs },
})

let editor: Editor
afterEach(() => editor.destroy())

/** Opens a body and selects its picture. */
function open(...content: DocNode[]) {
  editor = new Editor({
    content: doc(...content),
    extensions: schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
  })
  let at = -1
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image') at = position
  })
  editor.commands.setNodeSelection(at)
}
function change(changes: PictureChange, group?: number) {
  const tr = changePicture(editor.state, changes)
  if (tr && group !== undefined) tr.setMeta('composition', group)
  if (tr) editor.view.dispatch(tr)
  return tr
}
/** The blocks as short texts, with `*` for a picture. */
const blocks = () =>
  editor.state.doc.children.map(
    (block) => `${block.type.name} ${block.textBetween(0, block.content.size, '', '*')}`,
  )
const frame = () => editor.view.dom.querySelector<HTMLElement>('[data-picture]')

describe('a picture that becomes a figure (R-948)', () => {
  test('gets a paragraph of its own between the text around it, stays selected, and is undone in one step', () => {
    open(p(t('before'), map(), t('after')))
    change({ align: 'center' })
    expect(blocks()).toEqual(['paragraph before', 'paragraph *', 'paragraph after'])
    expect(selectedPicture(editor.state)?.attrs.align).toBe('center')
    editor.commands.undo()
    expect(blocks()).toEqual(['paragraph before*after'])
  })

  test('leaves a heading as a paragraph, and an item of a list inside the item', () => {
    open({ type: 'heading', attrs: { level: 2 }, content: [t('Title'), map()] })
    change({ caption: 'Map' })
    expect(blocks()).toEqual(['heading Title', 'paragraph *'])
    editor.destroy()
    open({ type: 'bulletList', content: [{ type: 'listItem', content: [p(t('first'), map())] }] })
    change({ caption: 'Map' })
    expect(documentJson(editor.state.doc).content[0]).toMatchObject({
      content: [{ content: [{ type: 'paragraph' }, { type: 'paragraph', content: [{ type: 'image' }] }] }],
    })
  })

  test('is not moved by another description or size', () => {
    open(p(t('before'), map({ align: 'end' })))
    change({ alt: 'A map', width: 160, height: 80 })
    expect(blocks()).toEqual(['paragraph before*'])
    expect(change({ alt: 'A map' })).toBeNull()
  })
})

test('a pasted picture has only an alignment and a caption that the contract accepts (R-948)', () => {
  open(p(map()))
  const html =
    '<img data-path="m/a.png" align="left" data-align="middle" caption="x" data-caption="two\nlines">'
  editor.commands.setContent(html)
  expect(documentJson(editor.state.doc).content[0]).toMatchObject({
    content: [{ attrs: { path: 'm/a.png', align: null, caption: 'two lines' } }],
  })
  for (const [length, caption] of [
    [1000, 'x'.repeat(1000)],
    [1001, null],
  ] as const) {
    editor.commands.setContent(
      `<img data-path="m/a.png" data-align="end" data-caption="${'x'.repeat(length)}">`,
    )
    expect(documentJson(editor.state.doc).content[0]).toMatchObject({
      content: [{ attrs: { align: 'end', caption } }],
    })
  }
})

describe('the view of a picture (R-947)', () => {
  test('shows alignment and caption as text, and hides them again', () => {
    open(p(map()))
    expect(frame()?.dataset.figure).toBeUndefined()
    change({ align: 'end', caption: '<b>Map</b>' })
    expect(frame()?.dataset.figure).toBe('end')
    expect(frame()?.querySelector('[data-caption]')?.textContent).toBe('<b>Map</b>')
    change({ align: null, caption: null })
    expect(frame()?.hasAttribute('role')).toBe(false)
    expect(frame()?.querySelector('[data-caption]')).toBeNull()
  })

  test('a caption that is typed is one undo, apart from the change before it', () => {
    open(p(map()))
    change({ align: 'center' })
    for (const caption of ['M', 'Ma', 'Map']) change({ caption }, -7)
    editor.commands.undo()
    expect(frame()?.dataset.figure).toBe('center')
    expect(frame()?.querySelector('[data-caption]')).toBeNull()
    editor.commands.undo()
    expect(frame()?.dataset.figure).toBeUndefined()
  })

  test('typing after it replaces no picture', () => {
    open(p(map({ caption: 'Map' })), p(t('Next')))
    editor.view.dispatch(caretAfterPicture(editor.state))
    editor.commands.insertContent('The ')
    expect(blocks()).toEqual(['paragraph *', 'paragraph The Next'])
  })
})

test('a caption counts as words, also in a selection (R-949)', () => {
  open(p(t('One')), p(map({ caption: 'A map of 1912' })))
  expect(documentWords(editor.state.doc)).toBe(5)
  const { from, to } = editor.state.selection
  expect(wordsBetween(editor.state.doc, from, to)).toBe(4)
})

test('a caption merges with a change of other text, and two changes of one picture conflict (R-949)', () => {
  open(p(map()))
  const body = (caption: string | null, text: string) => doc(p(map({ caption })), p(t(text)))
  const merged = mergeBodies(body(null, 'End'), body('Mine', 'End'), body(null, 'The end'))
  expect(merged).toMatchObject(body('Mine', 'The end'))
  expect(mergeBodies(body('Map', 'End'), body('Mine', 'End'), body('Theirs', 'End'))).toBeNull()
})
