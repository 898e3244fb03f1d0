// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createNameFinder } from '../model/name-finder.ts'
import { Names, nameAt } from './names.ts'
import { schemaExtensions } from './schema.ts'

const find = createNameFinder([{ id: 'ana', title: 'Ana', aliases: 'Annie' }])
let editor: Editor
function open(html: string) {
  editor = new Editor({
    content: html,
    extensions: [...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }), Names],
  })
  editor.commands.setNames(find)
}
afterEach(() => editor.destroy())

const marked = () => [...editor.view.dom.querySelectorAll('[data-named-item]')].map((one) => one.textContent)

describe('R-909: names in the text', () => {
  it('are marked without a change of the text or a step of undo, and no longer without names', () => {
    open('<p>Ana and Annie.</p><ul><li><p>ana, Ana</p></li></ul>')
    const before = editor.getJSON()
    expect(marked()).toEqual(['Ana', 'Annie', 'Ana'])
    expect(editor.getJSON()).toEqual(before)
    expect(editor.getHTML()).not.toContain('data-named-item')
    expect(editor.can().undo()).toBe(false)
    editor.commands.setNames(null)
    expect(marked()).toEqual([])
  })

  it('leave links and code alone, also those that are set and removed later', () => {
    open(
      '<p><span data-item-id="x">Ana</span> <a href="https://a.b">Ana</a> <code>Ana</code> Ana</p><pre><code>Ana</code></pre>',
    )
    expect(marked()).toEqual(['Ana'])
    editor.chain().setTextSelection({ from: 13, to: 16 }).setItemLink('x').run()
    expect(marked()).toEqual([])
    editor.chain().setTextSelection({ from: 1, to: 16 }).unsetMark('itemLink').run()
    expect(marked()).toEqual(['Ana', 'Ana'])
  })

  it('follow what is typed, split, joined and undone', () => {
    open('<p>A boat.</p><p>Ana Ana</p>')
    editor.commands.insertContentAt(3, 'Ana ')
    expect(marked()).toEqual(['Ana', 'Ana', 'Ana'])
    editor.commands.insertContentAt(4, 'x')
    expect(marked()).toEqual(['Ana', 'Ana'])
    editor.commands.undo()
    editor.commands.undo()
    expect(marked()).toEqual(['Ana', 'Ana'])
    editor.chain().setTextSelection(12).splitBlock().run()
    expect(marked()).toEqual(['Ana'])
    editor.commands.undo()
    expect(marked()).toEqual(['Ana', 'Ana'])
  })

  it('are marked in every one of equal paragraphs that are pasted', () => {
    open('<p>Ana</p><p>Ana</p>')
    editor.commands.insertContentAt(0, '<p>Ana</p><p>Ana</p>')
    expect(marked()).toEqual(['Ana', 'Ana', 'Ana', 'Ana'])
  })

  it('are searched in the changed paragraph only', () => {
    open(`<p>One</p>${'<p>Other words of Ana</p>'.repeat(20)}`)
    const search = vi.fn(find ?? undefined)
    editor.commands.setNames(search)
    expect(search).toHaveBeenCalledTimes(21)
    search.mockClear()
    editor.commands.insertContentAt(4, ' Ana')
    expect(search.mock.calls).toEqual([['One Ana']])
    editor.commands.setTextSelection(2)
    expect(search).toHaveBeenCalledTimes(1)
  })

  it('are known by a position in them and at their ends', () => {
    open('<p>So Ana went</p>')
    const name = { from: 4, to: 7, itemId: 'ana' }
    expect([3, 4, 5, 7, 8].map((at) => nameAt(editor.state, at))).toEqual([null, name, name, name, null])
  })
})
