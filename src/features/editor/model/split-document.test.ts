// @vitest-environment jsdom
import type { Doc, DocMark, DocNode } from '@contract/document.ts'
import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { joinDocuments } from '@/features/manuscripts/shared/join-documents.ts'
import { schemaExtensions } from '../extensions/schema.ts'
import { documentJson } from './block-cache.ts'
import { splitDocument, titleFrom } from './split-document.ts'

const schema = getSchema(schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }))
const t = (text: string, ...marks: DocMark[]): DocNode => ({ type: 'text', text, marks })
const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content })
const list = (...items: DocNode[][]): DocNode => ({
  type: 'bulletList',
  content: items.map((content) => ({ type: 'listItem', content })),
})
const open = (...content: DocNode[]) => Node.fromJSON(schema, { type: 'doc', content })
const comment = (id: string): DocMark => ({ type: 'comment', attrs: { id } })
const texts = (doc: Doc) =>
  Node.fromJSON(schema, doc).textBetween(0, Node.fromJSON(schema, doc).content.size, '|')
function parts(doc: Node, pos: number) {
  const part = splitDocument(doc, pos)
  if (typeof part === 'string') throw new Error(part)
  return part
}

describe('splitDocument (R-910)', () => {
  it('cuts a paragraph and keeps the marks of both parts', () => {
    const doc = open(p(t('One '), t('two three', { type: 'bold' })), p(t('Four')))
    const part = parts(doc, 9)
    expect(texts(part.before)).toBe('One two ')
    expect(texts(part.after)).toBe('three|Four')
    expect(part.after.content[0]).toMatchObject({ content: [{ text: 'three', marks: [{ type: 'bold' }] }] })
    expect(part).toMatchObject({ title: 'three', depth: 1 })
  })

  it('leaves no empty paragraph at the start or end of a paragraph', () => {
    const doc = open(p(t('One')), p(t('Two')))
    for (const pos of [4, 6]) {
      const part = parts(doc, pos)
      expect(part).toMatchObject({
        depth: 0,
        before: { content: [p(t('One'))].map(() => ({ type: 'paragraph' })) },
      })
      expect([texts(part.before), texts(part.after)]).toEqual(['One', 'Two'])
    }
  })

  it('is taken back by joining both parts, wherever the caret was', () => {
    const doc = open(
      { type: 'heading', attrs: { level: 2 }, content: [t('Head')] },
      p(t('a '), t('bold', { type: 'bold' }), t(' c')),
      list([p(t('one')), list([p(t('inner'))])], [p(t('two'))]),
      { type: 'blockquote', content: [p(t('quote')), p(t('more'))] },
      p(t('end')),
    )
    const json = documentJson(doc)
    let tried = 0
    for (let pos = 1; pos < doc.content.size; pos++) {
      if (!doc.resolve(pos).parent.isTextblock) continue
      const part = splitDocument(doc, pos)
      if (typeof part === 'string') continue
      tried += 1
      expect(joinDocuments(part.before, part.after, part.depth), `position ${pos}`).toEqual(json)
    }
    expect(tried).toBeGreaterThan(30)
  })

  it('gives a note to the part with the beginning of its words', () => {
    const [a, b, c] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const doc = open(p(t('One ', comment(a)), t('two three', comment(b)), t(' four', comment(c))))
    const part = parts(doc, 9)
    expect(part.noteIds).toEqual([c])
    expect(JSON.stringify(part.after)).not.toContain(b)
    expect(JSON.stringify(part.after)).toContain(c)
    expect(JSON.stringify(part.before)).toContain(b)
  })

  it('refuses a table, and a place with nothing before or after it', () => {
    const cell: DocNode = { type: 'tableCell', content: [p(t('cell'))] }
    const table: DocNode = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] }
    const doc = open(p(t('One')), table, p(t('Two')), p())
    expect(splitDocument(doc, 10)).toBe('table')
    expect(splitDocument(doc, 1)).toBe('nothing')
    expect(splitDocument(doc, doc.content.size - 3)).toBe('nothing')
    expect(splitDocument(doc, 4)).toMatchObject({ depth: 0 })
  })
})

describe('titleFrom', () => {
  const title = (...lines: string[]) => titleFrom({ type: 'doc', content: lines.map((line) => p(t(line))) })

  it('takes the first line with words, without its final sign', () => {
    expect(title('  ', 'The storm   came.', 'More')).toBe('The storm came')
    expect(title('Four centimetres. Wind could do that, or a storm.')).toBe('Four centimetres')
    expect(titleFrom({ type: 'doc', content: [{ type: 'horizontalRule' }] })).toBe('')
  })

  it('cuts a long line after a word, and a line without spaces between characters', () => {
    expect(title('word '.repeat(30))).toBe(`${'word '.repeat(8).trim()}…`)
    expect(title('😀'.repeat(80))).toBe(`${'😀'.repeat(40)}…`)
  })
})
