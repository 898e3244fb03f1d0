import type { Attachment } from '@contract/attachments.ts'
import { signFile } from '@/features/attachments/api/stored-files.ts'
import { cleanZipName, uniqueNames } from '@/lib/files/zip-names.ts'
import { saveFile } from '@/ui/output/save-file.ts'
import { MAIL_BUCKET } from '../model/bucket.ts'

/** Downloads the files of a message as one zip file, loading one after the other. */
export async function saveMessageFiles(
  name: string,
  files: readonly Attachment[],
  signal: AbortSignal,
): Promise<void> {
  const { default: JsZip } = await import('jszip')
  const zip = new JsZip()
  const names = uniqueNames(files.map((file) => file.name))
  for (const [index, file] of files.entries()) {
    const response = await fetch(await signFile(MAIL_BUCKET, file.path), { signal })
    if (!response.ok) throw new Error(`A file could not be fetched (${response.status})`)
    zip.file(names[index] ?? file.id, await response.blob())
  }
  // Stored without compression, as the files of a project are.
  const blob = await zip.generateAsync({ type: 'blob', compression: 'STORE', streamFiles: true })
  signal.throwIfAborted()
  saveFile(`${cleanZipName(name)}.zip`, blob)
}
