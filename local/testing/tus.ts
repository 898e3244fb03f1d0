import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import type { TestStorage } from './storage-setup.ts'

/** The result of a resumable upload: its URL, and the byte at which it started. */
export type UploadAttempt = { url: string | null; error: Error | null; from: number }

type Options = Partial<UploadOptions> & { stopAfter?: number; body?: Buffer }

/** Creates a function that uploads as a person until the end, an error, or `stopAfter` bytes. */
export function uploader(storageServer: () => TestStorage, data: Buffer, chunkSize: number) {
  return async (as: string, name: string, options: Options = {}): Promise<UploadAttempt> => {
    const { stopAfter = Number.POSITIVE_INFINITY, body = data, headers = {}, ...rest } = options
    const authorization = `Bearer ${await storageServer().token(as)}`
    return new Promise((resolve) => {
      let from = -1
      const upload: Upload = new Upload(body, {
        endpoint: `${storageServer().url}/storage/v1/upload/resumable`,
        headers: { authorization, ...headers },
        chunkSize,
        retryDelays: null,
        uploadDataDuringCreation: true,
        metadata: { bucketName: 'own', objectName: name, contentType: 'application/zip', cacheControl: '60' },
        onProgress(sent) {
          if (from < 0) from = sent
        },
        onChunkComplete(_size, accepted) {
          if (accepted < stopAfter) return
          void upload.abort().then(() => resolve({ url: upload.url, error: null, from }))
        },
        onSuccess: () => resolve({ url: upload.url, error: null, from }),
        onError: (error) => resolve({ url: upload.url, error, from }),
        ...rest,
      })
      upload.start()
    })
  }
}

/** The HTTP status of a refused upload; null for other errors. */
export const statusOf = ({ error }: UploadAttempt) =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? null) : error
