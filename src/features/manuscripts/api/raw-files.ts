import type { rawFileList } from '@contract/imports.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { supabase } from '@/lib/api/supabase.ts'
import { manuscriptKeys } from './keys.ts'

/** The Storage bucket of all manuscript files. */
export const FILE_BUCKET = 'manuscript-files'
const SIGNED_SECONDS = 600

/** The original files of a manuscript's archive. */
export const rawFilesQuery = (id: string, query: ListQueryInput) =>
  queryOptions({
    queryKey: manuscriptKeys.rawFiles(id, query),
    queryFn: ({ signal }) => api.get<typeof rawFileList>(`/manuscripts/${id}/raw-files`, { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A signed URL valid for ten minutes; with a name, the file downloads under that name. */
export const signedUrlQuery = (objectPath: string, downloadAs?: string) =>
  queryOptions({
    queryKey: ['signed-url', objectPath, downloadAs ?? ''] as const,
    queryFn: () => signRawFile(objectPath, downloadAs),
    staleTime: (SIGNED_SECONDS - 60) * 1000,
    gcTime: SIGNED_SECONDS * 1000,
  })

/** Creates a signed URL that is valid for ten minutes. */
export async function signRawFile(objectPath: string, downloadAs?: string): Promise<string> {
  const { data, error } = await supabase.storage
    .from(FILE_BUCKET)
    .createSignedUrl(objectPath, SIGNED_SECONDS, downloadAs ? { download: downloadAs } : undefined)
  if (error) throw error
  return data.signedUrl
}
