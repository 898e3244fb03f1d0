import { writeFileSync } from 'node:fs'
import type { CompiledBook } from '../../supabase/functions/_shared/compile/book.ts'
import { compileBook } from '../../supabase/functions/_shared/compile/compile-book.ts'
import { PRESET_FORMAT, presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { selectItems } from '../../supabase/functions/_shared/compile/select-items.ts'
import { type BookFormat, writeBook } from '../../supabase/functions/_shared/compile/write-book.ts'
import { pdfRefusal } from '../../supabase/functions/_shared/compile/writers/pdf-characters.ts'
import { picturePaths } from '../../supabase/functions/_shared/compile/writers/sections.ts'
import {
  type CompileChoices,
  type ExportFormat,
  PRESET_NAMES,
  type PresetName,
} from '../../supabase/functions/_shared/contract/compile.ts'
import { itemList } from '../../supabase/functions/_shared/contract/items.ts'
import {
  collectionList,
  manuscriptList,
  manuscriptResponse,
} from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { withMatches } from '../../supabase/functions/_shared/contract/match-search.ts'
import { type Output, outputList } from '../../supabase/functions/_shared/contract/outputs.ts'
import { type CallApi, createApiCaller } from './call-api.ts'
import { connectSupabase } from './connect.ts'
import { type ExportAccess, type ReadFile, readFullItems, readPictures } from './export-access.ts'
import type { ExportOptions } from './export-arguments.ts'
import { exportScriv } from './export-scriv.ts'
import { ImportFailure } from './import-failure.ts'
import { nodePdfEngine } from './pdf-engine.ts'

/** Exports a manuscript through the same calls as the page, as the person who is named (R-729). */
export async function exportManuscript(
  options: ExportOptions,
  log: (line: string) => void,
): Promise<{ out: string; bytes: number }> {
  const { auth, url, key } = await connectSupabase(options)
  const { data, error } = await auth.signInWithPassword(options)
  if (error) throw new ImportFailure(`Signing in as ${options.email} failed: ${error.message}`)
  const token = data.session.access_token
  try {
    const call = createApiCaller(options.appUrl, async () => token)
    const read: ReadFile = async (path, bucket = 'manuscript-files') => {
      const response = await fetch(`${url}/storage/v1/object/authenticated/${bucket}/${path}`, {
        headers: { authorization: `Bearer ${token}`, apikey: key },
      })
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    }
    const id = await findManuscript(call, options.manuscript)
    const { format, out } = options
    if (format === 'scriv') {
      const bytes = await exportScriv(id, data.user.id, { call, read, log })
      return { out, bytes: save(out, bytes) }
    }
    const chosen = await choose({ ...options, format }, call, id)
    return await writeExport(out, chosen, { id, call, read, log })
  } finally {
    await auth.signOut({ scope: 'local' })
  }
}

type Chosen = { format: BookFormat; choicesIn: (language: string) => CompileChoices }

/** The format and the choices of an output or of a preset. */
async function choose(
  { format, preset, output }: Omit<ExportOptions, 'format'> & { format: BookFormat | undefined },
  call: CallApi,
  id: string,
): Promise<Chosen> {
  if (output !== undefined) {
    const found = await findOutput(call, id, output)
    return { format: format ?? found.format, choicesIn: () => found.choices }
  }
  if (!format) throw new ImportFailure('The export has no format.')
  return { format, choicesIn: (language) => presetChoices(preset ?? presetFor(format), language) }
}

async function findOutput(call: CallApi, id: string, name: string): Promise<Output> {
  const { outputs } = outputList.parse(await call('GET', `/manuscripts/${id}/outputs`))
  const found = outputs.find((one) => one.name === name)
  if (found) return found
  const names = outputs.map((one) => `“${one.name}”`).join(', ')
  throw new ImportFailure(
    `No output of the manuscript is named “${name}”. ${names ? `There is: ${names}.` : 'It has no outputs.'}`,
  )
}

async function writeExport(
  out: string,
  { format, choicesIn }: Chosen,
  { id, call, read, log }: ExportAccess & { id: string },
): Promise<{ out: string; bytes: number }> {
  const book = await readBook(call, id, choicesIn, log)
  refuse(book, format)
  const file = await writeBook(format, book, await readPictures(picturePaths(book), read), {
    identity: { id, modified: new Date() },
    pdf: nodePdfEngine,
    progress: () => undefined,
  })
  const isZip = file.extension === 'zip' && !out.endsWith('.zip')
  if (isZip) log('The text has pictures, so the file is a zip.')
  const path = isZip ? `${out}.zip` : out
  return { out: path, bytes: save(path, file.bytes) }
}

function save(path: string, bytes: Uint8Array): number {
  try {
    writeFileSync(path, bytes)
  } catch (error) {
    throw new ImportFailure(`${path} cannot be written: ${(error as Error).message}`)
  }
  return bytes.length
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
  choicesIn: Chosen['choicesIn'],
  log: (line: string) => void,
): Promise<CompiledBook> {
  const { manuscript } = manuscriptResponse.parse(await call('GET', `/manuscripts/${id}`))
  const { items } = itemList.parse(await call('GET', `/manuscripts/${id}/items?active=true`))
  const { collections } = collectionList.parse(await call('GET', `/manuscripts/${id}/collections`))
  const choices = choicesIn(manuscript.language)
  const source = { manuscript, items, collections: withMatches(collections, items, manuscript.customFields) }
  const ids = selectItems(source, choices).flatMap(({ item }) => (item.hasText ? [item.id] : []))
  if (ids.length === 0)
    throw new ImportFailure('No chapter or scene of the manuscript has a text that is included in compile.')
  const texts = await readFullItems(call, id, ids, log)
  return compileBook({ ...source, texts }, choices)
}

function refuse(book: CompiledBook, format: BookFormat): void {
  const refusal = format === 'pdf' ? pdfRefusal(book) : null
  if (!refusal) return
  throw new ImportFailure(
    refusal.reason === 'right-to-left'
      ? 'The text runs from right to left, which the PDF writer cannot set. Print it from the app instead.'
      : `The text has a character that the font of the PDF lacks (${refusal.character}). Print it from the app instead.`,
  )
}
