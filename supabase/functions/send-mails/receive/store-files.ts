import type { Email } from 'postal-mime'
import { cleanName } from '../../_shared/contract/clean-name.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { AsService } from '../../_shared/db/as-service.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'
import type { StoredFile } from '../../_shared/mail/write-reply.ts'

/** Writes objects with the service key and replaces existing ones, so that repeating is safe. */
export type MailFileStore = {
  write(bucket: string, path: string, mime: string, body: Uint8Array): Promise<void>
}

type Target = { mail: { id: string; userId: string }; bucket: string; folder: string; parsed: Email }

const MOST_FILES = 50
const TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/

/**
 * Stores the attachments of a mail as files of the person, with ids that follow from the mail; null where the storage of the
 * person has no room for them.
 */
export async function storeFiles(
  { asService, store }: { asService: AsService; store: MailFileStore },
  asPerson: AsPerson,
  { mail, bucket, folder, parsed }: Target,
): Promise<StoredFile[] | null> {
  const attached = parsed.attachments
    .slice(0, MOST_FILES)
    .filter(({ content }) => typeof content !== 'string')
  const files: (StoredFile & { bytes: Uint8Array })[] = []
  for (const [at, { filename, mimeType, content }] of attached.entries()) {
    const bytes = new Uint8Array(content as ArrayBuffer)
    const mime = TYPE.test(mimeType) ? mimeType : 'application/octet-stream'
    const name =
      cleanName(cleanName((filename ?? '').replaceAll(/[/\\]+/g, ' ')).slice(0, 200)) || `file-${at + 1}`
    files.push({ id: await fileId(mail.id, at), name, mime, size: bytes.byteLength, bytes })
  }
  if (files.length === 0) return []
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (!(await hasRoom(asPerson, size))) return null
  for (const { id, mime, bytes } of files) await store.write(bucket, `${folder}/${id}`, mime, bytes)
  const names = files.map(({ id }) => `${folder}/${id}`)
  await asService((tx) => tx`select private.own_objects(${bucket}, ${names}, ${mail.userId})`)
  return files.map(({ bytes: _bytes, ...file }) => file)
}

type AsPerson = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

async function hasRoom(asPerson: AsPerson, size: number): Promise<boolean> {
  try {
    const [room] = await asPerson(
      (tx) => tx<{ may: boolean }[]>`select private.may_upload(${tx.json({ size })}) as may`,
    )
    return room?.may ?? false
  } catch (error) {
    // The storage of the person or the company is full.
    if (isDatabaseError(error) && error.code === '42501') return false
    throw error
  }
}

/** The id of an attachment, the same whenever the mail is read. */
async function fileId(mailId: string, at: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${mailId}/${at}`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
