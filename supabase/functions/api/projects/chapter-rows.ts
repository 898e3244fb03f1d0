import { chapterText } from '../../_shared/compile/chapter-book.ts'
import type { ProjectChapter } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'

type Chapter = ProjectChapter & { name: string }

/**
 * Returns a frozen chapter with its file name, and its footnotes in its text; throws 404 when the project has none
 * with this id.
 */
export async function readChapter(tx: Tx, projectId: string, attachmentId: string): Promise<Chapter> {
  const [row] = await tx<Chapter[]>`
    select k.attachment_id as id, k.title, k.text, coalesce(f.word_count, 0) as word_count, k.content, k.footnotes, k.language,
      k.languages, k.created_at as frozen_at, f.name
      from public.project_chapters k
      join public.project_attachments f on f.project_id = k.project_id and f.id = k.attachment_id
     where k.project_id = ${projectId} and k.attachment_id = ${attachmentId}`
  if (!row) throw notFound()
  return row.footnotes.length > 0 ? { ...row, text: chapterText(row) } : row
}
