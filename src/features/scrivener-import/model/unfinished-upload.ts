import type { ImportRecord, StartImportBody } from '@contract/imports.ts'

/** What is remembered on this device of an upload, so that it can be resumed after the page was closed. */
export type UnfinishedUpload = {
  /** SHA-256 of the file; null where the browser cannot make one. */
  hash: string | null
  /** What was chosen in the preview. */
  body: StartImportBody
}

const key = (importId: string) => `quillport:upload:${importId}`

/** Remembers an upload; without room in the browser's storage the preview is shown again instead. */
export function rememberUpload(importId: string, upload: UnfinishedUpload): void {
  try {
    localStorage.setItem(key(importId), JSON.stringify(upload))
  } catch {
    // Storage that is full or forbidden: the file is compared by name and size alone.
  }
}

/** What was remembered of an upload on this device. */
export function recallUpload(importId: string): UnfinishedUpload | null {
  try {
    const stored = localStorage.getItem(key(importId))
    return stored === null ? null : (JSON.parse(stored) as UnfinishedUpload)
  } catch {
    return null
  }
}

/** Forgets an upload that is complete or cancelled. */
export function forgetUpload(importId: string): void {
  try {
    localStorage.removeItem(key(importId))
  } catch {
    // Forbidden storage: nothing was remembered.
  }
}

/** The SHA-256 of a file in hexadecimal; null without a secure context or when the file cannot be read. */
export async function hashFile(file: File): Promise<string | null> {
  if (!crypto.subtle) return null
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}

/** Whether a file is the one whose upload was interrupted: same name, same size and, where it is known, same content. */
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

/** The newest import whose archive has not been uploaded completely. */
export const findUnfinished = (imports: readonly ImportRecord[]): ImportRecord | null =>
  imports.find(({ status, started }) => status === 'pending' && !started) ?? null
