// @vitest-environment jsdom
import type { DocNode } from '@contract/document.ts'
import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Anchors, activeAnchorIn } from './anchors-plugin.ts'
import { schemaExtensions } from './schema.ts'

const [outer, inner] = [crypto.randomUUID(), crypto.randomUUID()]
const text = (words: string, ...ids: string[]): DocNode => ({
  type: 'text',
  text: words,
  marks: ids.map((id) => ({ type: 'comment', attrs: { id } })),
})

let editor: Editor
beforeEach(() => {
  editor = new Editor({
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [text('the ', outer), text('lamp', outer, inner), text(' is lit', inner)],
        },
      ],
    },
    extensions: [...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }), Anchors],
  })
})
afterEach(() => editor.destroy())
const highlighted = () =>
  [...editor.view.dom.querySelectorAll('[data-commented]')].map(({ textContent }) => textContent).join('')

test('R-940: a resolved comment has no highlight, also where its text overlaps that of an open one', () => {
  expect(highlighted()).toBe('the lamp is lit')
  editor.commands.setResolvedAnchors(new Set([inner]))
  expect(highlighted()).toBe('the lamp')
  editor.commands.setResolvedAnchors(new Set())
  expect(highlighted()).toBe('the lamp is lit')
})

test('R-940: the caret activates open comments, and a resolved one is active on request only', () => {
  editor.commands.setTextSelection(7)
  expect(activeAnchorIn(editor.state)).toBe(inner)
  editor.commands.setResolvedAnchors(new Set([inner]))
  editor.commands.setTextSelection(6)
  expect(activeAnchorIn(editor.state)).toBe(outer)
  editor.commands.setActiveAnchor(inner)
  expect(activeAnchorIn(editor.state)).toBe(inner)
})
