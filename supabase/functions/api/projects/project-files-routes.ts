import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { projectAttachmentBody, projectChaptersBody } from '../../_shared/contract/project-bodies.ts'
import { projectChapterResponse, projectResponse } from '../../_shared/contract/projects.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { readChapter } from './chapter-rows.ts'
import { mapConstraintErrors } from './constraint-errors.ts'
import { addAction, addFiles, freezeChapters, removeAction } from './files.ts'
import { readProject } from './read-project.ts'
import { requireAction, requireProject } from './require-action.ts'

const tags = ['projects']

const formatQuery = z.object({ format: z.literal('txt').optional().catch(undefined) })
/** JSON, or a text download with `format=txt`. */
const chapterResponse = {
  200: {
    description: 'Done',
    content: {
      'application/json': { schema: projectChapterResponse },
      'text/plain': { schema: z.string() },
    },
  },
}
type FileRow = { kind: 'source' | 'deliverable' | 'chapter'; path: string | null }

/** `/api/projects/:id/attachments` and `/chapters`: uploaded files, and frozen copies of manuscript text. */
export function projectFilesResource(api: ApiRouter, deps: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/attachments',
      tags,
      summary: 'Adds uploaded files to a project.',
      request: { params: idParams('id'), body: jsonBody(projectAttachmentBody) },
      responses: created(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { kind, files } = c.req.valid('json')
      const project = await mapConstraintErrors(
        c.var.asCaller(async (tx) => {
          await requireAction(tx, id, addAction(kind))
          await addFiles(tx, id, kind, files)
          return readProject(tx, id)
        }),
      )
      return c.json({ project }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/projects/{id}/attachments/{attachmentId}',
      tags,
      summary: 'Deletes a file of a project.',
      request: { params: idParams('id', 'attachmentId') },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id, attachmentId } = c.req.valid('param')
      const file = await c.var.asCaller(async (tx) => {
        await requireProject(tx, id)
        const [row] = await tx<FileRow[]>`
        select f.kind, f.object_path as path from public.project_attachments f
         where f.project_id = ${id} and f.id = ${attachmentId} and f.comment_id is null`
        if (!row) throw notFound()
        await requireAction(tx, id, removeAction(row.kind))
        return row
      })
      // The object is deleted first, because the right to delete it depends on the row; a repeated call completes a
      // partial deletion.
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
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/chapters',
      tags,
      summary: 'Adds frozen copies of chapters to a project.',
      request: { params: idParams('id'), body: jsonBody(projectChaptersBody) },
      responses: created(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      const project = await mapConstraintErrors(
        c.var.asCaller(async (tx) => {
          await requireAction(tx, id, 'attach')
          await freezeChapters(tx, id, body)
          return readProject(tx, id)
        }),
      )
      return c.json({ project }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/{id}/chapters/{attachmentId}',
      tags,
      summary: 'Returns the text of a frozen chapter; with format=txt as a download.',
      request: { params: idParams('id', 'attachmentId'), query: formatQuery },
      responses: chapterResponse,
    }),
    async (c) => {
      const { id, attachmentId } = c.req.valid('param')
      const { format } = c.req.valid('query')
      const { name, ...chapter } = await c.var.asCaller((tx) => readChapter(tx, id, attachmentId))
      if (format !== 'txt') return c.json({ chapter }, 200)
      return c.text(chapter.text, 200, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, hex)}`,
      })
    },
  )
}

const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
