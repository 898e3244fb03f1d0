import { writeFileSync } from 'node:fs'
import type { Book, BookPicture } from '../../supabase/functions/_shared/compile/book.ts'
import { compileBook } from '../../supabase/functions/_shared/compile/compile-book.ts'
import type { CompileText } from '../../supabase/functions/_shared/compile/compile-source.ts'
import { measurePicture } from '../../supabase/functions/_shared/compile/measure-picture.ts'
import { PRESET_FORMAT, presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { selectItems } from '../../supabase/functions/_shared/compile/select-items.ts'
import { type BookFormat, writeBook } from '../../supabase/functions/_shared/compile/write-book.ts'
import { pdfRefusal } from '../../supabase/functions/_shared/compile/writers/pdf-characters.ts'
import { picturePaths } from '../../supabase/functions/_shared/compile/writers/sections.ts'
import {
  type ExportFormat,
  PRESET_NAMES,
  type PresetName,
} from '../../supabase/functions/_shared/contract/compile.ts'
import { itemList, itemResponse } from '../../supabase/functions/_shared/contract/items.ts'
import {
  collectionList,
  manuscriptList,
  manuscriptResponse,
} from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { type CallApi, createApiCaller } from './call-api.ts'
import { connect } from './connect.ts'
import type { ExportOptions } from './export-arguments.ts'
import { ImportFailure } from './import-failure.ts'
import { nodePdfEngine } from './pdf-engine.ts'

/** Reads the bytes of a stored file; null when it does not exist. */
type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

const BATCH = 6

/** Exports a manuscript through the same calls as the page, as the person who is named. */
export async function exportManuscript(
  options: ExportOptions,
  log: (line: string) => void,
): Promise<{ out: string; bytes: number }> {
  const { auth, url, key } = await connect(options)
  const { data, error } = await auth.signInWithPassword(options)
  if (error) throw new ImportFailure(`Signing in as ${options.email} failed: ${error.message}`)
  const token = data.session.access_token
  try {
    const call = createApiCaller(options.appUrl, async () => token)
    const read: ReadFile = async (path) => {
      const response = await fetch(`${url}/storage/v1/object/authenticated/manuscript-files/${path}`, {
        headers: { authorization: `Bearer ${token}`, apikey: key },
      })
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    }
    return await writeExport(options, call, read, log)
  } finally {
    await auth.signOut({ scope: 'local' })
  }
}

async function writeExport(
  { manuscript, format, preset, out }: ExportOptions,
  call: CallApi,
  read: ReadFile,
  log: (line: string) => void,
) {
  if (format === 'scriv') throw new ImportFailure('The format scriv is not available.')
  const id = await findManuscript(call, manuscript)
  const book = await readBook(call, id, preset ?? presetFor(format), log)
  refuse(book, format)
  const file = await writeBook(format, book, await readPictures(book, read), {
    identity: { id, modified: new Date() },
    pdf: nodePdfEngine,
    progress: () => undefined,
  })
  const isZip = file.extension === 'zip' && !out.endsWith('.zip')
  const path = isZip ? `${out}.zip` : out
  if (isZip) log('The text has pictures, so the file is a zip.')
  try {
    writeFileSync(path, file.bytes)
  } catch (error) {
    throw new ImportFailure(`${path} cannot be written: ${(error as Error).message}`)
  }
  return { out: path, bytes: file.bytes.length }
}

const presetFor = (format: ExportFormat): PresetName =>
  PRESET_NAMES.find((name) => PRESET_FORMAT[name] === format) ?? 'reading'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function findManuscript(call: CallApi, named: string): Promise<string> {
  if (UUID.test(named)) return named
  const query = new URLSearchParams({ q: named, itemsPerPage: '100' })
  const { manuscripts } = manuscriptList.parse(await call('GET', `/manuscripts?${query}`))
  const [first, ...others] = manuscripts.filter(({ title }) => title === named)
  if (!first) throw new ImportFailure(`No manuscript is named “${named}”.`)
  if (others.length > 0)
    throw new ImportFailure(`${others.length + 1} manuscripts are named “${named}”; give the id of one.`)
  return first.id
}

async function readBook(
  call: CallApi,
  id: string,
  preset: PresetName,
  log: (line: string) => void,
): Promise<Book> {
  const { manuscript } = manuscriptResponse.parse(await call('GET', `/manuscripts/${id}`))
  const { items } = itemList.parse(await call('GET', `/manuscripts/${id}/items?active=true`))
  const { collections } = collectionList.parse(await call('GET', `/manuscripts/${id}/collections`))
  const choices = presetChoices(preset, manuscript.language)
  const source = { manuscript, items, collections }
  const ids = selectItems(source, choices).flatMap(({ item }) => (item.hasText ? [item.id] : []))
  if (ids.length === 0)
    throw new ImportFailure('No chapter or scene of the manuscript has a text that is included in compile.')
  const texts = new Map<string, CompileText>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const paths = ids.slice(start, start + BATCH).map((itemId) => `/manuscripts/${id}/items/${itemId}`)
    for (const response of await Promise.all(paths.map((path) => call('GET', path)))) {
      const { item } = itemResponse.parse(response)
      texts.set(item.id, item)
    }
    log(`texts ${texts.size}/${ids.length}`)
  }
  return compileBook({ ...source, texts }, choices)
}

function refuse(book: Book, format: BookFormat): void {
  const refusal = format === 'pdf' ? pdfRefusal(book) : null
  if (!refusal) return
  throw new ImportFailure(
    refusal.reason === 'right-to-left'
      ? 'The text runs from right to left, which the PDF writer cannot set. Print it from the app instead.'
      : `The text has a character that the font of the PDF lacks (${refusal.character}). Print it from the app instead.`,
  )
}

async function readPictures(book: Book, read: ReadFile): Promise<Map<string, BookPicture>> {
  const pictures = new Map<string, BookPicture>()
  for (const path of picturePaths(book)) {
    const bytes = await read(path)
    const size = bytes && measurePicture(bytes)
    if (size) pictures.set(path, { ...size, bytes })
  }
  return pictures
}
