import type { accountStorage } from '@contract/account.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '@/lib/api/api-client.ts'
import {
  alreadyUploaded,
  maxBytesOf,
  type NewAttachment,
  NoSpace,
  nextUpload,
  toEntry,
  type UploadEntry,
  uploadedOf,
  uploadRefusal,
} from '../model/upload-entries.ts'
import { discardFiles } from './stored-files.ts'

export type { NewAttachment, UploadEntry } from '../model/upload-entries.ts'

/** Abort reason of an upload that the user cancels. */
const CANCELLED = 'cancelled by the person'

type Options = {
  bucket: string
  /** The folder in the bucket; each file is stored there under the id of its attachment. */
  folder: string
  /** Files uploaded earlier, such as those of a stored draft; read on the first render only. */
  uploaded?: readonly NewAttachment[]
}

/** Uploads to Storage, at most three at a time, each with progress, cancel and retry. */
export type Uploads = {
  entries: readonly UploadEntry[]
  /** The maximum size of a file. */
  maxBytes: number
  /** The uploaded files in the form the API expects. */
  uploaded: NewAttachment[]
  /** An upload is queued or running, so the form cannot be sent yet. */
  isBusy: boolean
  add: (files: readonly File[]) => void
  /** Cancels a running upload or removes an uploaded file from the list. */
  remove: (id: string) => void
  retry: (id: string) => void
  /** Removes entries from the list without deleting their files, after the form was sent. */
  forget: (ids: readonly string[]) => void
}

/** Files from this size are compared with the free storage before they are sent. */
const CHECKED_BYTES = 10 * 1024 ** 2

async function requireSpace(size: number, signal: AbortSignal): Promise<void> {
  if (size < CHECKED_BYTES) return
  const { used, allowed } = await api.get<typeof accountStorage>('/account/storage', { signal })
  if (used + size > allowed) throw new NoSpace(Math.max(0, allowed - used))
}

async function send(
  file: File,
  entry: UploadEntry,
  bucket: string,
  signal: AbortSignal,
  onSent: (sent: number) => void,
) {
  // An unreadable file, such as a folder, fails here before the upload starts.
  await file.slice(0, 1).arrayBuffer()
  await requireSpace(file.size, signal)
  const { uploadFile } = await import('./resumable-upload.ts')
  const { path, mime: contentType } = entry
  const resumeKey = `${path.slice(0, path.lastIndexOf('/'))}/${file.name}`
  return uploadFile(file, { bucket, path, resumeKey, contentType, signal, onProgress: onSent })
}

/** Uploads files as soon as they are chosen, so that sending the form does not wait for them. */
export function useUploads({ bucket, folder, uploaded = [] }: Options): Uploads {
  const [entries, setEntries] = useState<readonly UploadEntry[]>(() => alreadyUploaded(uploaded, folder))
  const files = useRef(new Map<string, File>())
  const controllers = useRef(new Map<string, AbortController>())

  const change = useCallback((id: string, to: Partial<UploadEntry>) => {
    setEntries((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)))
  }, [])

  const start = useCallback(
    async (entry: UploadEntry) => {
      const file = files.current.get(entry.id)
      if (!file || controllers.current.has(entry.id)) return
      const abort = new AbortController()
      controllers.current.set(entry.id, abort)
      change(entry.id, { status: 'sending', problem: null })
      try {
        const path = await send(file, entry, bucket, abort.signal, (sent) => change(entry.id, { sent }))
        files.current.delete(entry.id)
        // An upload that resumed an earlier one has the path and id of that.
        change(entry.id, { id: path.slice(path.lastIndexOf('/') + 1), path, status: 'done', sent: file.size })
      } catch (error) {
        if (abort.signal.aborted) return
        console.warn('An upload failed', error)
        change(entry.id, { status: 'failed', sent: 0, ...uploadRefusal(error) })
      } finally {
        controllers.current.delete(entry.id)
      }
    },
    [bucket, change],
  )
  useEffect(() => {
    for (const entry of nextUpload(entries)) void start(entry)
  }, [entries, start])
  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const one of running.values()) one.abort(CANCELLED)
    }
  }, [])

  const add = useCallback(
    (chosen: readonly File[]) => {
      const ids = chosen.map(() => crypto.randomUUID())
      chosen.forEach((file, index) => {
        const id = ids[index]
        if (id) files.current.set(id, file)
      })
      setEntries((all) => [
        ...all,
        ...chosen.map((file, index) =>
          toEntry(file, ids[index] ?? '', folder, all.length + index, maxBytesOf(bucket)),
        ),
      ])
    },
    [bucket, folder],
  )
  const remove = useCallback(
    (id: string) => {
      controllers.current.get(id)?.abort(CANCELLED)
      files.current.delete(id)
      const gone = entries.find((one) => one.id === id)
      if (gone?.status === 'done') void discardFiles(bucket, [gone.path])
      setEntries((all) => all.filter((one) => one.id !== id))
    },
    [bucket, entries],
  )
  const retry = useCallback(
    (id: string) => change(id, { status: 'waiting', problem: null, sent: 0 }),
    [change],
  )
  const forget = useCallback((ids: readonly string[]) => {
    for (const id of ids) files.current.delete(id)
    setEntries((all) => all.filter(({ id }) => !ids.includes(id)))
  }, [])

  return useMemo(
    () => ({
      entries,
      maxBytes: maxBytesOf(bucket),
      uploaded: uploadedOf(entries),
      isBusy: entries.some(({ status }) => status === 'waiting' || status === 'sending'),
      add,
      remove,
      retry,
      forget,
    }),
    [bucket, entries, add, remove, retry, forget],
  )
}
