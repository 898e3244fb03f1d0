import type { z } from 'zod'
import type { newAttachment } from '../../_shared/contract/attachments.ts'
import type { projectChaptersBody } from '../../_shared/contract/project-bodies.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

/** Registers uploaded files once; the database checks that they exist and belong to the caller. */
export async function addFiles(
  tx: Tx,
  projectId: string,
  kind: 'source' | 'deliverable' | 'comment',
  files: readonly z.output<typeof newAttachment>[],
  commentId: string | null = null,
): Promise<void> {
  if (files.length === 0) return
  const rows = files.map(({ id, name, mime, size }) => ({
    id,
    project_id: projectId,
    kind,
    comment_id: commentId,
    name,
    mime,
    size,
  }))
  await tx`insert into public.project_attachments ${tx(rows)} on conflict (project_id, id) do nothing`
}

/** Attaches frozen copies of chapters. */
export async function freezeChapters(
  tx: Tx,
  projectId: string,
  { manuscriptId, itemIds }: z.output<typeof projectChaptersBody>,
): Promise<void> {
  await tx`select private.freeze_chapters(${projectId}, ${manuscriptId}, ${itemIds}::uuid[])`
}

/** The action that adds files of a kind, and the one that removes them. */
export const addAction = (kind: 'source' | 'deliverable') =>
  kind === 'deliverable' ? 'addDeliverable' : 'attach'
export const removeAction = (kind: 'source' | 'deliverable' | 'chapter') =>
  kind === 'deliverable' ? 'addDeliverable' : 'detach'
