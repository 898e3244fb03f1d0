import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { supabase } from '@/lib/supabase.ts'
import { manuscriptKeys } from './keys.ts'

// Loaded beside the call: the writing room uses this file for its pictures alone.
const rawFileList = async () => (await import('@contract/imports.ts')).rawFileList

/** The bucket every file of a manuscript lies in. */
export const FILE_BUCKET = 'manuscript-files'
const SIGNED_SECONDS = 600

/** Every file kept of a manuscript's archive. */
export const rawFilesQuery = (id: string, query: ListQueryInput) =>
  queryOptions({
    queryKey: manuscriptKeys.rawFiles(id, query),
    queryFn: ({ signal }) => api.get(`/manuscripts/${id}/raw-files`, { query, signal, schema: rawFileList }),
    placeholderData: keepPreviousData,
  })

/** A link to a file that works for ten minutes; with a name, it downloads under that name. */
export const signedUrlQuery = (objectPath: string, downloadAs?: string) =>
  queryOptions({
    queryKey: ['signed-url', objectPath, downloadAs ?? ''] as const,
    queryFn: () => signRawFile(objectPath, downloadAs),
    staleTime: (SIGNED_SECONDS - 60) * 1000,
    gcTime: SIGNED_SECONDS * 1000,
  })

/** Signs a file's address for ten minutes. */
export async function signRawFile(objectPath: string, downloadAs?: string): Promise<string> {
  const { data, error } = await supabase.storage
    .from(FILE_BUCKET)
    .createSignedUrl(objectPath, SIGNED_SECONDS, downloadAs ? { download: downloadAs } : undefined)
  if (error) throw error
  return data.signedUrl
}
