import type { Correspondent } from '../../_shared/contract/people.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

/** Returns the team mailboxes whose name contains a text, in the form of people. */
export async function listTeams(tx: Tx, q: string): Promise<Correspondent[]> {
  const rows = await tx<Correspondent[]>`
    select t.id as uid, 0 as no, t.name, '' as email, null as avatar, 'team' as role, null as company, 'offline' as presence,
      true as is_team
      from private.teams_like(${q}) t`
  return [...rows]
}

/** Returns which of these people and teams the caller may write to, by name; unknown ones and others are both omitted. */
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
  if (rows.length === ids.length) return [...rows]
  const teams = await listTeams(tx, '')
  return [...teams.filter((team) => ids.includes(team.uid)), ...rows]
}
