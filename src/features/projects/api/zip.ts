import type { ProjectAttachment, projectChapterResponse } from '@contract/projects.ts'
import { signFile } from '@/features/attachments/api/stored-files.ts'
import { api } from '@/lib/api-client.ts'
import { importWithRetry } from '@/lib/import-with-retry.ts'
import { cleanZipName, uniqueNames } from '@/lib/zip-names.ts'
import { saveFile } from '@/ui/save-file.ts'
import { PROJECT_BUCKET } from './files.ts'

/** The translated folder names of the zip file. */
export type ZipFolders = Record<ProjectAttachment['kind'], string>
type Options = {
  projectId: string
  name: string
  files: readonly ProjectAttachment[]
  folders: ZipFolders
  signal: AbortSignal
  onProgress: (done: number) => void
}

async function contentOf(
  projectId: string,
  file: ProjectAttachment,
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

/** Downloads all files of a project as one zip file, loading one file after the other. */
export async function saveAllFiles({
  projectId,
  name,
  files,
  folders,
  signal,
  onProgress,
}: Options): Promise<void> {
  const { default: JsZip } = await importWithRetry(() => import('jszip'))
  const zip = new JsZip()
  const paths = new Map<string, string>()
  for (const kind of ['source', 'chapter', 'deliverable'] as const) {
    const own = files.filter((file) => file.kind === kind)
    const names = uniqueNames(
      own.map((file) => (kind === 'chapter' ? `${file.name.replace(/\.txt$/, '')}.txt` : file.name)),
    )
    own.forEach((file, index) => {
      paths.set(file.id, `${cleanZipName(folders[kind])}/${names[index] ?? file.id}`)
    })
  }
  let done = 0
  for (const file of files) {
    signal.throwIfAborted()
    zip.file(paths.get(file.id) ?? file.id, await contentOf(projectId, file, signal))
    done += 1
    onProgress(done)
  }
  // Stored without compression, because images and audio are already compressed and the browser stays
  // responsive.
  const blob = await zip.generateAsync({ type: 'blob', compression: 'STORE', streamFiles: true })
  signal.throwIfAborted()
  saveFile(`${cleanZipName(name)}.zip`, blob)
}
