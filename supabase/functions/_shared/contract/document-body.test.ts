import { describe, expect, it } from 'vitest'
import { docSchema, MAX_DOC_DEPTH } from './document.ts'
import { MAX_DOC_NODES, readDoc } from './document-body.ts'
import { patchItemBody } from './items.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const picture = (attrs: object) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'image', attrs: { path: 'm/x.png', ...attrs } }] }],
})
const nested = (depth: number) => {
  let node: unknown = paragraph('x')
  for (let at = 0; at < depth; at += 1) node = { type: 'blockquote', content: [node] }
  return { type: 'doc', content: [node] }
}

describe('a body from a client', () => {
  it('is read as the schema reads it', () => {
    const marks = [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://example.org', onclick: 'x' } }]
    const sent = {
      type: 'doc',
      extra: 1,
      content: [
        paragraph('one'),
        { type: 'paragraph' },
        { type: 'heading', attrs: { level: 2, style: 'x' }, content: [{ type: 'text', text: 'two', marks }] },
        { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [] }] }] },
      ],
    }
    expect(readDoc(sent)).toEqual(docSchema.parse(sent))
  })

  it('has pictures with an alignment and a caption, and keeps older ones without (R-948)', () => {
    for (const attrs of [{}, { align: null, caption: null }, { align: 'end', caption: '<i>Map</i> & 東京' }])
      expect(readDoc(picture(attrs))).toEqual(picture(attrs))
    expect(readDoc(picture({ caption: 'Map', onclick: 'x' }))).toEqual(picture({ caption: 'Map' }))
  })

  it('is refused where the schema refuses it', () => {
    const hostile: unknown[] = [
      null,
      [],
      { type: 'doc' },
      { type: 'paragraph', content: [] },
      { type: 'doc', content: 'x' },
      { type: 'doc', content: [null] },
      { type: 'doc', content: [{ type: 'script' }] },
      { type: 'doc', content: [{ type: 'blockquote' }] },
      { type: 'doc', content: [{ type: 'image', attrs: { path: 'a/..' } }] },
      { type: 'doc', content: [{ type: 'image', attrs: { path: 'https://example.org/x.png' } }] },
      picture({ align: 'left' }),
      picture({ align: '"><script>' }),
      picture({ caption: 'two\nlines' }),
      picture({ caption: 'a\u0000b' }),
      picture({ caption: 'x'.repeat(1001) }),
      picture({ caption: { html: '<b>' } }),
      {
        type: 'doc',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] }],
      },
    ]
    for (const value of hostile) {
      expect(readDoc(value), JSON.stringify(value)).toHaveProperty('refusal')
      expect(docSchema.safeParse(value).success, JSON.stringify(value)).toBe(false)
    }
  })

  it('nests no deeper than a reader can show', () => {
    expect(readDoc(nested(MAX_DOC_DEPTH - 2))).not.toHaveProperty('refusal')
    expect(readDoc(nested(MAX_DOC_DEPTH))).toHaveProperty('refusal')
    expect(readDoc(nested(100_000))).toHaveProperty('refusal')
  })

  it('has no more parts than a book', () => {
    const content = Array.from({ length: MAX_DOC_NODES + 1 }, () => ({ type: 'paragraph' }))
    expect(readDoc({ type: 'doc', content })).toEqual({ refusal: 'too_complex' })
  })

  it('costs one mistake, however many it holds', () => {
    const many = <T>(value: T) => Array.from({ length: 150_000 }, () => value)
    const named = Object.fromEntries(many(0).map((value, at) => [`f${at}`, value]))
    const hostile = {
      content: { type: 'doc', content: many({ type: 'x' }) },
      notesContent: { type: 'doc', content: [{ type: 'text', text: 'x', marks: many({}) }] },
      keywords: many(1),
      custom: named,
      details: named,
    }
    const issues = patchItemBody.safeParse({ revision: 1, ...hostile }).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.')).sort()).toEqual(Object.keys(hostile).sort())
  })
})
