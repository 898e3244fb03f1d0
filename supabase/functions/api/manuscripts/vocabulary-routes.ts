import type { Hono } from 'hono'
import { labelBody, statusBody } from '../../_shared/contract/manuscripts.ts'
import { readBody } from '../../_shared/http/body.ts'
import { type Ctx, type Env, idParam } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { STEP } from './positions.ts'
import { requireAccess } from './require-access.ts'

type Kind = {
  path: string
  table: string
  /** What a row answers under, and as what. */
  answer: 'label' | 'status'
  columns: string
  read: (c: Ctx) => Promise<Record<string, string | null>>
}

const KINDS: readonly Kind[] = [
  {
    path: 'labels',
    table: 'public.manuscript_labels',
    answer: 'label',
    columns: 'id, name, colour',
    read: async (c) => {
      const { name, colour = null } = await readBody(c, labelBody)
      return { name, colour }
    },
  },
  {
    path: 'statuses',
    table: 'public.manuscript_statuses',
    answer: 'status',
    columns: 'id, name',
    read: (c) => readBody(c, statusBody),
  },
]

/** `/api/manuscripts/:id/labels` and `/statuses`: the words a manuscript's items are marked with. */
export function vocabularyResource(api: Hono<Env>): void {
  for (const kind of KINDS) register(api, kind)
}

function register(api: Hono<Env>, { path, table, answer, columns, read }: Kind): void {
  api.post(`/manuscripts/:id/${path}`, async (c) => {
    const id = idParam(c, 'id')
    const values = await read(c)
    const [row] = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      const [last] = await tx<{ position: number }[]>`
        select coalesce(max(position), 0) as position from ${tx(table)} where manuscript_id = ${id}`
      const position = (last?.position ?? 0) + STEP
      return tx`insert into ${tx(table)} ${tx({ ...values, manuscript_id: id, position })} returning ${tx.unsafe(columns)}`
    })
    return c.json({ [answer]: row }, 201)
  })

  api.patch(`/manuscripts/:id/${path}/:entryId`, async (c) => {
    const id = idParam(c, 'id')
    const entryId = idParam(c, 'entryId')
    const values = await read(c)
    const [row] = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      return tx`update ${tx(table)} set ${tx(values)} where manuscript_id = ${id} and id = ${entryId}
        returning ${tx.unsafe(columns)}`
    })
    if (!row) throw notFound()
    return c.json({ [answer]: row })
  })

  api.delete(`/manuscripts/:id/${path}/:entryId`, async (c) => {
    const id = idParam(c, 'id')
    const entryId = idParam(c, 'entryId')
    const gone = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      return tx`delete from ${tx(table)} where manuscript_id = ${id} and id = ${entryId}`
    })
    if (gone.count === 0) throw notFound()
    return c.body(null, 204)
  })
}
