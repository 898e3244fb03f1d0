import { accessSync, constants, createReadStream, type Stats, statSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { FIXED_SENTENCES } from '../../supabase/functions/_shared/contract/errors.ts'
import {
  createImportResponse,
  type ImportEntry,
  type ImportRecord,
  importResponse,
  MAX_ARCHIVE_BYTES,
  receiptResponse,
} from '../../supabase/functions/_shared/contract/imports.ts'
import { type CallApi, createApiCaller } from './call-api.ts'
import { connectSupabase } from './connect.ts'
import type { ImportOptions } from './import-arguments.ts'
import { ImportFailure } from './import-failure.ts'

const CHUNK_BYTES = 6 * 1024 * 1024
const POLL_MS = 300
const PAGE = 100

/**
 * Imports an archive through the same calls as the page: register, upload in chunks, start, poll until the
 * end.
 */
export async function importArchive(
  options: ImportOptions,
  log: (line: string) => void,
): Promise<{ record: ImportRecord; entries: ImportEntry[] }> {
  const { size } = checkFile(options.file)
  const { auth, url, key } = await connectSupabase(options)
  const { data, error } = await auth.signInWithPassword(options)
  if (error) throw new ImportFailure(`Signing in as ${options.email} failed: ${error.message}`)
  const call = createApiCaller(options.appUrl, async () => {
    const { data: now } = await auth.getSession()
    return now.session?.access_token ?? data.session.access_token
  })
  try {
    const created = createImportResponse.parse(
      await call('POST', '/imports', { fileName: basename(options.file), fileSize: size }),
    )
    const { id } = created.import
    const token = data.session.access_token
    await upload(
      options.file,
      size,
      { endpoint: `${url}/storage/v1/upload/resumable`, key, token, ...created.upload },
      log,
    )
    const { title, replaces } = options
    await call('POST', `/imports/${id}/start`, {
      ...(title ? { title } : {}),
      ...(replaces ? { replaces } : {}),
    })
    const record = await follow(call, id, log)
    return { record, entries: await readReceipt(call, id) }
  } finally {
    await auth.signOut({ scope: 'local' })
  }
}

function checkFile(file: string): Stats {
  let stats: Stats
  try {
    stats = statSync(file)
    accessSync(file, constants.R_OK)
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new ImportFailure(isMissing ? `${file} does not exist.` : `${file} cannot be read.`)
  }
  if (!stats.isFile())
    throw new ImportFailure(`${file} is not a file. Pack the project folder as a .zip first.`)
  if (!file.toLowerCase().endsWith('.zip')) throw new ImportFailure(FIXED_SENTENCES.file_zip_only)
  if (stats.size >= MAX_ARCHIVE_BYTES) throw new ImportFailure(FIXED_SENTENCES.file_too_large)
  if (stats.size === 0) throw new ImportFailure(`${file} is empty.`)
  return stats
}

type Target = { endpoint: string; key: string; token: string; bucket: string; path: string }

function upload(file: string, size: number, target: Target, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let shown = -1
    new Upload(createReadStream(file), {
      endpoint: target.endpoint,
      uploadSize: size,
      chunkSize: CHUNK_BYTES,
      retryDelays: [0, 1000, 3000, 5000],
      headers: { authorization: `Bearer ${target.token}`, apikey: target.key },
      metadata: {
        bucketName: target.bucket,
        objectName: target.path,
        contentType: 'application/zip',
        cacheControl: '3600',
      },
      onProgress(sent) {
        const percent = Math.floor((sent / size) * 100)
        if (percent >= shown + 10 || percent === 100) {
          if (percent !== shown) log(`uploading ${percent} %`)
          shown = percent
        }
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(new ImportFailure(`The upload failed: ${error.message}`)),
    }).start()
  })
}

async function follow(call: CallApi, id: string, log: (line: string) => void): Promise<ImportRecord> {
  let shown = ''
  for (;;) {
    const { import: record } = importResponse.parse(await call('GET', `/imports/${id}`))
    const { done, total } = record.progress
    const line =
      record.status === 'pending'
        ? 'waiting'
        : `${record.status} ${done}/${total} ${record.current}`.trimEnd()
    if (line !== shown) log(line)
    shown = line
    if (record.status === 'completed' || record.status === 'failed') return record
    await sleep(POLL_MS)
  }
}

async function readReceipt(call: CallApi, id: string): Promise<ImportEntry[]> {
  const entries: ImportEntry[] = []
  for (let page = 1; ; page += 1) {
    const response = receiptResponse.parse(
      await call('GET', `/imports/${id}/receipt?page=${page}&itemsPerPage=${PAGE}`),
    )
    entries.push(...response.entries)
    if (response.entries.length === 0 || entries.length >= response.total) return entries
  }
}
