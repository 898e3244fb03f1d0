// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { CurrentBlock } from './current-block.ts'
import { schemaExtensions } from './schema.ts'

let editor: Editor
function open(html: string, language = 'en') {
  editor = new Editor({
    content: html,
    extensions: [
      ...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
      CurrentBlock.configure({ language: () => language }),
    ],
  })
}
afterEach(() => editor.destroy())

const texts = (selector: string) =>
  [...editor.view.dom.querySelectorAll(selector)]
    .map((one) => one.textContent?.trim())
    .filter((text) => text !== '')
const select = (from: number, to = from) => editor.commands.setTextSelection({ from, to })

describe('R-916: focus by sentence', () => {
  it('marks the sentence at the caret in its paragraph, and the paragraph alone otherwise', () => {
    open('<p>One day. Two days.</p><p>Three days.</p>')
    select(12)
    expect(texts('[data-current=""]')).toEqual(['One day. Two days.'])
    expect(texts('[data-sentence]')).toEqual([])
    editor.commands.setFocusOnSentence(true)
    expect(texts('[data-current=sentence]')).toEqual(['One day. Two days.'])
    expect(texts('[data-sentence]')).toEqual(['Two days.'])
    select(2)
    expect(texts('[data-sentence]')).toEqual(['One day.'])
    editor.commands.setFocusOnSentence(false)
    expect(texts('[data-sentence]')).toEqual([])
    expect(editor.can().undo()).toBe(false)
  })

  it('marks all sentences of a selection, also over paragraphs', () => {
    open('<p>One. Two.</p><p>Three. Four.</p>')
    editor.commands.setFocusOnSentence(true)
    select(7, 14)
    expect(texts('[data-sentence]')).toEqual(['Two.', 'Three.'])
  })

  it('marks one paragraph of a list, a line, and a block of code as a whole', () => {
    open(
      '<ul><li><p>One. Two.</p></li><li><p>Three.</p></li></ul><p>Four<br>five</p><pre><code>a. B. c</code></pre>',
    )
    editor.commands.setFocusOnSentence(true)
    select(4)
    expect(texts('[data-sentence]')).toEqual(['One.'])
    select(28)
    expect(texts('[data-sentence]')).toEqual(['Four'])
    select(38)
    expect(texts('[data-sentence]')).toEqual(['a. B. c'])
  })

  it('uses the rules of the language of the text', () => {
    open('<p>Τι είναι; Ναι.</p>', 'el')
    editor.commands.setFocusOnSentence(true)
    select(2)
    expect(texts('[data-sentence]')).toEqual(['Τι είναι;'])
  })
})
