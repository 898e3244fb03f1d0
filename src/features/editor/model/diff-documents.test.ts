import type { Doc, DocNode } from '@contract/document.ts'
import { expect, test } from 'vitest'
import { diffDocuments, isUnchanged, sideOf } from './diff-documents.ts'

type Marks = NonNullable<Extract<DocNode, { type: 'text' }>['marks']>
const t = (text: string, ...marks: Marks): DocNode => ({ type: 'text', text, marks })
const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content })
const doc = (...content: DocNode[]): Doc => ({ type: 'doc', content })
const picture = (path: string): DocNode => ({
  type: 'image',
  attrs: { path, alt: null, width: null, height: null },
})
const bold = { type: 'bold' } as const
const shown = (before: Doc, after: Doc) =>
  diffDocuments(before, after).map(({ kind, look, parts }) => [
    kind,
    look.type,
    ...parts.map((part) => [
      part.kind,
      part.nodes.map((node) => (node.type === 'text' ? node.text : node.type)).join(''),
    ]),
  ])

test('words that become bold are changed and keep their formatting', () => {
  const before = doc(p(t('The lamp is lit.')))
  const after = doc(p(t('The '), t('lamp', bold), t(' is lit.')))
  expect(shown(before, after)).toEqual([
    ['same', 'paragraph', ['same', 'The '], ['removed', 'lamp'], ['added', 'lamp'], ['same', ' is lit.']],
  ])
  const [block] = diffDocuments(before, after)
  expect(block?.parts[2]?.nodes).toMatchObject([{ text: 'lamp', marks: [bold] }])
})

test('another image is a change, the same one is not', () => {
  expect(isUnchanged(diffDocuments(doc(p(picture('m/a.png'))), doc(p(picture('m/a.png')))))).toBe(true)
  expect(shown(doc(p(picture('m/a.png'))), doc(p(picture('m/b.png'))))).toEqual([
    ['same', 'paragraph', ['removed', 'image'], ['added', 'image']],
  ])
})

test('a caption is compared word by word after its paragraph, and an alignment with its picture (R-949)', () => {
  const figure = (caption: string, align: 'start' | 'end'): DocNode => ({
    type: 'image',
    attrs: { path: 'm/a.png', align, caption },
  })
  expect(shown(doc(p(figure('The old map', 'start'))), doc(p(figure('The new map', 'start'))))).toEqual([
    ['same', 'paragraph', ['same', 'image']],
    ['same', 'caption', ['same', 'The '], ['removed', 'old'], ['added', 'new'], ['same', ' map']],
  ])
  expect(shown(doc(p(figure('Map', 'start'))), doc(p(figure('Map', 'end'))))[0]).toEqual([
    'same',
    'paragraph',
    ['removed', 'image'],
    ['added', 'image'],
  ])
})

test('the order of marks, empty attributes and note anchors are ignored', () => {
  const id = '8f2e7c1a-0b4d-4c55-9a53-1d2f3e4a5b6c'
  const before = doc(p(t('lamp', bold, { type: 'italic' })))
  const after = doc(p(t('lamp', { type: 'italic' }, bold, { type: 'comment', attrs: { id } })))
  expect(isUnchanged(diffDocuments(before, after))).toBe(true)
})

test('a paragraph that becomes a heading or list item is shown as both', () => {
  const heading: DocNode = { type: 'heading', attrs: { level: 2 }, content: [t('Lamp')] }
  expect(shown(doc(p(t('Lamp'))), doc(heading)).map(([kind, type]) => [kind, type])).toEqual([
    ['removed', 'paragraph'],
    ['added', 'heading'],
  ])
  const list: DocNode = {
    type: 'orderedList',
    attrs: { start: 3, type: null },
    content: [{ type: 'listItem', content: [p(t('Lamp'))] }],
  }
  expect(diffDocuments(null, doc(list))[0]?.look).toMatchObject({ marker: '3.', depth: 1 })
})

test('each side has only its own words', () => {
  const blocks = diffDocuments(doc(p(t('One two')), p(t('gone'))), doc(p(t('One three'))))
  const text = (side: typeof blocks) =>
    side
      .map(({ parts }) =>
        parts.flatMap(({ nodes }) => nodes.map((node) => ('text' in node ? node.text : ''))).join(''),
      )
      .join('|')
  expect(text(sideOf(blocks, 'removed'))).toBe('One three')
  expect(text(sideOf(blocks, 'added'))).toBe('One two|gone')
})
