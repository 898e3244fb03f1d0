import { fireEvent, screen } from '@testing-library/react'
import JSZip from 'jszip'
import { compileBook } from '../../../supabase/functions/_shared/compile/compile-book.ts'
import type { CompileItem } from '../../../supabase/functions/_shared/compile/compile-source.ts'
import { PRESETS } from '../../../supabase/functions/_shared/compile/presets.ts'
import { writeDocx } from '../../../supabase/functions/_shared/compile/writers/write-docx.ts'
import type { Doc } from '../../../supabase/functions/_shared/contract/document.ts'
import { commentResponse } from '../../../supabase/functions/_shared/contract/item-comments.ts'
import { type Item, itemResponse } from '../../../supabase/functions/_shared/contract/items.ts'
import type { TestApi } from '../../api/support/api.ts'
import { createItem, doc, makeEmptyManuscript } from '../../api/support/manuscripts.ts'
import type { XmlEdit } from '../../support/docx/corrected-file.ts'
import { renderRoute } from './render-route.tsx'

const unchanged: XmlEdit = (xml) => xml

/** A manuscript of a chapter with three scenes and a footnote, and its exported file with the edits of an editor. */
export async function correctedManuscript(api: TestApi, edit = unchanged, editNotes = unchanged) {
  const id = await makeEmptyManuscript(api, 'auth', 'The Harbour')
  const shared = { includeInCompile: true }
  const chapter = await createItem(api, 'auth', id, { ...shared, type: 'chapter', title: 'Arrival' })
  const one = await createItem(api, 'auth', id, {
    ...shared,
    parentId: chapter.id,
    title: 'One',
    content: doc('She left at noon.', 'Rain fell on the port.'),
  })
  const two = await createItem(api, 'auth', id, {
    ...shared,
    parentId: chapter.id,
    title: 'Two',
    content: doc('The tide turned.'),
  })
  const noteId = crypto.randomUUID()
  const marks = [{ type: 'footnote', attrs: { id: noteId } }]
  const noted = await createItem(api, 'auth', id, {
    ...shared,
    parentId: chapter.id,
    title: 'Three',
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Night.', marks }] }],
    } as Doc,
  })
  const { comment: note } = await api.ok('auth', 'POST', `/manuscripts/${id}/items/${noted.id}/comments`, {
    status: 201,
    schema: commentResponse,
    body: { id: noteId, kind: 'footnote', body: 'Moonless, in 1912.' },
  })
  const items: Item[] = [chapter, one, two, { ...noted, comments: [note] }]
  const book = compileBook(
    {
      manuscript: { title: 'The Harbour', author: '', language: 'en' },
      items: items as CompileItem[],
      collections: [],
      texts: new Map(items.map(({ id: itemId, content, comments }) => [itemId, { content, comments }])),
    },
    PRESETS.manuscript,
  )
  const zip = await JSZip.loadAsync(await writeDocx(book, new Map(), () => undefined))
  const editPart = async (name: string, change: XmlEdit) =>
    zip.file(name, change((await zip.file(name)?.async('string')) ?? ''))
  await editPart('word/document.xml', edit)
  await editPart('word/endnotes.xml', editNotes)
  const file = new File([await zip.generateAsync({ type: 'arraybuffer' })], 'harbour.docx')
  return { id, one, two, noted, noteId, file }
}

/** The attributes of a tracked change. */
export const TRACKED = 'w:id="900" w:author="Anna" w:date="2026-11-20T10:00:00Z"'

/** Opens the page of corrections. */
export const openCorrections = (api: TestApi, id: string, options = {}) =>
  renderRoute(api, `/apps/manuscripts/${id}/corrections`, { as: 'auth', ...options })

/** Chooses a file on the page of corrections. */
export async function chooseCorrected(file: File): Promise<void> {
  const input = await screen.findByTestId('corrections-input')
  fireEvent.change(input, { target: { files: { 0: file, length: 1, item: () => file } } })
}

export const itemPath = (id: string, itemId: string): string => `/manuscripts/${id}/items/${itemId}`

/** The stored item with its text and comments. */
export const storedItem = async (api: TestApi, id: string, itemId: string): Promise<Item> =>
  (await api.ok('auth', 'GET', itemPath(id, itemId), { schema: itemResponse })).item
