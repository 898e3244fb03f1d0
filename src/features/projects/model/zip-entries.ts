import type { ProjectAttachment, ProjectComment, ProjectDetail } from '@contract/projects.ts'
import { cleanZipName, uniqueNames } from '@/lib/files/zip-names.ts'

/** The translated folder names of the zip file. */
type ZipFolders = {
  source: string
  chapter: string
  deliveries: string
  delivery: (no: number) => string
  undelivered: string
}
export type PackedFile = { path: string; file: ProjectAttachment }

type ZipProject = Pick<ProjectDetail, 'attachments' | 'deliveries'>

/**
 * The paths of all files of a project in its zip file: attachments, chapters, and deliverables by delivery. A name is the
 * same in every download, because all files of a folder are named together.
 */
export function zipEntries({ attachments, deliveries }: ZipProject, folders: ZipFolders): PackedFile[] {
  const inFolder = (folder: string, files: readonly ProjectAttachment[]): PackedFile[] => {
    const names = uniqueNames(files.map(nameOf))
    return files.map((file, index) => ({ path: `${folder}/${names[index] ?? file.id}`, file }))
  }
  const of = (kind: ProjectAttachment['kind']) => attachments.filter((file) => file.kind === kind)
  const deliverables = of('deliverable')
  const root = cleanZipName(folders.deliveries)
  const delivered = [...deliveries].reverse().flatMap(({ no, attachmentIds }) =>
    inFolder(
      `${root}/${cleanZipName(folders.delivery(no))}`,
      deliverables.filter(({ id }) => attachmentIds.includes(id)),
    ),
  )
  const inOne = new Set(delivered.map(({ file }) => file.id))
  const others = deliverables.filter(({ id }) => !inOne.has(id))
  return [
    ...inFolder(cleanZipName(folders.source), of('source')),
    ...inFolder(cleanZipName(folders.chapter), of('chapter')),
    ...delivered,
    ...inFolder(`${root}/${cleanZipName(folders.undelivered)}`, others),
  ]
}

const nameOf = ({ kind, name }: ProjectAttachment) =>
  kind === 'chapter' ? `${name.replace(/\.txt$/, '')}.txt` : name

/** The comments of a project as a text file, oldest first, each below its author and time. */
export function commentsText(
  comments: readonly ProjectComment[],
  { moment, former }: { moment: (at: string) => string; former: string },
): string {
  return comments
    .map(({ author, createdAt, body }) => `${author?.name ?? former}, ${moment(createdAt)}\r\n${body}\r\n`)
    .join('\r\n')
}
