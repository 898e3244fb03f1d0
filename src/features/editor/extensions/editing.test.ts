// @vitest-environment jsdom
import type { Doc, DocNode } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { documentJson, documentWords, wordsBetween } from '../model/block-cache.ts'
import { noteRange } from '../model/note-range.ts'
import { Anchors, activeAnchorIn, anchorsIn } from './anchors-plugin.ts'
import { applyRemoteBody } from './apply-remote-body.ts'
import { Find, findIn } from './find.ts'
import { schemaExtensions } from './schema.ts'

const id = '8f2e7c1a-0b4d-4c55-9a53-1d2f3e4a5b6c'
const other = '0a6b1f0e-2f64-4c8e-8a8f-6d9d0f1c2b3a'
const t = (text: string, ...marks: NonNullable<Extract<DocNode, { type: 'text' }>['marks']>): DocNode => ({
  type: 'text',
  text,
  marks,
})
const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content })
const doc = (...content: DocNode[]): Doc => ({ type: 'doc', content })

let editor: Editor
function open(body: Doc) {
  editor = new Editor({
    content: body,
    extensions: [
      ...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
      Anchors,
      Find,
    ],
  })
  return editor
}
// jsdom has no layout and cannot scroll.
const scrollIntoView = vi.fn()
Element.prototype.scrollIntoView = scrollIntoView
afterEach(() => editor.destroy())
const text = () => docText(documentJson(editor.state.doc))

describe('anchors', () => {
  const footnote = (anchor: string) => ({ type: 'footnote' as const, attrs: { id: anchor } })

  test('are listed in text order, one per id, independent of other marks', () => {
    open(
      doc(
        p(t('a '), t('b', footnote(other)), t('c', footnote(other), { type: 'bold' })),
        p(t('d', footnote(id))),
      ),
    )
    expect(anchorsIn(editor.state).map((anchor) => [anchor.id, anchor.from, anchor.to])).toEqual([
      [other, 3, 5],
      [id, 7, 8],
    ])
    expect(editor.view.dom.querySelectorAll('[data-footnote-number]')).toHaveLength(2)
  })

  test('footnotes are numbered separately from comments', () => {
    const comment = { type: 'comment' as const, attrs: { id: crypto.randomUUID() } }
    open(doc(p(t('a', comment), t('b', footnote(other)), t('c', comment)), p(t('d', comment, footnote(id)))))
    const numbers = [...editor.view.dom.querySelectorAll('[data-footnote-number]')].map((element) => [
      element.textContent,
      element.getAttribute('data-footnote-number'),
    ])
    expect(numbers).toEqual([
      ['b', '1'],
      ['d', '2'],
    ])
  })

  test('an anchor that spans blocks is one anchor', () => {
    open(
      doc(
        p(t('a '), t('first', footnote(id))),
        p(t('all', footnote(id))),
        p(t('last', footnote(id)), t(' b')),
      ),
    )
    const [anchor, ...others] = anchorsIn(editor.state)
    expect(others).toEqual([])
    expect(editor.state.doc.textBetween(anchor?.from ?? 0, anchor?.to ?? 0, '|')).toBe('first|all|last')
    expect(editor.view.dom.querySelectorAll('[data-footnote-number="1"]')).toHaveLength(1)
  })

  test('the note at the cursor is active until the cursor leaves it', () => {
    open(doc(p(t('the '), t('lamp', footnote(id)), t(' is lit'))))
    editor.commands.setTextSelection(6)
    expect(activeAnchorIn(editor.state)).toBe(id)
    editor.commands.setTextSelection(2)
    expect(activeAnchorIn(editor.state)).toBeNull()
  })

  test('text typed while a note is saved follows the held text and is not marked', () => {
    open(doc(p(t('the lamp'))))
    editor.commands.setTextSelection({ from: 1, to: 4 })
    editor.commands.startComposing('comment')
    editor.commands.leaveHeldSelection()
    editor.commands.insertContent('m')
    editor.commands.placeAnchor('comment', id)
    editor.commands.insertContent('e')
    expect(text()).toBe('theme lamp')
    expect(anchorsIn(editor.state)).toMatchObject([{ id, from: 1, to: 4 }])
  })

  test('another selection than the held one stays when a note is saved', () => {
    open(doc(p(t('the lamp'))))
    editor.commands.setTextSelection({ from: 1, to: 4 })
    editor.commands.startComposing('comment')
    editor.commands.setTextSelection({ from: 5, to: 9 })
    expect(editor.commands.leaveHeldSelection()).toBe(false)
    expect(editor.state.selection).toMatchObject({ from: 5, to: 9 })
  })

  test('move with their text when text is inserted before it', () => {
    open(doc(p(t('lamp', footnote(id)))))
    editor.commands.insertContentAt(1, 'old ')
    expect(anchorsIn(editor.state)).toMatchObject([{ id, from: 5, to: 9 }])
  })

  test('a note is placed on the held range after it has moved', () => {
    open(doc(p(t('the lamp'))))
    editor.commands.setTextSelection({ from: 5, to: 9 })
    editor.commands.startComposing('comment')
    editor.commands.insertContentAt(1, 'Once ')
    editor.commands.placeAnchor('comment', id)
    const [anchor] = anchorsIn(editor.state)
    expect(editor.state.doc.textBetween(anchor?.from ?? 0, anchor?.to ?? 0)).toBe('lamp')
    editor.commands.removeAnchor(id)
    expect(anchorsIn(editor.state)).toEqual([])
  })

  test('a note without a selection is about the word before the caret, which stays (R-515)', () => {
    open(doc(p(t('the lamp')), p()))
    editor.commands.setTextSelection(9)
    expect(editor.commands.startComposing('footnote')).toBe(true)
    editor.commands.placeAnchor('footnote', id)
    expect(anchorsIn(editor.state)).toMatchObject([{ id, kind: 'footnote', from: 5, to: 9 }])
    expect(text()).toBe('the lamp\n')
    expect(editor.state.selection).toMatchObject({ from: 9, to: 9 })
    editor.commands.setTextSelection(1)
    editor.commands.startComposing('footnote')
    editor.commands.placeAnchor('footnote', 'f-2')
    expect(anchorsIn(editor.state)[0]).toMatchObject({ id: 'f-2', from: 1, to: 4 })
  })

  test('a note with the caret inside a word is about the whole word (R-515)', () => {
    open(doc(p(t('the lamp here'))))
    editor.commands.setTextSelection(7)
    editor.commands.startComposing('comment')
    editor.commands.placeAnchor('comment', id)
    expect(anchorsIn(editor.state)).toMatchObject([{ id, kind: 'comment', from: 5, to: 9 }])
    // Behind the space after the word too.
    editor.commands.setTextSelection(10)
    expect(noteRange(editor.state, 'comment')).toEqual({ from: 5, to: 9 })
  })

  test('a footnote in an empty paragraph has a space of its own, and typing continues behind it (R-515)', () => {
    open(doc(p(t('the lamp')), p()))
    editor.commands.setTextSelection(11)
    expect(editor.commands.startComposing('footnote')).toBe(true)
    editor.commands.insertContent('See')
    editor.commands.placeAnchor('footnote', id)
    editor.commands.insertContent(' there')
    expect(anchorsIn(editor.state)).toMatchObject([{ id, kind: 'footnote', from: 14, to: 15 }])
    expect(text()).toBe('the lamp\nSee\u00a0 there')
  })

  test('a comment cannot be started in an empty paragraph', () => {
    open(doc(p(t('the lamp')), p()))
    editor.commands.setTextSelection(11)
    expect(editor.commands.startComposing('comment')).toBe(false)
  })
})

describe('find', () => {
  test('ignores case, matches across marks and never across paragraphs', () => {
    open(doc(p(t('The La'), t('mp', { type: 'bold' }), t('. lamp')), p(t('la')), p(t('mp'))))
    editor.commands.setFind('lamp', false)
    expect(findIn(editor.state).matches).toHaveLength(2)
    editor.commands.setFind('lamp', true)
    expect(findIn(editor.state).matches).toHaveLength(1)
  })

  test('finds the position next to a capital that is two characters in lower case', () => {
    open(doc(p(t('İİ Lamp lamp'))))
    editor.commands.setFind('lamp', false)
    const found = findIn(editor.state).matches.map(({ from, to }) => editor.state.doc.textBetween(from, to))
    expect(found).toEqual(['lamp'])
  })

  test('never matches across a hard break, and finds text after one', () => {
    open(doc(p(t('lamp'), { type: 'hardBreak' }, t('light'))))
    editor.commands.setFind('lamplight', false)
    expect(findIn(editor.state).matches).toEqual([])
    editor.commands.setFind('light', false)
    const [match] = findIn(editor.state).matches
    expect(editor.state.doc.textBetween(match?.from ?? 0, match?.to ?? 0)).toBe('light')
  })

  test('replaces all matches in one undoable step and keeps marks', () => {
    open(doc(p(t('lamp', { type: 'bold' }), t(' and lamp')), p(t('lamp'))))
    editor.commands.setFind('lamp', false)
    editor.commands.replaceAllFound({ text: 'lantern', keepsCase: false })
    expect(text()).toBe('lantern and lantern\nlantern')
    expect(editor.view.dom.querySelector('strong')?.textContent).toBe('lantern')
    editor.commands.undo()
    expect(text()).toBe('lamp and lamp\nlamp')
  })

  test('goes to a match by number, or to the last one, and scrolls to it', () => {
    open(doc(p(t('a lamp')), p(t('another lamp')), p(t('no light'))))
    editor.commands.setFind('lamp', false)
    scrollIntoView.mockClear()
    editor.commands.showFound(1)
    expect(findIn(editor.state).current).toBe(1)
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    editor.commands.showFound(9)
    expect(findIn(editor.state).current).toBe(1)
    expect(scrollIntoView).toHaveBeenCalledTimes(2)
  })

  test('wraps round at the ends', () => {
    open(doc(p(t('a a a'))))
    editor.commands.setFind('a', false)
    editor.commands.stepFind(-1)
    expect(findIn(editor.state).current).toBe(2)
    editor.commands.stepFind(1)
    expect(findIn(editor.state).current).toBe(0)
  })
})

describe('applyRemoteBody', () => {
  test('changes only what differs, keeps the cursor and is not part of the undo history', () => {
    open(doc(p(t('First.')), p(t('Second.')), p(t('Third.'))))
    editor.commands.setTextSelection(4)
    const first = editor.state.doc.child(0)
    applyRemoteBody(editor, doc(p(t('First.')), p(t('Second, changed.')), p(t('Third.'))))
    expect(text()).toBe('First.\nSecond, changed.\nThird.')
    expect(editor.state.selection.from).toBe(4)
    expect(editor.state.doc.child(0)).toBe(first)
    editor.commands.undo()
    expect(text()).toContain('changed')
  })

  test('can be an undoable step', () => {
    open(doc(p(t('Now.'))))
    applyRemoteBody(editor, doc(p(t('Earlier.')), p(t('Longer.'))), true)
    editor.commands.undo()
    expect(text()).toBe('Now.')
  })

  test('does nothing for an equal body', () => {
    open(doc(p(t('aaa')), p(t('aaa'))))
    const before = editor.state.doc
    applyRemoteBody(editor, doc(p(t('aaa')), p(t('aaa'))))
    expect(editor.state.doc).toBe(before)
  })

  test('is applied completely, with repeated content', () => {
    const bodies = ['', 'aa', 'aaa', 'aba', 'abab', 'baab'].map((word) =>
      doc(p(...(word ? [t(word)] : [])), p(t('aa'))),
    )
    for (const from of bodies) {
      for (const to of bodies) {
        editor?.destroy()
        open(from)
        applyRemoteBody(editor, to)
        expect(text()).toBe(docText(to))
      }
    }
  })
})

describe('word count', () => {
  const body = doc(p(t('One two')), p(t('three')), p(t('four five six')))

  test('counts every word once and visits only changed blocks', () => {
    open(body)
    expect(documentWords(editor.state.doc)).toBe(6)
    const toJson = vi.spyOn(editor.state.doc.child(2), 'toJSON')
    editor.commands.insertContentAt(8, ' more')
    expect(documentWords(editor.state.doc)).toBe(7)
    expect(toJson).not.toHaveBeenCalled()
  })

  test('treats a hard break as the end of a word, in the text and in a selection', () => {
    open(doc(p(t('lamp'), { type: 'hardBreak' }, t('light'))))
    expect(text()).toBe('lamp\nlight')
    expect(documentWords(editor.state.doc)).toBe(2)
    expect(wordsBetween(editor.state.doc, 2, 10)).toBe(2)
  })

  test('counts the words of a selection that starts and ends inside words', () => {
    open(body)
    expect(wordsBetween(editor.state.doc, 5, 23)).toBe(4)
    expect(wordsBetween(editor.state.doc, 3, 3)).toBe(0)
  })
})
