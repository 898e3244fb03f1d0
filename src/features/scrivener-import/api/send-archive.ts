import type { importList, StartImportBody } from '@contract/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadFile } from '@/features/attachments/api/resumable-upload.ts'
import { api } from '@/lib/api/api-client.ts'
import { forgetUpload, hashFile, rememberUpload } from '../model/unfinished-upload.ts'
import { archivePath } from './archive-files.ts'
import { createImport, importKeys, startImport } from './imports.ts'

/** Abort reason of a cancelled upload; leaving the page aborts without it, so the import can be resumed. */
const CANCELLED = 'cancelled by the person'

/** An archive upload: its import and the number of bytes sent. */
export type Sending = { file: File; importId: string | null; sent: number }

/** Finds the import of an interrupted upload of the same file, so that the upload resumes. */
async function findWaiting(file: File) {
  const { imports } = await api.get<typeof importList>('/imports', {
    query: { q: file.name, itemsPerPage: 20 },
  })
  return imports.find(
    ({ status, started, fileName, fileSize }) =>
      status === 'pending' && !started && fileName === file.name && fileSize === file.size,
  )
}

async function register(
  file: File,
  resumedId: string | null,
): Promise<{ id: string; bucket: string; path: string }> {
  const id = resumedId ?? (await findWaiting(file))?.id
  if (id) return { id, bucket: 'archives', path: await archivePath(id) }
  const { import: created, upload } = await createImport(file)
  return { id: created.id, ...upload }
}

/**
 * Registers, uploads and starts an archive. `send` resolves to the import id, or null after a cancel; sending
 * the same file again resumes.
 */
export function useSendArchive(onRegistered: (importId: string) => void) {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const registered = useRef(onRegistered)
  useEffect(() => {
    registered.current = onRegistered
  })

  const send = useCallback(
    async (file: File, body: StartImportBody, resumedId: string | null = null): Promise<string | null> => {
      const abort = new AbortController()
      controller.current = abort
      setSending({ file, importId: null, sent: 0 })
      let importId: string | null = null
      try {
        const { id, bucket, path } = await register(file, resumedId)
        importId = id
        rememberUpload(id, { hash: await hashFile(file), body })
        registered.current(id)
        setSending({ file, importId, sent: 0 })
        await uploadFile(file, {
          bucket,
          path,
          resumeKey: path,
          contentType: 'application/zip',
          signal: abort.signal,
          onProgress: (sent) => setSending((before) => before && { ...before, sent }),
        })
        const started = await startImport(importId, body)
        forgetUpload(importId)
        client.setQueryData(importKeys.one(importId), started)
        return importId
      } catch (error) {
        if (abort.signal.reason !== CANCELLED) throw error
        if (importId) {
          forgetUpload(importId)
          await api.post(`/imports/${importId}/cancel`)
        }
        return null
      } finally {
        setSending(null)
        void client.invalidateQueries({ queryKey: importKeys.all })
      }
    },
    [client],
  )

  const cancel = useCallback(() => controller.current?.abort(CANCELLED), [])
  return { sending, send, cancel }
}
