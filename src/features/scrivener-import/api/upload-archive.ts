import { type DetailedError, Upload } from 'tus-js-client'
import { auth } from '@/lib/auth-client.ts'
import { env } from '@/lib/env.ts'
import { supabase } from '@/lib/supabase.ts'

/** The chunk Supabase Storage expects of resumable uploads. */
const CHUNK_BYTES = 6 * 1024 * 1024
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000]

type Options = {
  bucket: string
  path: string
  signal: AbortSignal
  onProgress: (sent: number, total: number) => void
}

/** The archive lies in Storage already. */
const isThere = (error: Error | DetailedError): boolean =>
  'originalRequest' in error &&
  error.originalRequest.getMethod() === 'POST' &&
  error.originalResponse?.getStatus() === 409

/** The connection broke, the server is busy or away; any other refusal stays one. */
function isPassing(error: Error | DetailedError): boolean {
  const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined
  return (
    status === undefined ||
    status === 409 ||
    status === 423 ||
    status === 429 ||
    status >= 500 ||
    status === 0
  )
}

async function accessToken(): Promise<string> {
  const { data } = await auth.getSession()
  if (!data.session) throw new Error('signed out')
  return data.session.access_token
}

/**
 * Sends an archive to Storage in pieces. A broken connection is retried; the same file picked again for the same
 * path goes on where it stopped. Rejects with the last error, or with the signal's reason when aborted.
 */
export function uploadArchive(file: File, { bucket, path, signal, onProgress }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${env.supabaseUrl}/storage/v1/upload/resumable`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      uploadDataDuringCreation: true,
      metadata: {
        bucketName: bucket,
        objectName: path,
        contentType: 'application/zip',
        cacheControl: '3600',
      },
      fingerprint: async () => `quillport-${path}-${file.size}-${file.lastModified}`,
      onBeforeRequest: async (request) => {
        request.setHeader('authorization', `Bearer ${await accessToken()}`)
        request.setHeader('apikey', env.supabaseKey)
      },
      onProgress,
      onShouldRetry: (error) => !isThere(error) && isPassing(error),
      onSuccess: () => resolve(),
      // Arrived before, and only the start failed: the server checks its size.
      onError: (error) => (isThere(error) ? resolve() : reject(error)),
    })
    const stop = () => {
      upload.abort(false).finally(() => reject(signal.reason))
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    upload.findPreviousUploads().then((earlier) => {
      const latest = earlier[0]
      if (latest) upload.resumeFromPreviousUpload(latest)
      upload.start()
    }, reject)
  })
}

/** Where the archive of an import of the caller's lies in its bucket. */
export async function archivePath(importId: string): Promise<string> {
  const { data } = await auth.getSession()
  if (!data.session) throw new Error('signed out')
  return `${data.session.user.id}/${importId}.zip`
}

/** An address, good for a few minutes, from which the original archive downloads under its own name. */
export async function archiveDownloadUrl(importId: string, fileName: string): Promise<string> {
  const { data, error } = await supabase.storage
    .from('archives')
    .createSignedUrl(await archivePath(importId), 300, { download: fileName })
  if (error) throw error
  return data.signedUrl
}
