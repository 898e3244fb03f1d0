import { type DetailedError, type PreviousUpload, Upload } from 'tus-js-client'
import { env } from '@/lib/api/env.ts'
import { currentAccessToken } from '@/lib/auth/auth-token.ts'

/** The chunk size Supabase Storage requires for resumable uploads. */
const CHUNK_BYTES = 6 * 1024 * 1024
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000]

type Options = {
  bucket: string
  path: string
  /** Uploads of the same file with the same key resume each other. */
  resumeKey: string
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

/** The name of the lock that a running upload holds, in any tab. */
const lockOf = (path: string) => `upload-${path}`

/** Finds an interrupted upload of the same file that no tab continues. */
async function findInterrupted(upload: Upload): Promise<PreviousUpload | undefined> {
  const [uploads, { held = [] }] = await Promise.all([upload.findPreviousUploads(), navigator.locks.query()])
  const locks = held.map(({ name }) => name)
  return uploads.find(({ metadata }) => !locks.includes(lockOf(metadata.objectName ?? '')))
}

function run(upload: Upload, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    upload.options.onSuccess = () => resolve()
    upload.options.onError = (error) => (isAlreadyStored(error) ? resolve() : reject(error))
    const stop = () => void upload.abort(false).finally(() => reject(signal.reason))
    signal.addEventListener('abort', stop, { once: true })
    upload.start()
  })
}

/**
 * Uploads a file in chunks with retries, or resumes its interrupted upload, also after a reload; returns the path at
 * which the file is stored. A file already in Storage counts as uploaded.
 */
export async function uploadFile(file: File, options: Options): Promise<string> {
  const { bucket, path, resumeKey, contentType, signal, onProgress } = options
  const upload = new Upload(file, {
    endpoint: `${env.supabaseUrl}/storage/v1/upload/resumable`,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    removeFingerprintOnSuccess: true,
    uploadDataDuringCreation: true,
    metadata: { bucketName: bucket, objectName: path, contentType, cacheControl: '3600' },
    fingerprint: async () => `quillport-${bucket}-${resumeKey}-${file.size}-${file.lastModified}`,
    onBeforeRequest: async (request) => {
      const token = await currentAccessToken()
      if (token === null) throw new Error('signed out')
      request.setHeader('authorization', `Bearer ${token}`)
      request.setHeader('apikey', env.supabaseKey)
    },
    onProgress,
    onShouldRetry: (error) => !isAlreadyStored(error) && isTransient(error),
  })
  const interrupted = await findInterrupted(upload)
  if (interrupted) upload.resumeFromPreviousUpload(interrupted)
  await navigator.locks.request(lockOf(interrupted?.metadata.objectName ?? path), () => run(upload, signal))
  // An interrupted upload that the server no longer has starts again, at the path of this one.
  return interrupted && upload.url === interrupted.uploadUrl
    ? (interrupted.metadata.objectName ?? path)
    : path
}
