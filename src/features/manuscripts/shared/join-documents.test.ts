import type { Doc, DocNode } from '@contract/document.ts'
import { describe, expect, it } from 'vitest'
import { joinDocuments } from './join-documents.ts'

const t = (text: string, bold = false): DocNode => ({
  type: 'text',
  text,
  ...(bold ? { marks: [{ type: 'bold' as const }] } : {}),
})
const p = (...content: DocNode[]): DocNode => ({ type: 'paragraph', content })
const list = (...paragraphs: DocNode[]): DocNode => ({
  type: 'bulletList',
  content: paragraphs.map((one) => ({ type: 'listItem', content: [one] })),
})
const doc = (...content: DocNode[]): Doc => ({ type: 'doc', content })

describe('joinDocuments (R-911)', () => {
  it('appends the blocks of the second text', () => {
    expect(joinDocuments(doc(p(t('a'))), doc(p(t('b'))))).toEqual(doc(p(t('a')), p(t('b'))))
  })

  it('returns the text of the item that has one', () => {
    expect(joinDocuments(null, doc(p(t('b'))))).toEqual(doc(p(t('b'))))
    expect(joinDocuments(doc(p(t('a'))), null)).toEqual(doc(p(t('a'))))
    expect(joinDocuments(null, null)).toBeNull()
  })

  it('makes one paragraph of two parts, and one text of equal marks', () => {
    const joined = joinDocuments(doc(p(t('a '), t('b', true))), doc(p(t('c', true), t('d')), p(t('e'))), 1)
    expect(joined).toEqual(doc(p(t('a '), t('bc', true), t('d')), p(t('e'))))
  })

  it('makes one list of two parts, by the levels that were cut', () => {
    const parts = [doc(list(p(t('a')), p(t('b')))), doc(list(p(t('c')), p(t('d'))))] as const
    expect(joinDocuments(...parts, 3)).toEqual(doc(list(p(t('a')), p(t('bc')), p(t('d')))))
    expect(joinDocuments(...parts, 1)).toEqual(doc(list(p(t('a')), p(t('b')), p(t('c')), p(t('d')))))
    expect(joinDocuments(...parts)).toEqual(doc(...parts[0].content, ...parts[1].content))
  })

  it('joins no nodes of different types', () => {
    expect(joinDocuments(doc(p(t('a'))), doc(list(p(t('b')))), 1)).toEqual(doc(p(t('a')), list(p(t('b')))))
  })
})
