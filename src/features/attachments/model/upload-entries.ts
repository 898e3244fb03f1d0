import type { newAttachment } from '@contract/people.ts'
import type * as z from 'zod'

/** A file as a request or a message names it once it is uploaded. */
export type NewAttachment = z.infer<typeof newAttachment>

/** Why a file is not sent: larger than a file may be, empty or a folder, not reachable, or the last that was too many. */
export type UploadProblem = 'too-large' | 'unreadable' | 'too-many' | 'failed' | 'no-room'

/** A file on its way: its id is that of the attachment it becomes. */
export type UploadEntry = NewAttachment & {
  path: string
  sent: number
  status: 'waiting' | 'sending' | 'done' | 'failed'
  problem: UploadProblem | null
}

/** What a file may weigh at most (the contract's `newAttachment`). */
export const MAX_BYTES = 52_428_800
/** How many files go with one request or message at most. */
export const MAX_FILES = 50
/** How many are on their way at the same time. */
const AT_ONCE = 3

type FileFacts = { name: string; size: number; type: string }

/** The media type without parameters, such as a recording's codecs: Storage refuses those. */
function mediaTypeOf(type: string): string {
  const bare = type.split(';', 1)[0]?.trim().slice(0, 120) ?? ''
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(bare) ? bare : 'application/octet-stream'
}

/** A chosen file as an entry; one that may not go is named with the reason instead of being dropped silently. */
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

/** What can go right now: the first that wait, as long as fewer than three are on their way. */
export function nextUpload(entries: readonly UploadEntry[]): UploadEntry[] {
  const free = AT_ONCE - entries.filter(({ status }) => status === 'sending').length
  return free > 0 ? entries.filter(({ status }) => status === 'waiting').slice(0, free) : []
}

/** The uploaded ones, as the API is told of them. */
export const uploadedOf = (entries: readonly UploadEntry[]): NewAttachment[] =>
  entries
    .filter(({ status }) => status === 'done')
    .map(({ id, name, size, mime }) => ({ id, name, size, mime }))

/** Files that were uploaded at an earlier visit, as entries that are done. */
export const alreadyUploaded = (files: readonly NewAttachment[], folder: string): UploadEntry[] =>
  files.map((file) => ({
    ...file,
    path: `${folder}/${file.id}`,
    sent: file.size,
    status: 'done',
    problem: null,
  }))

/** Whether Storage refused a file for good: the person's storage is full, or they sent too many files in a short time. */
export function isRefusedUpload(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { originalResponse } = error as Error & { originalResponse?: { getStatus(): number } | null }
  return originalResponse?.getStatus() === 403
}
