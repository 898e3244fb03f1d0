import type { z } from 'zod'
import type { emailUpdateBody } from '../../_shared/contract/email.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { refuseField } from '../../_shared/http/errors.ts'

type Data = NonNullable<z.output<typeof emailUpdateBody>['data']>

/** Merges the data of R-176 into e-mails of the caller; unknown numbers are ignored. */
export async function mergeEmails(tx: Tx, numbers: readonly number[], data: Data, me: string): Promise<void> {
  if (data.isDeleted) {
    await tx`delete from public.mail_drafts where user_id = ${me} and no = any (${[...numbers]}::int[])`
  }
  const threads = await threadsOf(tx, numbers, me)
  for (const action of actionsFor(data)) await act(tx, action, threads)
}

/** Returns the actions that produce the data: read and starred first, then the folder, deletion last. */
function actionsFor({ isRead, isStarred, isDeleted, folder }: Data): string[] {
  const actions: string[] = []
  if (isRead !== undefined) actions.push(isRead ? 'read' : 'unread')
  if (isStarred !== undefined) actions.push(isStarred ? 'star' : 'unstar')
  if (folder === 'inbox' || folder === 'spam' || folder === 'archive') actions.push(folder)
  else if (isDeleted === false) actions.push('inbox')
  if (isDeleted) actions.push('trash')
  return actions
}

/** Removes a label from the e-mails that have it and adds it to the others. */
export async function toggleLabel(
  tx: Tx,
  numbers: readonly number[],
  name: string,
  me: string,
): Promise<void> {
  const [label] = await tx<{ id: string }[]>`
    select l.id from public.mail_labels l where private.fold(l.name) = private.fold(${name})
     order by l.owner_id nulls last limit 1`
  if (!label) throw refuseField('label', 'no_label')
  const threads = await threadsOf(tx, numbers, me)
  const labelled = await tx<{ id: string }[]>`
    select thread_id as id from public.mailbox_labels
     where user_id = ${me} and label_id = ${label.id} and thread_id = any (${threads}::uuid[])`
  const having = labelled.map((row) => row.id)
  await act(tx, 'unlabel', having, label.id)
  await act(
    tx,
    'label',
    threads.filter((id) => !having.includes(id)),
    label.id,
  )
}

async function threadsOf(tx: Tx, numbers: readonly number[], me: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select thread_id as id from public.mailbox_entries
     where user_id = ${me} and no = any (${[...numbers]}::int[]) and folder <> 'deleted'`
  return rows.map((row) => row.id)
}

async function act(tx: Tx, action: string, threads: readonly string[], value: string | null = null) {
  if (threads.length === 0) return
  await tx`select private.act_on_mail(${action}, ${[...threads]}::uuid[], ${value})`
}
