import type { newAttachment } from '@contract/attachments.ts'
import type * as z from 'zod'

export type NewAttachment = z.infer<typeof newAttachment>

/** Why a file cannot be uploaded. */
export type UploadProblem = 'too-large' | 'unreadable' | 'too-many' | 'failed' | 'no-space' | 'refused'

/** A file to upload; its id becomes the id of the attachment. */
export type UploadEntry = NewAttachment & {
  path: string
  sent: number
  status: 'waiting' | 'sending' | 'done' | 'failed'
  problem: UploadProblem | null
  /** The free bytes of the storage when it has no space for this file. */
  left?: number
}

/** Maximum file size, equal to the contract's `MAX_FILE_BYTES`, which would load the schema library. */
export const MAX_BYTES = 2 * 1024 ** 3
/** Maximum file size of the buckets that accept less. */
const BUCKET_BYTES: Readonly<Record<string, number>> = {
  'kanban-files': 50 * 1024 ** 2,
  'product-pictures': 5 * 1024 ** 2,
}

/** The maximum size of a file in a bucket. */
export const maxBytesOf = (bucket: string): number => BUCKET_BYTES[bucket] ?? MAX_BYTES
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
export function toEntry(
  file: FileFacts,
  id: string,
  folder: string,
  before: number,
  maxBytes: number = MAX_BYTES,
): UploadEntry {
  const problem = before >= MAX_FILES ? 'too-many' : file.size > maxBytes ? 'too-large' : null
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

type Answer = { getStatus(): number; getBody?(): string }

/** Storage has no space for a file that needs more than the free bytes. */
export class NoSpace extends Error {
  override readonly name = 'NoSpace'
  constructor(readonly left: number) {
    super(`${left} bytes are left`)
  }
}

/** Returns why Storage refused a file and the free bytes if it names them. */
export function uploadRefusal(error: unknown): Pick<UploadEntry, 'problem' | 'left'> {
  if (error instanceof NoSpace) return { problem: 'no-space', left: error.left }
  if (error instanceof DOMException && error.name === 'NotReadableError') return { problem: 'unreadable' }
  const answer = (error as { originalResponse?: Answer | null } | null)?.originalResponse
  const status = answer?.getStatus()
  const [, used, allowed] = /storage_full: (\d+) of (\d+)/.exec(answer?.getBody?.() ?? '') ?? []
  if (used && allowed) return { problem: 'no-space', left: Math.max(0, Number(allowed) - Number(used)) }
  if (status === 413) return { problem: 'too-large' }
  return { problem: status === 403 ? 'refused' : 'failed' }
}
