// @vitest-environment jsdom
import type { Doc, DocNode } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, test } from 'vitest'
import { documentJson } from '../model/block-cache.ts'
import { Anchors, anchorsIn } from './anchors-plugin.ts'
import { Find, findIn } from './find.ts'
import { schemaExtensions } from './schema.ts'

const id = '8f2e7c1a-0b4d-4c55-9a53-1d2f3e4a5b6c'
const comment = { type: 'comment' as const, attrs: { id } }
const t = (text: string, ...marks: NonNullable<Extract<DocNode, { type: 'text' }>['marks']>): DocNode => ({
  type: 'text',
  text,
  marks,
})
const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content })

// jsdom scrolls nothing.
Element.prototype.scrollIntoView ??= () => undefined

let editor: Editor
function find(query: string, ...content: DocNode[]) {
  const body: Doc = { type: 'doc', content }
  editor = new Editor({
    content: body,
    extensions: [
      ...schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
      Anchors,
      Find,
    ],
  })
  editor.commands.setFind(query, false)
}
afterEach(() => editor.destroy())
const replaceAll = (text: string, keepsCase = false) => editor.commands.replaceAllFound({ text, keepsCase })
const text = () => docText(documentJson(editor.state.doc))
const html = () => editor.view.dom.querySelector('p')?.innerHTML.replaceAll(/<span[^>]*>|<\/span>/g, '')

describe('replace all (R-504)', () => {
  test('replaces more than 5,000 matches in one undoable step', () => {
    const line = 'lamp '.repeat(20).trim()
    find('lamp', ...Array.from({ length: 300 }, () => p(t(line))))
    expect(findIn(editor.state).matches).toHaveLength(6000)
    replaceAll('lantern')
    expect(text()).not.toContain('lamp')
    expect(text().match(/lantern/g)).toHaveLength(6000)
    editor.commands.undo()
    expect(text()).toBe(Array.from({ length: 300 }, () => line).join('\n'))
  })

  test('makes one step for each paragraph, however many matches it has', () => {
    find('lamp', p(t('lamp '.repeat(50).trim())), p(t('no light')), p(t('a lamp')))
    let steps = 0
    editor.on('update', ({ transaction }) => {
      steps += transaction.steps.length
    })
    replaceAll('lantern')
    expect(steps).toBe(2)
  })

  test('keeps the formatting inside a match', () => {
    find('the old man', p(t('See the '), t('old', { type: 'bold' }), t(' man.')))
    replaceAll('the young man')
    expect(html()).toBe('See the <strong>young</strong> man.')
  })

  test('keeps formatting that starts or ends inside a match', () => {
    find('old man', p(t('the o'), t('ld', { type: 'italic' }), t(' man')))
    replaceAll('bad man')
    expect(html()).toBe('the b<em>ad</em> man')
  })

  test('keeps the anchor of a comment on the replaced text', () => {
    find('lamp', p(t('the '), t('lamp', comment), t(' is lit')))
    replaceAll('lantern')
    const [anchor] = anchorsIn(editor.state)
    expect(editor.state.doc.textBetween(anchor?.from ?? 0, anchor?.to ?? 0)).toBe('lantern')
  })

  test('keeps an anchor that covers a part of a match', () => {
    find('the old lamp', p(t('the '), t('old', comment), t(' lamp')))
    replaceAll('a new light')
    expect(anchorsIn(editor.state)).toHaveLength(1)
  })

  test('keeps an anchor at the end of a match that becomes shorter', () => {
    find('the old lamp', p(t('the old '), t('lamp', comment), t(' is lit')))
    replaceAll('it')
    const [anchor] = anchorsIn(editor.state)
    expect(editor.state.doc.textBetween(anchor?.from ?? 0, anchor?.to ?? 0)).toBe('it')
  })

  test('keeps pictures, links and breaks between matches', () => {
    const link = { type: 'link' as const, attrs: { href: 'https://example.org/' } }
    find('lamp', p(t('lamp '), t('a', link), { type: 'hardBreak' }, t('lamp')))
    replaceAll('light')
    expect(text()).toBe('light a\nlight')
    expect(editor.view.dom.querySelector('a')?.textContent).toBe('a')
  })

  test('keeps the cursor at its text', () => {
    find('lamp', p(t('lamp and lamp here')), p(t('lamp')))
    editor.commands.setTextSelection(1 + 'lamp and lamp h'.length)
    replaceAll('lantern')
    expect(editor.state.selection.from).toBe(1 + 'lantern and lantern h'.length)
  })

  test('keeps the case of each match on request', () => {
    find('lamp', p(t('Lamp, lamp, LAMP')))
    replaceAll('light', true)
    expect(text()).toBe('Light, light, LIGHT')
  })

  test('deletes the matches when the replacement is empty', () => {
    find('lamp ', p(t('a lamp lit, a lamp out')))
    replaceAll('')
    expect(text()).toBe('a lit, a out')
  })

  test('is undone apart from text typed just before', () => {
    find('lamp', p(t('a lamp')))
    editor.commands.insertContentAt(1, 'X')
    replaceAll('light')
    editor.commands.undo()
    expect(text()).toBe('Xa lamp')
  })
})

describe('captions of pictures (R-949)', () => {
  const picture = (caption: string | null): DocNode => ({
    type: 'image',
    attrs: { path: 'm/a.png', alt: null, width: null, height: null, align: null, caption },
  })
  const captions = () =>
    [...editor.view.dom.querySelectorAll('[data-caption]')].map((caption) => caption.textContent)
  const marked = () =>
    [...editor.view.dom.querySelectorAll<HTMLElement>('[data-found]')].map(
      ({ textContent, dataset }) => `${textContent} ${dataset.found}`,
    )

  test('matches are marked in them, after those of their paragraph', () => {
    find('lamp', p(picture('Lamp, and a lamp'), t('the lamp')), p(t('a lamp')))
    expect(findIn(editor.state).matches).toMatchObject([
      { from: 6, to: 10 },
      { from: 1, to: 2, caption: { from: 0, to: 4 } },
      { from: 1, to: 2, caption: { from: 12, to: 16 } },
      { from: 14, to: 18 },
    ])
    editor.commands.showFound(2)
    expect(marked()).toEqual(['Lamp other', 'lamp current', 'lamp other', 'lamp other'])
    editor.commands.setFind('', false)
    expect(marked()).toEqual([])
    expect(captions()).toEqual(['Lamp, and a lamp'])
  })

  test('the caret of a match is behind the picture, so that no key replaces it', () => {
    find('lamp', p(picture('A lamp')))
    editor.commands.stepFind(1)
    expect(editor.state.selection).toMatchObject({ from: 2, to: 2 })
    editor.commands.insertContent('x')
    expect(captions()).toEqual(['A lamp'])
  })

  test('all are replaced with the texts beside them, in one undoable step', () => {
    find('lamp', p(t('lamp '), picture('Lamp, and a lamp'), t(' lamp')), p(picture('lamp')))
    replaceAll('light', true)
    expect(text()).toBe('light  light\nLight, and a light\n\nlight')
    editor.commands.undo()
    expect(text()).toBe('lamp  lamp\nLamp, and a lamp\n\nlamp')
  })

  test('one that would be too long for a caption stays', () => {
    find('lamp', p(picture('A lamp'), picture(`lamp ${'x'.repeat(990)}`)), p(t('lamp')))
    replaceAll('lantern of the harbour')
    expect(captions()).toEqual(['A lantern of the harbour', `lamp ${'x'.repeat(990)}`])
    expect(text()).toMatch(/lantern of the harbour$/)
  })

  test('one is replaced alone, and a caption without words is none', () => {
    find('lamp', p(picture('lamp'), picture('a lamp')))
    editor.commands.replaceFound({ text: '', keepsCase: false })
    expect(captions()).toEqual(['a lamp'])
    expect(findIn(editor.state)).toMatchObject({ current: 0, matches: [{ from: 2, caption: { from: 2 } }] })
  })
})

test('replaceFound replaces the current match alone', () => {
  find('lamp', p(t('lamp lamp')))
  editor.commands.replaceFound({ text: 'light', keepsCase: false })
  expect(text()).toBe('light lamp')
  expect(findIn(editor.state)).toMatchObject({ current: 0, matches: [{ from: 7, to: 11 }] })
})

test('text typed in a long document searches the changed paragraph alone', () => {
  find('lamp', ...Array.from({ length: 2000 }, () => p(t('lamp '.repeat(5)))))
  const { doc } = editor.state
  editor.commands.insertContentAt(1, 'lamp ')
  expect(findIn(editor.state).matches).toHaveLength(10_001)
  expect(editor.state.doc.child(1)).toBe(doc.child(1))
  const shown = editor.view.dom.querySelectorAll('[data-found]')
  expect(shown.length).toBeLessThanOrEqual(1000)
})
