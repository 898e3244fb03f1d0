import type { Attachment } from '@contract/attachments.ts'
import type { ProjectComment } from '@contract/project-comments.ts'
import type { ProjectAttachment, ProjectDetail } from '@contract/projects.ts'
import { cleanZipName, uniqueNames } from '@/lib/files/zip-names.ts'

/** The translated folder names of the zip file. */
type ZipFolders = {
  source: string
  chapter: string
  deliveries: string
  delivery: (no: number) => string
  undelivered: string
  comments: string
}
/** A file of a comment has no kind. */
export type PackedFile = { path: string; file: Attachment & { kind?: ProjectAttachment['kind'] } }

type ZipProject = Pick<ProjectDetail, 'attachments' | 'deliveries'>

/**
 * The paths of all files of a project in its zip file: attachments, chapters, deliverables by delivery, and files of comments.
 * A name is the same in every download, because all files of a folder are named together.
 */
export function zipEntries(
  { attachments, deliveries }: ZipProject,
  comments: readonly Pick<ProjectComment, 'files'>[],
  folders: ZipFolders,
): PackedFile[] {
  const inFolder = (folder: string, files: readonly PackedFile['file'][]): PackedFile[] => {
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
    ...inFolder(
      cleanZipName(folders.comments),
      comments.flatMap(({ files }) => files),
    ),
  ]
}

const nameOf = ({ kind, name }: PackedFile['file']) =>
  kind === 'chapter' ? `${name.replace(/\.txt$/, '')}.txt` : name

/** The comments of a project as a text file, oldest first, each below its author and time, with the names of its files. */
export function commentsText(
  comments: readonly ProjectComment[],
  { moment, former }: { moment: (at: string) => string; former: string },
): string {
  return comments
    .map(({ author, createdAt, body, files }) => {
      const lines = [body, ...files.map(({ name }) => `[${name}]`)].filter((line) => line !== '')
      return `${author?.name ?? former}, ${moment(createdAt)}\r\n${lines.join('\r\n')}\r\n`
    })
    .join('\r\n')
}
