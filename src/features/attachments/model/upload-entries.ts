import type { newAttachment } from '@contract/people.ts'
import type * as z from 'zod'

export type NewAttachment = z.infer<typeof newAttachment>

/** Why a file cannot be uploaded. */
export type UploadProblem = 'too-large' | 'unreadable' | 'too-many' | 'failed' | 'no-space'

/** A file to upload; its id becomes the id of the attachment. */
export type UploadEntry = NewAttachment & {
  path: string
  sent: number
  status: 'waiting' | 'sending' | 'done' | 'failed'
  problem: UploadProblem | null
}

/** Maximum file size, equal to the contract's `newAttachment`. */
export const MAX_BYTES = 52_428_800
/** Maximum number of files per project request or message. */
export const MAX_FILES = 50
const AT_ONCE = 3

type FileFacts = { name: string; size: number; type: string }

/** The media type without parameters such as codecs, which Storage rejects. */
function mediaTypeOf(type: string): string {
  const bare = type.split(';', 1)[0]?.trim().slice(0, 120) ?? ''
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(bare) ? bare : 'application/octet-stream'
}

/**
 * Creates the entry of a chosen file; a file that cannot be uploaded gets a problem instead of being dropped
 * silently.
 */
export function toEntry(file: FileFacts, id: string, folder: string, before: number): UploadEntry {
  const problem = before >= MAX_FILES ? 'too-many' : file.size > MAX_BYTES ? 'too-large' : null
  return {
    id,
    name: file.name.trim().slice(-255) || 'file',
    size: file.size,
    mime: mediaTypeOf(file.type),
    path: `${folder}/${id}`,
    sent: 0,
    status: problem ? 'failed' : 'waiting',
    problem,
  }
}

/** The next queued entries that may start while fewer than three uploads run. */
export function nextUpload(entries: readonly UploadEntry[]): UploadEntry[] {
  const free = AT_ONCE - entries.filter(({ status }) => status === 'sending').length
  return free > 0 ? entries.filter(({ status }) => status === 'waiting').slice(0, free) : []
}

/** The uploaded entries in the form the API expects. */
export const uploadedOf = (entries: readonly UploadEntry[]): NewAttachment[] =>
  entries
    .filter(({ status }) => status === 'done')
    .map(({ id, name, size, mime }) => ({ id, name, size, mime }))

/** Entries for files that were uploaded earlier. */
export const alreadyUploaded = (files: readonly NewAttachment[], folder: string): UploadEntry[] =>
  files.map((file) => ({
    ...file,
    path: `${folder}/${file.id}`,
    sent: file.size,
    status: 'done',
    problem: null,
  }))

/**
 * True when Storage rejected a file permanently: the storage is full or the upload rate limit was reached.
 */
export function isRefusedUpload(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { originalResponse } = error as Error & { originalResponse?: { getStatus(): number } | null }
  return originalResponse?.getStatus() === 403
}
