import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Doc, DocNode } from '../../supabase/functions/_shared/contract/document.ts'
import {
  MAX_DOC_BYTES,
  MAX_IMPORTED_DOC_BYTES,
} from '../../supabase/functions/_shared/contract/document-limit.ts'
import { patchItemBody } from '../../supabase/functions/_shared/contract/items.ts'
import { writeProject } from '../support/scrivener/write-project.ts'
import { startImporter, type TestImporter } from './support/importer.ts'

let importer: TestImporter
beforeAll(async () => {
  importer = await startImporter()
})
afterAll(() => importer.close())

const FORMATS = ['\\i', '\\b', '\\cf1\\b\\i', '\\ul', '\\highlight2']
const WORDS = 'the harbour was grey that morning and nobody had yet spoken about the letters'.split(' ')

/** Centred paragraphs of 12 words, as in a dialogue, with a format change every five words. */
function writeLongRtf(words: number): string {
  const parts = ['{\\rtf1\\ansi{\\colortbl;\\red255\\green0\\blue0;\\red0\\green0\\blue255;}']
  for (let at = 0; at < words; at++) {
    if (at % 12 === 0) parts.push(at === 0 ? '\\pard\\qc ' : '\\par\n\\pard\\qc ')
    const word = WORDS[at % WORDS.length]
    parts.push(at % 5 === 0 ? `{${FORMATS[(at / 5) % FORMATS.length]} ${word}} ` : `${word} `)
  }
  return `${parts.join('')}}`
}

async function importText(rtf: string) {
  const id = await importer.enqueue(
    writeProject({
      items: [{ title: 'Draft', type: 'DraftFolder', children: [{ title: 'The whole book', text: rtf }] }],
    }),
  )
  await importer.drain()
  const [record] =
    await importer.owner`select status, manuscript_id, warnings from public.imports where id = ${id}`
  const [item] = await importer.owner`
    select id, content, word_count as words from public.manuscript_items
     where manuscript_id = ${record?.manuscript_id} and title = 'The whole book'`
  const [entry] = await importer.owner`
    select outcome, reason, detail from public.import_entries where import_id = ${id} and path like '%content.rtf'`
  const raw = await importer.owner`select from public.raw_files where item_id = ${item?.id}`
  return { record, item, entry, raw }
}

/** The body as the editor sends it: every paragraph with its default attributes, and more text at the end. */
function asEdited({ content }: Doc, added: string): Doc {
  const edited = content.map(
    (node): DocNode =>
      node.type === 'paragraph' ? { ...node, attrs: { textAlign: null, ...node.attrs } } : node,
  )
  return {
    type: 'doc',
    content: [
      ...edited,
      { type: 'paragraph', attrs: { textAlign: null }, content: [{ type: 'text', text: added }] },
    ],
  }
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
const save = (content: Doc) => patchItemBody.safeParse({ revision: 1, content })

describe('a long document', () => {
  it('of 150,000 formatted words is imported, and can be saved with 20,000 more words', async () => {
    const { record, item, entry } = await importText(writeLongRtf(150_000))
    expect(record).toMatchObject({ status: 'completed' })
    expect(entry).toMatchObject({ outcome: 'converted' })
    expect(item?.words).toBe(150_000)
    // More than the former document limit of 4 MiB.
    expect(bytesOf(item?.content)).toBeGreaterThan(4 * 1024 * 1024)
    expect(save(asEdited(item?.content, 'a word '.repeat(20_000))).error).toBeUndefined()
  })

  it('that could not be saved again is stored as a file, and listed on the receipt', async () => {
    const { record, item, entry, raw } = await importText(writeLongRtf(240_000))
    expect(record).toMatchObject({ status: 'completed' })
    expect(entry).toMatchObject({ outcome: 'kept_raw', reason: 'damage' })
    expect(entry?.detail).toContain('longer than one document can hold')
    expect(record?.warnings).toContainEqual(
      expect.objectContaining({ code: 'kept_raw', values: { title: 'The whole book', too_much_text: 1 } }),
    )
    expect(raw).toHaveLength(1)
    expect(item?.words).toBe(0)
    expect(save(item?.content).error).toBeUndefined()
  })

  it('is refused by the API above the limit of a document, which is above that of an import', () => {
    expect(MAX_IMPORTED_DOC_BYTES).toBeLessThan(MAX_DOC_BYTES)
    const tooLong = {
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text: 'a'.repeat(MAX_DOC_BYTES) }],
    }
    expect(save({ type: 'doc', content: [tooLong] }).error?.issues[0]?.message).toBe('document_too_long')
  })
})
