import type { AccountConnections } from '../../_shared/contract/account.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

const SHOWN = 200

type Identity = Omit<AccountConnections['identities'][number], 'createdAt' | 'lastSignInAt'> & {
  createdAt: string
  lastSignInAt: string | null
}

/** Returns the people the caller shares manuscripts with, and the caller's sign-in methods. */
export async function readConnections(tx: Tx, uid: string): Promise<AccountConnections> {
  const [sharedWithMe, sharedByMe, identities, [devices]] = await Promise.all([
    tx<AccountConnections['sharedWithMe']>`
      select m.id, m.title, coalesce(private.name_of(m.owner_id), '') as name, mm.role
        from public.manuscript_members mm join public.manuscripts m on m.id = mm.manuscript_id
       where mm.user_id = ${uid} and m.deleted_at is null order by mm.created_at desc, m.id limit ${SHOWN}`,
    tx<AccountConnections['sharedByMe']>`
      select m.id, m.title, array_agg(coalesce(private.name_of(mm.user_id), '') order by mm.created_at, mm.user_id) as people
        from public.manuscripts m join public.manuscript_members mm on mm.manuscript_id = m.id
       where m.owner_id = ${uid} and m.deleted_at is null group by m.id order by max(mm.created_at) desc, m.id limit ${SHOWN}`,
    tx<Identity[]>`
      select provider, email, created_at, last_sign_in_at from private.my_identities()`,
    tx<{ count: number }[]>`select count(*)::int as count from private.my_sessions()`,
  ])
  return {
    sharedWithMe: [...sharedWithMe],
    sharedByMe: [...sharedByMe],
    identities: [...identities],
    sessions: devices?.count ?? 0,
  }
}
