import { createRoute } from '@hono/zod-openapi'
import {
  type Absence,
  absenceBody,
  absenceList,
  absenceQuery,
  absenceResponse,
} from '../../_shared/contract/absences.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'
import { mapConstraintErrors } from './constraint-errors.ts'
import { personJson } from './person-json.ts'

const tags = ['projects']

const MOST_LISTED = 500

const COLUMNS = `
  a.id, a.starts_on, a.ends_on, ${personJson('a.user_id')} as person,
  a.user_id = (select auth.uid()) or (select private.can('read', 'all-projects')) as can_delete,
  (select count(*)::int from public.project_assignees pa join public.projects p on p.id = pa.project_id
    where pa.user_id = a.user_id and p.status <> 'delivered' and p.withdrawn_at is null
      and p.due_date between a.starts_on and a.ends_on) as due`

/** `/api/absences`: the days on which members of staff do not work. */
export function absencesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/absences',
      tags,
      summary: 'Lists the absences of staff that overlap a period, for staff.',
      request: { query: absenceQuery },
      responses: ok(absenceList),
    }),
    async (c) => {
      const { from, to } = c.req.valid('query')
      const absences = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'user')
        return tx<Absence[]>`
          select ${tx.unsafe(COLUMNS)} from public.absences a
           where a.ends_on >= coalesce(${from ?? null}::date, current_date)
             and a.starts_on <= coalesce(${to ?? null}::date, 'infinity')
           order by a.starts_on, a.ends_on, a.id limit ${MOST_LISTED}`
      })
      return c.json({ absences: [...absences] }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/absences',
      tags,
      summary:
        'Adds an absence of the caller, or of another member of staff for those who read all projects.',
      request: { body: jsonBody(absenceBody) },
      responses: created(absenceResponse),
    }),
    async (c) => {
      const { uid, startsOn, endsOn } = c.req.valid('json')
      const absence = await mapConstraintErrors(
        c.var.asCaller(async (tx) => {
          await requireAbility(tx, 'read', 'user')
          const [row] = await tx<{ id: string }[]>`
            insert into public.absences (user_id, starts_on, ends_on)
              values (${uid ?? c.var.claims.sub}, ${startsOn}, ${endsOn}) returning id`
          return readAbsence(tx, row?.id ?? '')
        }),
      )
      return c.json({ absence }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/absences/{id}',
      tags,
      summary: 'Deletes an absence of the caller, or of others for those who read all projects.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        const { canDelete } = await readAbsence(tx, id)
        if (!canDelete) throw new HttpError('forbidden')
        await tx`delete from public.absences where id = ${id}`
      })
      return c.body(null, 204)
    },
  )
}

/** Throws 404 for an absence that the caller cannot read. */
async function readAbsence(tx: Tx, id: string): Promise<Absence> {
  const [row] = await tx<Absence[]>`select ${tx.unsafe(COLUMNS)} from public.absences a where a.id = ${id}`
  if (!row) throw notFound()
  return row
}
