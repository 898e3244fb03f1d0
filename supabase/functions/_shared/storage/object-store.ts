/** The Storage calls of the worker, made with the service key. */
export type ObjectStore = {
  /** The bytes of an object from `start` to `end` (exclusive). */
  read(bucket: string, path: string, start: number, end: number, signal?: AbortSignal): Promise<Uint8Array>
  /** Writes an object and replaces an existing one, so that repeating is safe. */
  write(
    bucket: string,
    path: string,
    mime: string,
    body: Uint8Array | AsyncIterable<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<void>
  /** Removes objects; missing ones are ignored. */
  remove(bucket: string, paths: readonly string[]): Promise<void>
}

/** A failed Storage call; a retry may succeed. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

const REMOVE_AT_ONCE = 500

/** Supabase Storage over HTTP with the service key. */
export function createObjectStore(options: { url: string; key: string }): ObjectStore {
  const { url, key } = options
  const headers = { authorization: `Bearer ${key}`, apikey: key }
  const address = (bucket: string, path: string, door = '') =>
    `${url}/storage/v1/object${door}/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`
  return {
    async read(bucket, path, start, end, signal) {
      const response = await fetch(address(bucket, path, '/authenticated'), {
        headers: { ...headers, range: `bytes=${start}-${end - 1}` },
        signal,
      })
      if (response.status !== 206) {
        await response.body?.cancel()
        throw new StorageError(`a range of ${bucket} was answered with ${response.status}`)
      }
      return readInto(response, end - start)
    },
    async write(bucket, path, mime, body, signal) {
      const content = body instanceof Uint8Array ? body : toStream(body)
      const response = await fetch(address(bucket, path), {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': mime,
          'cache-control': 'max-age=31536000',
          'x-upsert': 'true',
        },
        body: content as BodyInit,
        signal,
        ...(body instanceof Uint8Array ? {} : { duplex: 'half' }),
      } as RequestInit)
      await response.body?.cancel()
      if (!response.ok) throw new StorageError(`an upload to ${bucket} was answered with ${response.status}`)
    },
    async remove(bucket, paths) {
      for (let from = 0; from < paths.length; from += REMOVE_AT_ONCE) {
        const response = await fetch(`${url}/storage/v1/object/${bucket}`, {
          method: 'DELETE',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ prefixes: paths.slice(from, from + REMOVE_AT_ONCE) }),
        })
        await response.body?.cancel()
        if (!response.ok)
          throw new StorageError(`a removal from ${bucket} was answered with ${response.status}`)
      }
    },
  }
}

/** Reads the body into one buffer of the requested size, to avoid a second copy. */
async function readInto(response: Response, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  let at = 0
  const reader = response.body?.getReader()
  for (;;) {
    const step = await reader?.read()
    if (!step || step.done) break
    if (at + step.value.length > size)
      throw new StorageError('a range was answered with more than it asked for')
    bytes.set(step.value, at)
    at += step.value.length
  }
  return at === size ? bytes : bytes.subarray(0, at)
}

/** A stream that pulls one chunk at a time, so that only one is in memory. */
function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
