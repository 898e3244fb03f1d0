import { describe, expect, it } from 'vitest'
import { readComments } from './comments.ts'

const read = (xml: string): ReturnType<typeof readComments> =>
  readComments(new TextEncoder().encode(xml), 'content.comments')
const rtf = (text: string): string => `<![CDATA[{\\rtf1\\ansi\\ansicpg1252\\f0 ${text}}]]>`

describe('comments', () => {
  it('of Scrivener 3 give id, kind, colour and text', () => {
    const { comments, error } = read(
      `<?xml version="1.0"?><Comments Version="1.0"><Comment ID="ab-1" Color="1.0 0.9 0.5">${rtf("d\\'e9j\\'e0 {\\b vu}")}</Comment><Comment ID="AB-2" Footnote="Yes">${rtf('note')}</Comment></Comments>`,
    )
    expect(error).toBeNull()
    expect(comments).toMatchObject([
      { sourceId: 'AB-1', kind: 'comment', colour: '#ffe680', text: 'déjà vu', range: null },
      { sourceId: 'AB-2', kind: 'footnote', colour: null, text: 'note' },
    ])
    expect(comments[0]?.doc.content[0]).toMatchObject({
      content: [{ text: 'déjà ' }, { text: 'vu', marks: [{ type: 'bold' }] }],
    })
  })

  it('of format 1.0 have the position of their anchor', () => {
    const { comments } = read(
      `<Links><CommentsAndFootnotes><Comment ID="1" IsFootnote="No"><Range>12, 5</Range><Color>1 0 0</Color><RTF>${rtf('x')}</RTF></Comment></CommentsAndFootnotes></Links>`,
    )
    expect(comments).toMatchObject([
      { kind: 'comment', colour: '#ff0000', text: 'x', range: { start: 12, length: 5 } },
    ])
  })

  it('of format 1.0 may be footnotes', () => {
    const { comments } = read(
      `<Links><CommentsAndFootnotes><Comment ID="1" IsFootnote="Yes"><RTF>${rtf('x')}</RTF></Comment></CommentsAndFootnotes></Links>`,
    )
    expect(comments).toMatchObject([{ kind: 'footnote', text: 'x' }])
  })

  it('are none in the empty links file of Windows', () => {
    expect(read('<ScrivenerLinks/>')).toEqual({ comments: [], error: null })
  })

  it('keep what was read before the file breaks off', () => {
    const { comments, error } = read(
      `<Comments><Comment ID="A">${rtf('x')}</Comment><Comment ID="B"></Wrong>`,
    )
    expect(comments.map((comment) => comment.text)).toEqual(['x', ''])
    expect(error).toMatchObject({ code: 'file_damaged', values: { path: 'content.comments', line: 1 } })
  })

  it('refuse a document type', () => {
    expect(read('<!DOCTYPE x [<!ENTITY a "b">]><Comments/>').error).toMatchObject({ code: 'file_damaged' })
  })

  it('may hold letters outside ASCII without an escape', () => {
    expect(read(`<Comments><Comment ID="A">${rtf('你好 – 😀')}</Comment></Comments>`).comments[0]?.text).toBe(
      '你好 – 😀',
    )
  })
})
