import type { Correspondent } from '../../_shared/contract/people.ts'
import type { ConnectionsTab, ProjectsTab, TeamsTab } from '../../_shared/contract/profile-pages.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'

const SHOWN = 60

/** The public columns of a person, for `p` of profiles joined to `co` of companies. */
const person = (tx: Tx) => tx`
  p.id as uid, p.no, p.full_name as name,
  case when p.id = (select auth.uid()) or (select private.sees_addresses()) then p.email else '' end as email, p.avatar_path as avatar, coalesce(private.role_of(p.id), '') as role,
  co.name as company, private.presence_of(p.presence, p.seen_at) as presence`

const people = (tx: Tx, where: Fragment) =>
  tx<Correspondent[]>`
    select ${person(tx)} from public.profiles p left join public.companies co on co.id = p.company_id
     where p.status = 'active' and ${where} order by p.full_name, p.id limit ${SHOWN}`

/** Returns the people of the caller's company and of their department whom the caller may see. */
export async function readTeams(tx: Tx, uid: string): Promise<TeamsTab> {
  const [own] = await tx<{ companyId: string | null; company: string | null; department: string }[]>`
    select p.company_id, co.name as company, p.department
      from public.profiles p left join public.companies co on co.id = p.company_id where p.id = ${uid}`
  const teams: TeamsTab = []
  if (own?.companyId)
    teams.push({
      kind: 'company',
      name: own.company ?? '',
      people: [...(await people(tx, tx`p.company_id = ${own.companyId}`))],
    })
  // Department names are not unique, so the team is limited to the caller's company, or to the agency.
  if (own && own.department !== '')
    teams.push({
      kind: 'department',
      name: own.department,
      people: [
        ...(await people(
          tx,
          tx`p.department = ${own.department} and p.company_id is not distinct from ${own.companyId}`,
        )),
      ],
    })
  return teams
}

/** Returns the projects the caller may read: undelivered ones first, then by due date. */
export async function readProjects(tx: Tx): Promise<ProjectsTab> {
  const rows = await tx<ProjectsTab>`
    select p.id, p.no, p.title, private.name_of(p.client_id) as client, co.name as company, p.status,
      p.due_date, p.date_requested as start_date,
      array(select coalesce(private.name_of(a.user_id), '') from public.project_assignees a
             where a.project_id = p.id order by a.created_at, a.user_id) as team,
      (select count(*)::int from public.project_comments c where c.project_id = p.id) as comments
      from (select * from public.projects where withdrawn_at is null
             order by status = 'delivered', due_date, no desc limit ${SHOWN}) as p
      left join public.companies co on co.id = p.company_id
     order by p.status = 'delivered', p.due_date, p.no desc`
  return [...rows]
}

/** Returns the caller's contacts with the number of shared projects and manuscripts. */
export async function readCorrespondents(tx: Tx, uid: string): Promise<ConnectionsTab> {
  const [caller] = await tx<{ isStaff: boolean }[]>`select private.is_staff() as is_staff`
  // Repeats the rule of row-level security, so that the planner uses the index.
  const within = caller?.isStaff ? tx`true` : tx`p.id = any (array(select private.my_contacts()))`
  const rows = await tx<ConnectionsTab>`
    select shown.*,
      (select count(*)::int from public.projects pr
        where pr.client_id = shown.uid or exists (
          select from public.project_assignees a where a.project_id = pr.id and a.user_id = shown.uid)) as projects,
      (select count(*)::int from public.manuscript_members mm join public.manuscripts m on m.id = mm.manuscript_id
        where (mm.user_id = shown.uid and m.owner_id = ${uid}) or (mm.user_id = ${uid} and m.owner_id = shown.uid)) as manuscripts
      from (select ${person(tx)} from public.profiles p left join public.companies co on co.id = p.company_id
             where p.status = 'active' and p.id <> ${uid} and ${within}
             order by p.full_name, p.id limit ${SHOWN}) as shown
     order by shown.name, shown.uid`
  return [...rows]
}
