import { createRoute } from '@hono/zod-openapi'
import { type SessionResponse, sessionResponse } from '../../_shared/contract/session.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'

const tags = ['platform']

type Row = {
  no: number
  id: string
  fullName: string
  username: string
  email: string
  avatar: string | null
  role: string | null
  rules: SessionResponse['userAbilityRules']
  hasTemplateAreas: boolean
}

/** The last rule of everyone while the template areas are hidden; `private.can` decides the same. */
const noTemplateAreas = { action: 'manage', subject: 'demo', inverted: true }

/** Returns the caller's identity and abilities from the database, never from the token. */
export async function readSession(tx: Tx): Promise<SessionResponse> {
  const [row] = await tx<Row[]>`
    select p.no, p.id, p.full_name, p.username, p.email, p.avatar_path as avatar, r.role,
      coalesce((
        select json_agg(json_strip_nulls(json_build_object('action', ra.action, 'subject', ra.subject,
            'inverted', case when ra.inverted then true end, 'conditions', ra.conditions, 'fields', ra.fields)) order by ra.id)
          from public.role_abilities ra where ra.role = r.role), '[]') as rules,
      (select w.template_areas from public.workspace_settings w) as "hasTemplateAreas"
      from public.profiles p, (select private.my_role() as role) r
     where p.id = (select auth.uid())`
  if (!row) {
    // The session ended after it was checked for this request: the check says whether by a deactivation.
    await tx`select private.require_session()`
    // The account was deleted after the token was issued.
    throw new HttpError('unauthenticated')
  }
  if (row.role === null) throw new HttpError('inactive')
  return {
    userAbilityRules: row.hasTemplateAreas ? row.rules : [...row.rules, noTemplateAreas],
    userData: {
      id: row.no,
      uid: row.id,
      fullName: row.fullName,
      username: row.username,
      email: row.email,
      avatar: row.avatar,
      role: row.role,
    },
  }
}

/** `GET /api/session`. */
export function sessionResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/session',
      tags,
      summary: 'Returns the user and the permissions of the caller.',
      responses: ok(sessionResponse),
    }),
    async (c) => c.json(await c.var.asCaller(readSession), 200),
  )
}
