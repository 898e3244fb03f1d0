import type { projectChapterResponse } from '@contract/projects.ts'
import { signFile } from '@/features/attachments/api/stored-files.ts'
import { api } from '@/lib/api/api-client.ts'
import { cleanZipName } from '@/lib/files/zip-names.ts'
import { saveFile } from '@/ui/output/save-file.ts'
import type { PackedFile } from '../model/zip-entries.ts'
import { PROJECT_BUCKET } from './files.ts'

type Options = {
  projectId: string
  name: string
  entries: readonly PackedFile[]
  /** Further files whose text is known. */
  texts: readonly { path: string; text: string }[]
  signal: AbortSignal
  onProgress: (done: number) => void
}

async function contentOf(
  projectId: string,
  file: PackedFile['file'],
  signal: AbortSignal,
): Promise<Blob | string> {
  if (file.kind === 'chapter') {
    const path = `/projects/${projectId}/chapters/${file.id}`
    const { chapter } = await api.get<typeof projectChapterResponse>(path, { signal })
    return chapter.text
  }
  const response = await fetch(await signFile(PROJECT_BUCKET, file.path), { signal })
  if (!response.ok) throw new Error(`A file could not be fetched (${response.status})`)
  return response.blob()
}

/** Downloads files of a project as one zip file, loading one file after the other. */
export async function saveAllFiles({
  projectId,
  name,
  entries,
  texts,
  signal,
  onProgress,
}: Options): Promise<void> {
  const { default: JsZip } = await import('jszip')
  const zip = new JsZip()
  for (const { path, text } of texts) zip.file(path, text)
  // A file of several deliveries is loaded once.
  const contents = new Map<string, Blob | string>()
  let done = 0
  for (const { path, file } of entries) {
    signal.throwIfAborted()
    const content = contents.get(file.id) ?? (await contentOf(projectId, file, signal))
    contents.set(file.id, content)
    zip.file(path, content)
    done += 1
    onProgress(done)
  }
  // Stored without compression, because images and audio are already compressed and the browser stays
  // responsive.
  const blob = await zip.generateAsync({ type: 'blob', compression: 'STORE', streamFiles: true })
  signal.throwIfAborted()
  saveFile(`${cleanZipName(name)}.zip`, blob)
}
