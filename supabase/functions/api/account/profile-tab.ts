import type { Activity, ProfileHeader, ProfileTab } from '../../_shared/contract/profile-pages.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readAccount } from './account-rows.ts'

const SHOWN = 20

/** Returns the caller's activity with projects, manuscripts and imports, newest first. */
async function readActivity(tx: Tx, uid: string): Promise<Activity[]> {
  const rows = await tx<Activity[]>`
    (select 'e' || e.id as id, 'project' as kind, e.kind as what, p.title, p.id as project_id,
       null::uuid as manuscript_id, null::uuid as item_id, e.at
       from public.project_events e join public.projects p on p.id = e.project_id
      where e.actor_id = ${uid} order by e.at desc limit ${SHOWN})
    union all
    (select r.id::text, 'revision', r.kind, i.title, null, r.manuscript_id, r.item_id, r.created_at
       from public.item_revisions r join public.manuscript_items i on i.id = r.item_id
      where r.author_id = ${uid} order by r.created_at desc limit ${SHOWN})
    union all
    (select m.id::text, 'import', m.status, m.file_name, null, m.manuscript_id, null, m.created_at
       from public.imports m where m.owner_id = ${uid} order by m.created_at desc limit ${SHOWN})
    order by at desc, id limit ${SHOWN}`
  return [...rows]
}

/** Returns the profile tab: details, statistics and activity. */
export async function readProfileTab(tx: Tx, uid: string): Promise<ProfileTab> {
  const { about, email, username, role, department, company, country, contact, language } =
    await readAccount(tx)
  const [[figures], activity] = await Promise.all([
    tx<ProfileTab['overview'][]>`
      select (select count(*)::int from public.manuscripts m where m.owner_id = ${uid} and m.deleted_at is null) as manuscripts,
        (select coalesce(sum(i.word_count), 0)::int from public.manuscripts m
          join public.manuscript_items i on i.manuscript_id = m.id and not i.in_trash
          where m.owner_id = ${uid} and m.deleted_at is null) as words,
        (select count(*)::int from public.projects p where p.withdrawn_at is null) as projects,
        (select count(*)::int from public.profiles p where p.status = 'active' and p.id <> ${uid}) as connections`,
    readActivity(tx, uid),
  ])
  return {
    about: { about, email, username, role, department, company, country, contact, language },
    overview: figures ?? { manuscripts: 0, words: 0, projects: 0, connections: 0 },
    activity,
  }
}

/** Returns the header of the caller's profile. */
export async function readHeader(tx: Tx): Promise<ProfileHeader> {
  const account = await readAccount(tx)
  const [row] = await tx<
    { since: string }[]
  >`select created_at as since from public.profiles where id = ${account.uid}`
  return {
    fullName: account.fullName,
    location: account.country,
    joiningDate: row?.since ?? new Date(0).toISOString(),
    designation: [account.department, account.company].filter(Boolean).join(', ') || account.role,
    profileImg: account.avatar,
    coverImg: 'desk',
  }
}
