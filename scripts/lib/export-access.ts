import type { BookPicture } from '../../supabase/functions/_shared/compile/book.ts'
import { measurePicture } from '../../supabase/functions/_shared/compile/measure-picture.ts'
import { type Item, itemResponse } from '../../supabase/functions/_shared/contract/items.ts'
import type { CallApi } from './call-api.ts'

/** Reads the bytes of a stored file; null when it does not exist or the person may not read it. */
export type ReadFile = (
  path: string,
  bucket?: 'manuscript-files' | 'archives',
) => Promise<Uint8Array<ArrayBuffer> | null>

/** The API and the stored files as one person, and where progress is shown. */
export type ExportAccess = { call: CallApi; read: ReadFile; log: (line: string) => void }

/** Items that are requested at once. */
const BATCH = 6

/** Reads items with their texts, by id. */
export async function readFullItems(
  call: CallApi,
  manuscriptId: string,
  ids: readonly string[],
  log: (line: string) => void,
): Promise<Map<string, Item>> {
  const items = new Map<string, Item>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const paths = ids.slice(start, start + BATCH).map((id) => `/manuscripts/${manuscriptId}/items/${id}`)
    for (const response of await Promise.all(paths.map((path) => call('GET', path)))) {
      const { item } = itemResponse.parse(response)
      items.set(item.id, item)
    }
    log(`texts ${items.size}/${ids.length}`)
  }
  return items
}

/** Reads the pictures that a file can embed, by path. */
export async function readPictures(
  paths: readonly string[],
  read: ReadFile,
): Promise<Map<string, BookPicture>> {
  const pictures = new Map<string, BookPicture>()
  for (const path of paths) {
    const bytes = await read(path)
    const size = bytes && measurePicture(bytes)
    if (size) pictures.set(path, { ...size, bytes })
  }
  return pictures
}
