import type { Hono } from 'hono'
import { z } from 'zod'
import { projectAttachmentBody, projectChaptersBody } from '../../_shared/contract/projects.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import type { Deps } from '../deps.ts'
import { readChapter } from './chapter-rows.ts'
import { mapConstraintErrors } from './constraint-errors.ts'
import { addFiles, freezeChapters, requireFileRight } from './files.ts'
import { readProject } from './project-rows.ts'
import { rightsTo } from './project-scope.ts'

const formatQuery = z.object({ format: z.literal('txt').optional().catch(undefined) })
type FileRow = { kind: 'source' | 'deliverable' | 'chapter'; path: string | null }

/** `/api/projects/:id/attachments` and `/chapters`: files already uploaded, and frozen copies of a manuscript's text. */
export function projectFilesResource(api: Hono<Env>, deps: Deps): void {
  api.post('/projects/:id/attachments', async (c) => {
    const id = idParam(c, 'id')
    const { kind, files } = await readBody(c, projectAttachmentBody)
    const project = await mapConstraintErrors(
      c.var.asCaller(async (tx) => {
        requireFileRight(await rightsTo(tx, id), kind)
        await addFiles(tx, id, kind, files)
        return readProject(tx, id)
      }),
    )
    return c.json({ project }, 201)
  })

  api.delete('/projects/:id/attachments/:attachmentId', async (c) => {
    const id = idParam(c, 'id')
    const attachmentId = idParam(c, 'attachmentId')
    const file = await c.var.asCaller(async (tx) => {
      const rights = await rightsTo(tx, id)
      const [row] = await tx<FileRow[]>`
        select f.kind, f.object_path as path from public.project_attachments f where f.project_id = ${id} and f.id = ${attachmentId}`
      if (!row) throw notFound()
      requireFileRight(rights, row.kind)
      return row
    })
    // The object first: once the row is gone, who may remove it is no longer known, and a second call ends a torn one.
    if (file.path !== null) {
      try {
        await deps.storage.remove(c.var.token, 'project-files', [file.path])
      } catch (cause) {
        throw new HttpError('unavailable', { cause })
      }
    }
    const project = await c.var.asCaller(async (tx) => {
      await tx`delete from public.project_attachments where project_id = ${id} and id = ${attachmentId}`
      return readProject(tx, id)
    })
    return c.json({ project })
  })

  api.post('/projects/:id/chapters', async (c) => {
    const id = idParam(c, 'id')
    const body = await readBody(c, projectChaptersBody)
    const project = await mapConstraintErrors(
      c.var.asCaller(async (tx) => {
        await freezeChapters(tx, id, body)
        return readProject(tx, id)
      }),
    )
    return c.json({ project }, 201)
  })

  api.get('/projects/:id/chapters/:attachmentId', async (c) => {
    const id = idParam(c, 'id')
    const attachmentId = idParam(c, 'attachmentId')
    const { format } = readQuery(c, formatQuery)
    const { name, ...chapter } = await c.var.asCaller((tx) => readChapter(tx, id, attachmentId))
    if (format !== 'txt') return c.json({ chapter })
    return c.body(chapter.text, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, hex)}`,
    })
  })
}

const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
