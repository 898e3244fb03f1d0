import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { isInert, servedContentType } from './content-type.ts'
import type { Context } from './context.ts'
import { failures } from './errors.ts'
import type { ObjectRow } from './objects.ts'

type Range = { start: number; end: number }

/** Responds with an object's content: whole, a range, or "not modified". */
export async function serveObject(
  context: Context,
  request: Request,
  row: ObjectRow,
  findAgain: () => Promise<ObjectRow>,
): Promise<Response> {
  const isHead = request.method === 'HEAD'
  let current = row
  let file = await context.files.read(current.version)
  while (!file) {
    // The object was replaced between reading the row and opening the file, so the row now names another version. The
    // same version means that the file is lost.
    const next = await findAgain()
    if (next.version === current.version) throw failures.noSuchKey()
    current = next
    file = await context.files.read(current.version)
  }
  try {
    const { size } = await file.stat()
    const headers = headersFor(request, current, size)
    if (isUnchanged(request, headers))
      return await closing(file, new Response(null, { status: 304, headers }))
    const range = readRange(request, headers, size)
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
    headers.set('content-length', String(range ? range.end - range.start + 1 : size))
    const status = range ? 206 : 200
    if (isHead || size === 0) return await closing(file, new Response(null, { status, headers }))
    const stream = file.createReadStream(range ?? {})
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>, {
      status,
      headers,
    })
  } catch (error) {
    await file.close()
    throw error
  }
}

async function closing(file: FileHandle, response: Response): Promise<Response> {
  await file.close()
  return response
}

function headersFor(request: Request, row: ObjectRow, size: number): Headers {
  const metadata = row.metadata ?? {}
  const { type, text } = servedContentType(metadata.mimetype)
  const headers = new Headers({
    'content-type': text,
    'cache-control': metadata.cacheControl ?? 'no-cache',
    etag: metadata.eTag ?? `"${row.version}-${size}"`,
    'last-modified': new Date(metadata.lastModified ?? row.updated_at).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    vary: 'authorization, apikey',
  })
  if (!isInert(type))
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  const download = new URL(request.url).searchParams.get('download')
  if (download !== null)
    headers.set('content-disposition', disposition(download || (row.name.split('/').pop() ?? 'file')))
  return headers
}

function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

function isUnchanged(request: Request, headers: Headers): boolean {
  const known = request.headers.get('if-none-match')
  if (known !== null) {
    const bare = (tag: string) => tag.trim().replace(/^W\//, '')
    return known.trim() === '*' || known.split(',').some((tag) => bare(tag) === headers.get('etag'))
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return !Number.isNaN(since) && Date.parse(headers.get('last-modified') ?? '') <= since
}

function readRange(request: Request, headers: Headers, size: number): Range | null {
  const text = request.headers.get('range')
  const condition = request.headers.get('if-range')
  if (text === null || (condition !== null && condition !== headers.get('etag'))) return null
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(text.trim()) ?? []
  // Several ranges or another unit: the whole content is a valid response.
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size || start > end) throw failures.invalidRange(size)
  return { start, end }
}
