import type { z } from 'zod'
import type { createProjectBody, patchProjectBody } from '../../_shared/contract/project-bodies.ts'
import { projectFieldNames } from '../../_shared/contract/project-fields.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { columnOf } from '../../_shared/db/row-format.ts'
import { HttpError, invalid, notFound } from '../../_shared/http/errors.ts'
import { addFiles, freezeChapters } from './files.ts'
import { conflictWith, requireAction } from './require-action.ts'

type Create = z.output<typeof createProjectBody>
type Patch = z.output<typeof patchProjectBody>

const columnsOf = (body: Partial<Patch>) =>
  Object.fromEntries(
    projectFieldNames.flatMap((name) => {
      const value = body[name]
      return value === undefined ? [] : [[columnOf(name), value]]
    }),
  )

/** Creates a project with its files and chapters in one transaction; false when this id was already created. */
export async function insertProject(tx: Tx, uid: string, body: Create): Promise<boolean> {
  const contact = body.contactEmail ?? (await emailOf(tx, uid))
  const given = {
    ...columnsOf(body),
    id: body.id,
    company_id: body.companyId ?? null,
    contact_email: contact,
    date_requested: body.today,
  }
  const filed = await tx`insert into public.projects ${tx(given)} on conflict (id) do nothing`
  if (filed.count === 0) {
    const [known] = await tx`select from public.projects where id = ${body.id} and client_id = ${uid}`
    if (!known) throw new HttpError('already_exists')
    return false
  }
  await addFiles(tx, body.id, 'source', body.attachments)
  if (body.chapters) await freezeChapters(tx, body.id, body.chapters)
  return true
}

async function emailOf(tx: Tx, uid: string): Promise<string> {
  const [row] = await tx<{ email: string }[]>`select p.email from public.profiles p where p.id = ${uid}`
  return row?.email ?? ''
}

/** Changes the fields of a project; checks rights, revision, state and constraints in this order. */
export async function changeProject(tx: Tx, id: string, { revision, today, ...body }: Patch): Promise<void> {
  await requireAction(tx, id, 'edit', revision)
  const [stored] = await tx<{ due: string; latest: string }[]>`
    select due_date::text as due, latest_completion_date::text as latest from public.projects where id = ${id}`
  if (!stored) throw notFound()
  const due = body.dueDate ?? stored.due
  if (due !== stored.due && due < today) throw invalid({ dueDate: 'due_date_past' })
  if ((body.latestCompletionDate ?? stored.latest) < due) {
    throw invalid({ latestCompletionDate: 'latest_before_due' })
  }
  const given = columnsOf(body)
  if (Object.keys(given).length === 0) return
  const changed =
    await tx`update public.projects set ${tx(given)} where id = ${id} and revision = ${revision}`
  // The project has changed since it was read.
  if (changed.count === 0) throw await conflictWith(tx, id)
}
