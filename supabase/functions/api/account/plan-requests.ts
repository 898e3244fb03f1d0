import type { z } from 'zod'
import type { newPlanRequestBody, PlanRequest } from '../../_shared/contract/account.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { HttpError, invalid, notFound } from '../../_shared/http/errors.ts'

const SHOWN = 100

const read = async (tx: Tx, where: Fragment) => [
  ...(await tx<PlanRequest[]>`
    select r.id, r.user_id as uid, coalesce(private.name_of(r.user_id), '') as name, r.from_plan, r.from_billing, r.plan,
      r.billing, r.note, r.status, r.reason, r.decided_at, r.created_at
      from public.plan_requests r where ${where} order by r.created_at desc, r.id limit ${SHOWN}`),
]

/** Returns the caller's requests, or the open requests that the caller may decide. */
export const readPlanRequests = (tx: Tx, uid: string, view: 'mine' | 'waiting') =>
  view === 'mine'
    ? read(tx, tx`r.user_id = ${uid}`)
    : read(tx, tx`r.status = 'open' and (select private.can('update', 'profiles'))`)

/** Creates a request; refuses one that changes nothing, and a second pending one (a unique index). */
export async function createPlanRequest(
  tx: Tx,
  uid: string,
  { plan, billing, note }: z.output<typeof newPlanRequestBody>,
): Promise<PlanRequest> {
  const [now] = await tx<{ same: boolean }[]>`
    select d.current_plan = ${plan} and d.billing = ${billing} as same from public.profile_details d where d.user_id = ${uid}`
  if (now?.same) throw invalid({ plan: 'same_plan' })
  const [row] = await tx<{ id: string }[]>`
    insert into public.plan_requests (plan, billing, note) values (${plan}, ${billing}, ${note}) returning id`
  const [made] = row ? await read(tx, tx`r.id = ${row.id}`) : []
  if (!made) throw notFound()
  return made
}

/** Withdraws a pending request; a decided one stays. */
export async function withdrawPlanRequest(tx: Tx, uid: string, id: string): Promise<void> {
  const gone =
    await tx`delete from public.plan_requests where id = ${id} and user_id = ${uid} and status = 'open'`
  if (gone.count > 0) return
  const known = await tx`select from public.plan_requests where id = ${id} and user_id = ${uid}`
  throw known.count > 0 ? new HttpError('wrong_state') : notFound()
}

/** Approves or rejects a pending request; a decided one cannot be decided again. */
export async function decidePlanRequest(tx: Tx, id: string, approve: boolean, reason: string): Promise<void> {
  const [row] = await tx<{ done: boolean }[]>`
    select private.decide_plan_request(${id}, ${approve}, ${reason}) as done`
  if (row?.done) return
  const known = await tx`select from public.plan_requests where id = ${id}`
  throw known.count > 0 ? new HttpError('wrong_state') : notFound()
}
