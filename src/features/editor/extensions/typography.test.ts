// @vitest-environment jsdom
import type { Doc, DocNode } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { documentJson } from '../model/block-cache.ts'
import { schemaExtensions } from './schema.ts'
import { Typography } from './typography.ts'

const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content })
const t = (text: string, ...marks: NonNullable<Extract<DocNode, { type: 'text' }>['marks']>): DocNode => ({
  type: 'text',
  text,
  marks,
})
let editor: Editor
let isOn = true
afterEach(() => {
  editor.destroy()
  isOn = true
})

function open(language: string, ...content: DocNode[]): void {
  const body: Doc = { type: 'doc', content }
  editor = new Editor({
    content: body,
    extensions: [
      ...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
      Typography.configure({ language: () => language, isOn: () => isOn }),
    ],
  })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
}

/** Types as a browser does: plugins first, then the default. */
function type(text: string): void {
  for (const typed of text) {
    const { view } = editor
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(typed, from, to)
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, typed, insert))
    if (!isHandled) view.dispatch(insert())
  }
}
const press = (key: string, ctrlKey = false) => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event))
}
const text = () => docText(documentJson(editor.state.doc))

describe('R-830: typing', () => {
  it('has the quotes and spaces of the language, in the marks of the text', () => {
    open('fr', p(t('Il dit ', { type: 'italic' })))
    type(`: "C'est vrai !"`)
    expect(text()).toBe('Il dit\u00a0: «\u202fC’est vrai\u202f!\u202f»')
    expect(editor.view.dom.querySelector('em')?.textContent).toBe(text())
  })

  it('takes back only the replacement by Ctrl+Z, then what was typed', () => {
    open('en', p(t('She said ')))
    type('"')
    expect(text()).toBe('She said “')
    press('z', true)
    expect(text()).toBe('She said "')
    type('No')
    expect(text()).toBe('She said "No')
  })

  it('takes back the replacement by Backspace', () => {
    open('en', p(t('wait')))
    type('...')
    expect(text()).toBe('wait…')
    press('Backspace')
    expect(text()).toBe('wait...')
  })

  it('leaves code and a switched-off text as typed', () => {
    open('en', p(t('say', { type: 'code' })))
    type('"')
    expect(text()).toBe('say"')
    editor.destroy()
    open('en', { type: 'codeBlock', content: [t('say ')] })
    type('"--')
    expect(text()).toBe('say "--')
    editor.destroy()
    open('en', p(t('see https://example.org/')))
    type("it's--x")
    expect(text()).toBe("see https://example.org/it's--x")
    editor.destroy()
    open('en', p(t('say ')))
    isOn = false
    type('"--')
    expect(text()).toBe('say "--')
  })
})

describe('R-831: the typography of a text', () => {
  it('is set in one step of undo, and leaves code', () => {
    open(
      'en',
      p(t('"One" '), t('"raw"', { type: 'code' })),
      p(t('it'), t("'s", { type: 'bold' }), t(' two--three')),
    )
    expect(editor.commands.setTextSelection(1) && editor.commands.typesetText('en')).toBe(true)
    expect(text()).toBe('“One” "raw"\nit’s two—three')
    expect(editor.getHTML()).toContain('<strong>’s</strong>')
    editor.commands.undo()
    expect(text()).toBe('"One" "raw"\nit\'s two--three')
  })

  it('is set in the selection alone', () => {
    open('en', p(t('"One"')), p(t('"Two"')))
    editor.commands.setTextSelection({ from: 1, to: 6 })
    editor.commands.typesetText('en')
    expect(text()).toBe('“One”\n"Two"')
  })

  it('changes nothing in a text that has it', () => {
    open('en', p(t('“One”')))
    expect(editor.commands.typesetText('en')).toBe(false)
  })
})
