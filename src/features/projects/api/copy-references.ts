import type { ProjectAttachment, ProjectDetail, projectChapterResponse } from '@contract/projects.ts'
import { copyStoredFile } from '@/features/attachments/api/stored-files.ts'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { api } from '@/lib/api/api-client.ts'
import { PROJECT_BUCKET } from './files.ts'

/** The most files that a new request may have. */
const MOST_FILES = 50

/**
 * Copies the files of the client of a past request for a new one that has the id `to`; chapters become text files of their
 * frozen text. Returns the copies, and the number of files that could not be copied.
 */
export async function copyReferences(
  { id: from, attachments }: Pick<ProjectDetail, 'id' | 'attachments'>,
  to: string,
): Promise<{ files: NewAttachment[]; missing: number }> {
  const wanted = attachments.filter(({ kind }) => kind !== 'deliverable')
  const files: NewAttachment[] = []
  for (const one of wanted.slice(0, MOST_FILES)) {
    try {
      files.push(await (one.kind === 'chapter' ? copyChapter(from, one, to) : copyFile(one, to)))
    } catch (error) {
      console.warn('A file could not be copied', error)
    }
  }
  return { files, missing: wanted.length - files.length }
}

async function copyFile({ path, name, size, mime }: ProjectAttachment, to: string): Promise<NewAttachment> {
  const id = crypto.randomUUID()
  await copyStoredFile(PROJECT_BUCKET, path, `${to}/${id}`)
  return { id, name, size, mime }
}

async function copyChapter(
  from: string,
  { id, name }: ProjectAttachment,
  to: string,
): Promise<NewAttachment> {
  const { chapter } = await api.get<typeof projectChapterResponse>(`/projects/${from}/chapters/${id}`)
  const mime = 'text/plain'
  const file = new File([chapter.text], `${name.replace(/\.txt$/, '')}.txt`, { type: mime })
  const copy = crypto.randomUUID()
  const path = `${to}/${copy}`
  const { uploadFile } = await import('@/features/attachments/api/resumable-upload.ts')
  await uploadFile(file, {
    bucket: PROJECT_BUCKET,
    path,
    resumeKey: path,
    contentType: mime,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  return { id: copy, name: file.name, size: file.size, mime }
}
