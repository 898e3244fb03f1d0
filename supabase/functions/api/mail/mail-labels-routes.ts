import { createRoute } from '@hono/zod-openapi'
import {
  type MailLabel,
  mailLabelList,
  mailLabelPatch,
  mailLabelResponse,
} from '../../_shared/contract/mail.ts'
import { mailLabelBody } from '../../_shared/contract/mail-forms.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'

const tags = ['mail']

const COLUMNS = `
  l.id, l.name, l.colour, l.is_shared,
  coalesce(l.owner_id = (select auth.uid()), false)
    or (not l.is_builtin and l.created_by is not distinct from (select auth.uid()))
    or (l.is_shared and (select private.can('manage', 'all'))) as can_edit`

/** `/api/mail/labels`: the caller's labels, those shared by staff, and the four built-in ones. */
export function mailLabelsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/labels',
      tags,
      summary: 'Lists private and shared labels.',
      responses: ok(mailLabelList),
    }),
    async (c) => {
      const labels = await c.var.asCaller(
        (tx) => tx<MailLabel[]>`
        select ${tx.unsafe(COLUMNS)} from public.mail_labels l
         order by l.is_builtin desc, l.is_shared desc, private.fold(l.name), l.id`,
      )
      return c.json({ labels: [...labels] }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/mail/labels',
      tags,
      summary: 'Creates a label.',
      request: { body: jsonBody(mailLabelBody) },
      responses: created(mailLabelResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { name, colour, isShared } = c.req.valid('json')
      const id = crypto.randomUUID()
      const label = await c.var.asCaller(async (tx) => {
        await tx`insert into public.mail_labels (id, name, colour, is_shared) values (${id}, ${name}, ${colour}, ${isShared})`
        return readLabel(tx, id)
      })
      return c.json({ label }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/mail/labels/{id}',
      tags,
      summary: 'Changes a label.',
      request: { params: idParams('id'), body: jsonBody(mailLabelPatch) },
      responses: ok(mailLabelResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const changes = c.req.valid('json')
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const label = await c.var.asCaller(async (tx) => {
        await requireEditable(tx, id)
        if (Object.keys(given).length > 0)
          await tx`update public.mail_labels set ${tx(given)} where id = ${id}`
        return readLabel(tx, id)
      })
      return c.json({ label }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/mail/labels/{id}',
      tags,
      summary: 'Deletes a label and removes it from every message.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireEditable(tx, id)
        await tx`delete from public.mail_labels where id = ${id}`
      })
      return c.body(null, 204)
    },
  )
}

async function readLabel(tx: Tx, id: string): Promise<MailLabel> {
  const [label] = await tx<
    MailLabel[]
  >`select ${tx.unsafe(COLUMNS)} from public.mail_labels l where l.id = ${id}`
  if (!label) throw notFound()
  return label
}

/** Throws for a label the caller cannot see (404) or may not change (403). */
async function requireEditable(tx: Tx, id: string): Promise<void> {
  if (!(await readLabel(tx, id)).canEdit) throw new HttpError('forbidden')
}
