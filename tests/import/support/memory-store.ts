import type { Sql } from 'postgres'
import { type ObjectStore, StorageError } from '../../../supabase/functions/_shared/storage/object-store.ts'

/** Storage in memory, with its rows of `storage.objects`. */
export type MemoryStore = ObjectStore & {
  objects: Map<string, { mime: string; bytes: Uint8Array }>
  /** The longest requested range. */
  longestRead: number
  put(bucket: string, path: string, bytes: Uint8Array): Promise<void>
}

/** Creates an empty Storage on a test database. */
export function createMemoryStore(owner: Sql): MemoryStore {
  const objects: MemoryStore['objects'] = new Map()
  const put = async (bucket: string, path: string, mime: string, bytes: Uint8Array) => {
    objects.set(`${bucket}/${path}`, { mime, bytes })
    await owner`
      insert into storage.objects (bucket_id, name, metadata)
      values (${bucket}, ${path}, ${JSON.stringify({ size: bytes.length, mimetype: mime })}::text::jsonb)
      on conflict (bucket_id, name) do update set metadata = excluded.metadata`
  }
  return {
    objects,
    longestRead: 0,
    put: (bucket, path, bytes) => put(bucket, path, 'application/zip', bytes),
    async read(bucket, path, start, end) {
      const found = objects.get(`${bucket}/${path}`)
      if (!found) throw new StorageError(`${path} is not there`)
      this.longestRead = Math.max(this.longestRead, end - start)
      return found.bytes.slice(start, end)
    },
    async write(bucket, path, mime, body) {
      if (body instanceof Uint8Array) return put(bucket, path, mime, body.slice())
      const chunks: Uint8Array[] = []
      for await (const chunk of body) chunks.push(chunk.slice())
      await put(bucket, path, mime, Buffer.concat(chunks))
    },
    async remove(bucket, paths) {
      for (const path of paths) objects.delete(`${bucket}/${path}`)
      await owner.begin(async (tx) => {
        await tx`select set_config('storage.allow_delete_query', 'true', true)`
        await tx`delete from storage.objects where bucket_id = ${bucket} and name = any (${[...paths]})`
      })
    },
  }
}
