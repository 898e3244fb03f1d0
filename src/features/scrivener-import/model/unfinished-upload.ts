import type { ImportRecord, StartImportBody } from '@contract/imports.ts'
import { createSettings } from '@/lib/storage/create-setting.ts'

/** The data of an upload stored on this device, so that it can be resumed after a reload. */
export type UnfinishedUpload = {
  /** SHA-256 of the file; null where the browser cannot compute it. */
  hash: string | null
  /** The choices made in the preview. */
  body: StartImportBody
}

function parseUpload(text: string | undefined): UnfinishedUpload | null {
  if (text === undefined) return null
  try {
    return JSON.parse(text) as UnfinishedUpload
  } catch {
    // Unreadable text: the upload starts again.
    return null
  }
}

const uploads = createSettings<UnfinishedUpload | null>({
  keyOf: (importId) => `quillport:upload:${importId}`,
  parse: parseUpload,
  format: (upload) => upload && JSON.stringify(upload),
})

/** Stores an upload; when storage is full, resuming after a reload shows the preview again. */
export const rememberUpload = (importId: string, upload: UnfinishedUpload): void =>
  uploads(importId).set(upload)

/** The stored data of an upload. */
export const recallUpload = (importId: string): UnfinishedUpload | null => uploads(importId).get()

/** Removes the stored data of a completed or cancelled upload. */
export const forgetUpload = (importId: string): void => uploads(importId).set(null)

/** The SHA-256 of a file in hexadecimal; null without a secure context or for an unreadable file. */
export async function hashFile(file: File): Promise<string | null> {
  if (!crypto.subtle) return null
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}

/** True for the file of the interrupted upload: same name, size and, if known, content. */
export async function isSameFile(
  file: File,
  record: Pick<ImportRecord, 'fileName' | 'fileSize'>,
  remembered: UnfinishedUpload | null,
): Promise<boolean> {
  if (file.name !== record.fileName || file.size !== record.fileSize) return false
  if (!remembered?.hash) return true
  const hash = await hashFile(file)
  return hash === null || hash === remembered.hash
}

/** The newest import with an incomplete upload. */
export const findUnfinished = (imports: readonly ImportRecord[]): ImportRecord | null =>
  imports.find(({ status, started }) => status === 'pending' && !started) ?? null
