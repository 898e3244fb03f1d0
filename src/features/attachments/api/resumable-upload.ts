import { type DetailedError, Upload } from 'tus-js-client'
import { currentAccessToken } from '@/lib/auth-token.ts'
import { env } from '@/lib/env.ts'

/** The chunk size Supabase Storage requires for resumable uploads. */
const CHUNK_BYTES = 6 * 1024 * 1024
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000]

type Options = {
  bucket: string
  path: string
  contentType: string
  signal: AbortSignal
  onProgress: (sent: number, total: number) => void
}

/** Storage already has a complete file at this path. */
const isAlreadyStored = (error: Error | DetailedError): boolean =>
  'originalRequest' in error &&
  error.originalRequest.getMethod() === 'POST' &&
  error.originalResponse?.getStatus() === 409

/** A lost connection, a rate limit or a server error may be retried; any other error is final. */
function isTransient(error: Error | DetailedError): boolean {
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

/**
 * Uploads a file in chunks with retries and resumes an interrupted upload; a file already in Storage counts
 * as uploaded.
 */
export function uploadFile(file: File, options: Options): Promise<void> {
  const { bucket, path, contentType, signal, onProgress } = options
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${env.supabaseUrl}/storage/v1/upload/resumable`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      uploadDataDuringCreation: true,
      metadata: { bucketName: bucket, objectName: path, contentType, cacheControl: '3600' },
      fingerprint: async () => `quillport-${path}-${file.size}-${file.lastModified}`,
      onBeforeRequest: async (request) => {
        const token = await currentAccessToken()
        if (token === null) throw new Error('signed out')
        request.setHeader('authorization', `Bearer ${token}`)
        request.setHeader('apikey', env.supabaseKey)
      },
      onProgress,
      onShouldRetry: (error) => !isAlreadyStored(error) && isTransient(error),
      onSuccess: () => resolve(),
      onError: (error) => (isAlreadyStored(error) ? resolve() : reject(error)),
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
