// @vitest-environment jsdom
import type { DocNode } from '@contract/document.ts'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'
import { applyRemoteBody } from './apply-remote-body.ts'
import { schemaExtensions } from './schema.ts'
import { SlashTrigger, slashIn } from './slash-trigger.ts'

let editor: Editor
function open(...paragraphs: string[]) {
  const content = paragraphs.map((text) => ({
    type: 'paragraph',
    content: text ? [{ type: 'text', text }] : [],
  }))
  editor = new Editor({
    content: { type: 'doc', content },
    extensions: [
      ...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
      SlashTrigger,
    ],
  })
  editor.commands.setTextSelection(1)
}
afterEach(() => editor.destroy())

function type(text: string) {
  for (const key of text) editor.view.dispatch(editor.state.tr.insertText(key))
}
const query = () => slashIn(editor.state)?.query ?? null

describe('a typed slash (R-938)', () => {
  test.each([
    ['an empty paragraph', '', 1],
    ['the start of a text', 'Some text', 1],
    ['the space in an otherwise empty paragraph', ' ', 2],
  ])('opens the menu in %s', (_, text, caret) => {
    open(text)
    editor.commands.setTextSelection(caret)
    type('/quo')
    expect(query()).toBe('quo')
  })

  test.each([
    ['a word', 'and', 4],
    ['a number', '1', 2],
    ['a text after a space', 'Some ', 6],
    ['the start of a text behind a space', ' text', 2],
  ])('opens nothing in %s', (_, text, caret) => {
    open(text)
    editor.commands.setTextSelection(caret)
    type('/or')
    expect(query()).toBeNull()
  })

  test('opens nothing in a code block, when it is pasted, undone, or there already', () => {
    open('')
    editor.commands.setCodeBlock()
    type('/')
    expect(query()).toBeNull()
    editor.commands.setContent('<p>/quote</p>')
    editor.commands.setTextSelection(7)
    expect(query()).toBeNull()
    editor.commands.setContent('<p></p>')
    editor.view.dispatch(editor.state.tr.insertText('/').setMeta('paste', true))
    expect(query()).toBeNull()
  })

  test.each([
    ['a space', ' '],
    ['a second slash', '/'],
    ['a longer text than a name', 'a'.repeat(40)],
  ])('closes with %s', (_, text) => {
    open('')
    type('/')
    expect(query()).toBe('')
    type(text)
    expect(query()).toBeNull()
    editor.commands.deleteRange({ from: 2, to: editor.state.selection.from })
    expect(query()).toBeNull()
  })

  test('closes when the caret leaves it, or the slash is deleted', () => {
    open('', 'Second')
    type('/q')
    editor.commands.setTextSelection(6)
    expect(query()).toBeNull()
    editor.commands.setTextSelection(3)
    expect(query()).toBeNull()
    editor.commands.setContent('<p></p>')
    type('/')
    editor.commands.deleteRange({ from: 1, to: 2 })
    expect(query()).toBeNull()
  })

  test('stays open while others change the text', () => {
    open('First', '')
    editor.commands.setTextSelection(8)
    type('/q')
    const body = editor.getJSON() as Parameters<typeof applyRemoteBody>[1]
    const first: DocNode = { type: 'paragraph', content: [{ type: 'text', text: 'First and more' }] }
    applyRemoteBody(editor, { type: 'doc', content: [first, ...(body?.content?.slice(1) ?? [])] })
    expect(editor.getText()).toBe('First and more\n\n/q')
    expect(query()).toBe('q')
  })
})

describe('a choice (R-939)', () => {
  test('takes the slash and its text away in one step of undo with what it does', () => {
    open('')
    type('/h1')
    editor.chain().removeSlash().setHeading({ level: 1 }).run()
    expect(editor.getHTML()).toMatch(/^<h1[^>]*><\/h1>$/)
    editor.commands.undo()
    expect(editor.getHTML()).toMatch(/^<p[^>]*>\/h1<\/p>$/)
    expect(query()).toBeNull()
  })

  test('leaves the text behind the caret, and takes the spaces before the slash away', () => {
    open('Some text')
    type('/quo')
    editor.chain().removeSlash().toggleBlockquote().run()
    expect(editor.state.doc.textContent).toBe('Some text')
    editor.commands.setContent('<p></p>')
    type(' /h1')
    editor.commands.removeSlash()
    expect(editor.getText()).toBe('')
  })

  test('Escape leaves the slash as text', () => {
    open('')
    type('/h1')
    expect(editor.commands.closeSlash()).toBe(true)
    expect([query(), editor.getText()]).toEqual([null, '/h1'])
    expect(editor.commands.closeSlash()).toBe(false)
  })
})
