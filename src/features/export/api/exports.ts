import type { exportList, exportResponse, ManuscriptExport } from '@contract/exports.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { FILE_BUCKET } from '@/features/manuscripts/api/raw-files.ts'
import { api } from '@/lib/api/api-client.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { supabase } from '@/lib/api/supabase.ts'
import { refetch } from '@/lib/queries/refetch.ts'

const path = (manuscriptId: string, exportId = '') =>
  `/manuscripts/${manuscriptId}/exports${exportId && `/${exportId}`}`

/** The query key of the kept exports of a manuscript, whatever the last weekly file is. */
const exportsKey = (manuscriptId: string) => [...manuscriptKeys.of(manuscriptId), 'exports'] as const

/** The kept exports of a manuscript, newest first; they are read again after each weekly file of the open output. */
export const exportsQuery = (manuscriptId: string, weeklyAt: string | null) =>
  queryOptions({
    queryKey: [...exportsKey(manuscriptId), weeklyAt],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.get<typeof exportList>(path(manuscriptId), { signal })).exports,
  })

/** A written file that is kept. */
export type FileToKeep = Pick<ManuscriptExport, 'outputId' | 'name' | 'format'> & { file: Blob }

/** Keeps and deletes exports. */
export function useExportMutations(manuscriptId: string) {
  const client = useQueryClient()
  const onSettled = () => refetch(client, { queryKey: exportsKey(manuscriptId) })
  const keep = useMutation({
    mutationFn: async ({ file, ...body }: FileToKeep) => {
      const id = crypto.randomUUID()
      const { error } = await supabase.storage
        .from(FILE_BUCKET)
        .upload(`${manuscriptId}/${id}`, file, { contentType: file.type })
      // The policy of Storage names a full storage in its message (R-532).
      if (error?.message.includes('storage_full'))
        throw new ApiError({ status: 413, code: 'storage_full', message: error.message })
      if (error) throw error
      await api.put<typeof exportResponse>(path(manuscriptId, id), { body })
    },
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.delete(path(manuscriptId, id)),
    onSettled,
  })
  return { keep, remove }
}
