import { expect, test } from 'vitest'
import en from '../../../../locales/en/editor.json' with { type: 'json' }
import fr from '../../../../locales/fr/editor.json' with { type: 'json' }
import { findSlashChoices } from './slash-choices.ts'

const IDS: readonly string[] = [
  ...[
    'heading1',
    'heading2',
    'heading4',
    'blockquote',
    'codeBlock',
    'bulletList',
    'orderedList',
    'itemLink',
    'picture',
  ],
  ...['table.insert', 'rule', 'split', 'merge', 'footnote', 'annotation', 'inlineFootnote'],
]
const named = (messages: Record<string, string>) =>
  IDS.map((id) => ({ id, label: messages[`editor.tool.${id}`] ?? '' }))
const find = (query: string, messages: Record<string, string> = en) =>
  findSlashChoices(named(messages), query).map(({ id }) => id)

test('R-939: without a text there are all choices but small headings, in the order of the toolbar', () => {
  const shown = IDS.filter((id) => id !== 'heading4')
  expect(find('')).toEqual(shown)
  expect(find('', fr)).toEqual(shown)
  expect(find('heading')).toContain('heading4')
})

test.each([
  ['quote', 'blockquote'],
  ['citation', 'blockquote'],
  ['h2', 'heading2'],
  ['titre 2', 'heading2'],
  ['titre2', 'heading2'],
  ['Heading2', 'heading2'],
  ['puces', 'bulletList'],
  ['numérotée', 'orderedList'],
  ['numerotee', 'orderedList'],
  ['tableau', 'table.insert'],
  ['grid', 'table.insert'],
  ['image', 'picture'],
  ['photo', 'picture'],
  ['ligne', 'rule'],
  ['separateur', 'rule'],
  ['élément', 'itemLink'],
  ['scinder', 'split'],
  ['bas de page', 'footnote'],
])('R-939: “%s” finds %s in English and in French', (query, id) => {
  expect(find(query, fr)[0]).toBe(id)
  if (query !== 'bas de page') expect(find(query)[0]).toBe(id)
})

test('R-939: a name that begins with the text comes before other words', () => {
  expect(find('l')).toEqual(['itemLink', 'bulletList', 'orderedList', 'rule'])
  expect(find('foot')).toEqual(['footnote', 'inlineFootnote'])
})

test('R-939: the middle of a word, an unknown word and signs find nothing', () => {
  for (const query of ['uote', 'lamp', 'quote lamp', '?!']) expect(find(query)).toEqual([])
})
