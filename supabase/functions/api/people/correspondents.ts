import type { Correspondent } from '../../_shared/contract/people.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

/** Returns which of these people the caller may write to, by name; unknown people and others are both omitted. */
export async function listCorrespondents(
  tx: Tx,
  uid: string,
  ids: readonly string[],
): Promise<Correspondent[]> {
  const rows = await tx<Correspondent[]>`
    select p.id as uid, p.no, p.full_name as name,
      case when (select private.sees_addresses()) then p.email else '' end as email, p.avatar_path as avatar, private.role_of(p.id) as role,
      c.name as company, private.presence_of(p.presence, p.seen_at) as presence
      from public.profiles p left join public.companies c on c.id = p.company_id
     where p.id = any (${[...ids]}::uuid[]) and p.id <> ${uid} and private.may_write_to(p.id)
     order by private.fold(p.full_name), p.no`
  return [...rows]
}
