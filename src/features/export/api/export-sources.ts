import type { CompileText } from '@compile/compile-source.ts'
import type { Item } from '@contract/items.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { FILE_BUCKET } from '@/features/manuscripts/api/raw-files.ts'
import { supabase } from '@/lib/api/supabase.ts'

/** Texts that are requested at once. */
const BATCH = 6

type Loading = { signal: AbortSignal; onLoaded: (count: number) => void }

/** Loads items with their present texts, a few at once; rejects when one of them cannot be loaded. */
export async function loadItems(
  client: QueryClient,
  manuscriptId: string,
  itemIds: readonly string[],
  { signal, onLoaded }: Loading,
): Promise<Item[]> {
  const items: Item[] = []
  for (let start = 0; start < itemIds.length; start += BATCH) {
    signal.throwIfAborted()
    const ids = itemIds.slice(start, start + BATCH)
    // A text in the cache may have been changed by another person since.
    items.push(
      ...(await Promise.all(
        ids.map((id) => client.fetchQuery({ ...itemQuery(manuscriptId, id), staleTime: 0 })),
      )),
    )
    onLoaded(items.length)
  }
  return items
}

/**
 * Loads the current texts of items as the signed-in person. Rejects when one of them cannot be loaded, because a
 * book with a missing text must not be written.
 */
export async function loadTexts(...request: Parameters<typeof loadItems>): Promise<Map<string, CompileText>> {
  const items = await loadItems(...request)
  return new Map(items.map(({ id, content, comments }) => [id, { content, comments }]))
}

/** A picture as stored; the worker measures and converts it. */
export type ExportPicture = { path: string; blob: Blob }

/** True for the answer of Storage about an object that does not exist or that the person may not read. */
const isMissing = (error: object): boolean => 'status' in error && [400, 404].includes(Number(error.status))

/** Loads pictures; one that does not exist any more is left out and written as its description. */
export async function loadPictures(paths: readonly string[], signal: AbortSignal): Promise<ExportPicture[]> {
  const pictures: ExportPicture[] = []
  for (const path of paths) {
    signal.throwIfAborted()
    const { data, error } = await supabase.storage.from(FILE_BUCKET).download(path)
    // Without a response or with a failed server, the picture may well exist.
    if (error && !isMissing(error)) throw error
    if (data) pictures.push({ path, blob: data })
  }
  return pictures
}

/** The pictures of a preview, which are loaded once for all its choices. */
export const previewPicturesQuery = (manuscriptId: string, paths: readonly string[]) =>
  queryOptions({
    queryKey: [...manuscriptKeys.of(manuscriptId), 'preview-pictures', paths],
    queryFn: ({ signal }) => loadPictures(paths, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
