import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userBelongings, userDetail } from '../../supabase/functions/_shared/contract/users.ts'
import { eventually } from '../support/eventually.ts'
import { testAccounts } from './support/accounts.ts'
import { PEOPLE, type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'

let api: TestApi
const accounts = testAccounts(() => api.database.owner)
beforeAll(async () => {
  api = await startTestApi({ accounts })
  // Without them, nobody has a right on the sample data.
  await api.database.owner`update public.workspace_settings set template_areas = true`
})
afterAll(() => api.close())

const setRole = (as: Person, role: string) =>
  api.database.owner`update private.user_roles set role = ${role} where user_id = ${PEOPLE[as]}`
const revisionOf = async (no: number) =>
  (await api.ok('admin', 'GET', `/apps/users/${no}`, { schema: userDetail })).revision
/** Resolves when another transaction waits for this one. */
const othersWait = () =>
  eventually(async () => {
    const [row] = await api.database.owner<{ isWaiting: boolean }[]>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as "isWaiting"`
    return row?.isWaiting === true
  })
const admins = async () => {
  const rows = await api.database.owner<{ no: number }[]>`
    select p.no from private.user_roles ur join public.profiles p on p.id = ur.user_id
      join auth.users u on u.id = p.id
     where ur.role = 'admin' and p.status = 'active' and u.email_confirmed_at is not null`
  return rows.map(({ no }) => no)
}

describe('the last administrator', () => {
  beforeEach(async () => {
    await setRole('admin', 'admin')
    await api.database.owner`update public.profiles set status = 'active' where no <= 5`
    await setRole('manager', 'manager')
  })

  it('is counted without unconfirmed, inactive and deleted accounts', async () => {
    const { owner } = api.database
    // Other admins who must not count: invited, inactive, deleted in Auth.
    await setRole('manager', 'admin')
    await setRole('user', 'admin')
    const stays = async () =>
      expect(
        owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.admin}`,
      ).rejects.toMatchObject({
        message: 'last_admin',
      })
    await owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.user}`
    await owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.manager}`
    await stays()
    await owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.manager}`
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.manager}`
    await stays()
    await owner`update public.profiles set status = 'active' where id = ${PEOPLE.manager}`
    await owner`update auth.users set deleted_at = now() where id = ${PEOPLE.manager}`
    await stays()
    await owner`update auth.users set deleted_at = null where id = ${PEOPLE.manager}`
    await owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.admin}`
    expect(await admins()).toEqual([3])
    await setRole('admin', 'admin')
    await setRole('manager', 'manager')
    await setRole('user', 'user')
  })

  it('keeps role, status and account', async () => {
    const { owner } = api.database
    const lose = owner`update private.user_roles set role = 'user' where user_id = ${PEOPLE.admin}`
    await expect(lose).rejects.toMatchObject({ code: 'QPREF', message: 'last_admin' })
    const leave = owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.admin}`
    await expect(leave).rejects.toMatchObject({ message: 'last_admin' })
    await expect(owner`delete from auth.users where id = ${PEOPLE.admin}`).rejects.toMatchObject({
      message: 'last_admin',
    })
    expect(await admins()).toEqual([1])
  })

  it('stays when the last two are removed at the same moment, by any call', async () => {
    const { owner } = api.database
    const ways = [
      (id: string) => owner`update private.user_roles set role = 'user' where user_id = ${id}`,
      (id: string) => owner`update public.profiles set status = 'inactive' where id = ${id}`,
      (id: string) => owner`delete from private.user_roles where user_id = ${id}`,
    ]
    for (const second of ways) {
      await setRole('manager', 'admin')
      let other: Promise<unknown> = Promise.resolve()
      await owner.begin(async (tx) => {
        await tx`update private.user_roles set role = 'user' where user_id = ${PEOPLE.admin}`
        other = second(PEOPLE.manager).catch((error: unknown) => error)
        await othersWait()
      })
      expect(await other).toMatchObject({ message: 'last_admin' })
      expect(await admins()).toEqual([3])
      await setRole('admin', 'admin')
      await setRole('manager', 'manager')
    }
  })

  it('stays when two admins demote each other through the API', async () => {
    await setRole('manager', 'admin')
    const [one, two] = [await revisionOf(1), await revisionOf(3)]
    const answers = await Promise.all([
      api.send('admin', 'PATCH', '/apps/users/3', { revision: two, role: 'user' }),
      api.send('manager', 'PATCH', '/apps/users/1', { revision: one, role: 'user' }),
    ])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await admins()).toHaveLength(1)
  })
})

describe('a person who manages users without the role admin', () => {
  beforeAll(async () => {
    // Administrators first: the race above may have left the manager as the last one.
    await setRole('admin', 'admin')
    await setRole('manager', 'manager')
    await api.database.owner`insert into public.role_abilities (role, action, subject)
      values ('manager', 'create', 'profiles'), ('manager', 'update', 'profiles'), ('manager', 'delete', 'profiles')`
  })
  afterAll(
    () =>
      api.database
        .owner`delete from public.role_abilities where role = 'manager' and subject = 'profiles' and action <> 'read'`,
  )

  it('cannot assign a role with more rights than theirs', async () => {
    const invite = (role: string) =>
      api.send('manager', 'POST', '/apps/users', { fullName: 'X', email: `${role}@example.org`, role })
    for (const role of ['admin', 'manager']) {
      const refused = await invite(role)
      expect(refused.status).toBe(422)
      expect(refused.text).toContain('role_beyond')
    }
    await api.database
      .owner`insert into public.role_abilities (role, action, subject) values ('editor', 'manage', 'projects')`
    expect((await invite('editor')).status).toBe(422)
    await api.database.owner`delete from public.role_abilities where role = 'editor' and action = 'manage'`
    expect((await invite('editor')).status).toBe(201)
  })

  it('cannot change, re-invite or delete a person with more rights', async () => {
    const revision = await revisionOf(1)
    const change = { revision, status: 'inactive' }
    const refusal = { status: 403, code: 'forbidden' }
    expect(await api.refused('manager', 'PATCH', '/apps/users/1', change)).toEqual(refusal)
    expect(await api.refused('manager', 'DELETE', '/apps/users/1')).toEqual(refusal)
    const [sample] = await api.database
      .owner`select p.no from public.profiles p join private.user_roles ur on ur.user_id = p.id
      where ur.role = 'admin' and p.no > 6 limit 1`
    expect(await api.refused('manager', 'POST', `/apps/users/${sample?.no}/invitation`, {})).toEqual(refusal)
    const mine = await revisionOf(4)
    expect(
      await api.refused('manager', 'PATCH', '/apps/users/4', { revision: mine, role: 'admin' }),
    ).toMatchObject({
      fields: { role: 'role_beyond' },
    })
  })
})

describe('deleting a user', () => {
  it('answers first what belongs to the person', async () => {
    const belongings = await api.ok('admin', 'GET', '/apps/users/5/belongings', { schema: userBelongings })
    expect(belongings.manuscripts).toBe(1)
    expect((await api.refused('admin', 'GET', '/apps/users/9999/belongings')).status).toBe(404)
  })

  it('is refused without a recipient, for the caller, and with a recipient without the rights', async () => {
    const closed = async () =>
      (await api.database.owner`select status from public.profiles where no = 5`)[0]?.status
    expect(await api.refused('admin', 'DELETE', '/apps/users/5')).toMatchObject({
      status: 409,
      code: 'wrong_state',
    })
    expect(await api.refused('admin', 'DELETE', '/apps/users/1')).toMatchObject({ status: 403 })
    // A customer of another company, an inactive account, the person themselves, and an unknown id.
    const { owner } = api.database
    const [idle] = await owner`update public.profiles set status = 'inactive' where no = 7 returning id`
    for (const recipient of ['00000000-0000-4000-8000-000000000006', idle?.id, PEOPLE.client, UNKNOWN_ID]) {
      expect(await api.refused('admin', 'DELETE', `/apps/users/5?handTo=${recipient}`)).toMatchObject({
        fields: { handTo: 'recipient_not_allowed' },
      })
    }
    expect((await api.refused('admin', 'DELETE', '/apps/users/5?handTo=3')).status).toBe(422)
    expect(await closed()).toBe('active')
  })

  it('is refused for a member of the staff with a customer of the same company as the recipient', async () => {
    const { owner } = api.database
    await owner`update public.profiles p set company_id = c.company_id from public.profiles c
      where p.id = ${PEOPLE.user} and c.id = ${PEOPLE.client}`
    const [user] = await owner<{ no: number }[]>`select no from public.profiles where id = ${PEOPLE.user}`
    const path = `/apps/users/${user?.no}?handTo=${PEOPLE.client}`
    expect(await api.refused('admin', 'DELETE', path)).toMatchObject({
      fields: { handTo: 'recipient_not_allowed' },
    })
    await owner`update public.profiles set company_id = null where id = ${PEOPLE.user}`
  })

  it('transfers everything, then deletes the account; when Auth fails the account is closed and can be deleted later', async () => {
    const { owner } = api.database
    const client = PEOPLE.client
    const [before] = await owner`select private.belongings_of(${client}) as has`
    const held = await owner<{ id: string }[]>`
      select m.id from public.messages m where ${client} = any (m.holders)`
    expect(held.length).toBeGreaterThan(0)
    const [kept] = await owner`select private.belongings_of(${PEOPLE.manager}) as has`
    accounts.fail = new Error('Auth answered 500')
    expect((await api.refused('admin', 'DELETE', `/apps/users/5?handTo=${PEOPLE.manager}`)).status).toBe(500)
    const [now] =
      await owner`select p.status, private.belongings_of(p.id) as has from public.profiles p where p.id = ${client}`
    expect(now).toMatchObject({
      status: 'inactive',
      has: { manuscripts: 0, projects: 0, threads: 0, imports: 0 },
    })
    const [mail] = await owner`
      select count(*) filter (where ${PEOPLE.manager} = any (m.holders))::int as kept,
        count(*) filter (where ${client} = any (m.holders))::int as lost,
        count(*) filter (where m.sender_id = ${PEOPLE.manager} or exists (
          select from public.message_recipients r where r.message_id = m.id and r.user_id = ${PEOPLE.manager}))::int as named
        from public.messages m where m.id = any (${held.map(({ id }) => id)}::uuid[])`
    expect(mail).toEqual({ kept: held.length, lost: 0, named: held.length })
    await api.done('admin', 'DELETE', '/apps/users/5')
    const [gone] = await owner`select count(*)::int as n from auth.users where id = ${client}`
    expect(gone?.n).toBe(0)
    const [has] = await owner`select private.belongings_of(${PEOPLE.manager}) as has`
    for (const thing of ['manuscripts', 'projects', 'imports'])
      expect(has?.has[thing]).toBe(Number(before?.has[thing]) + Number(kept?.has[thing]))
    expect(Number(has?.has.threads)).toBeGreaterThanOrEqual(Math.max(before?.has.threads, kept?.has.threads))
  })

  it('needs no recipient when nothing belongs to the person', async () => {
    const [person] = await api.database
      .owner`select p.no from public.profiles p where p.email = 'yael.ben-david@example.org'`
    await api.done('admin', 'DELETE', `/apps/users/${person?.no}`)
    expect((await api.send('admin', 'GET', `/apps/users/${person?.no}`)).status).toBe(404)
  })

  it('covers every column that references a person', async () => {
    const rows = await api.database.owner<{ name: string }[]>`
      select k.conrelid::regclass || '.' || a.attname as name from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       where k.contype = 'f' and k.confdeltype = 'c' and k.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
         and k.connamespace::regnamespace::text in ('public', 'private', 'demo') order by 1`
    const handedOver = [
      'imports.owner_id',
      'mailbox_entries.user_id',
      'manuscripts.owner_id',
      'message_recipients.user_id',
      'project_assignees.user_id',
    ]
    const goes = [
      // Rows of the person only; shared parts are shown to the caller of the deletion.
      'mail_drafts.user_id',
      'mail_labels.owner_id',
      'chats.high_id',
      'chats.low_id',
      'chat_members.user_id',
      'chat_messages.sender_id',
      // The account and rows without meaning for others.
      'absences.user_id',
      'profiles.id',
      'profile_details.user_id',
      'private.user_roles.user_id',
      'notifications.user_id',
      'private.mailboxes.user_id',
      'private.address_liftings.user_id',
      'private.inbound_mails.user_id',
      'private.mail_links.user_id',
      'private.mail_outbox.user_id',
      'private.mail_recipients.user_id',
      'private.rate_counts.user_id',
      'private.recovery_codes.user_id',
      'private.referral_codes.user_id', // template areas
      'private.second_factor_resets.user_id',
      'item_saves.user_id',
      'writing_days.user_id',
      'writing_targets.user_id',
      'private.pending_deliveries.delivered_by',
      'private.held_messages.sender_id',
      'private.presence_tabs.user_id',
      'manuscript_members.user_id',
      'project_people.user_id',
      'project_views.owner_id',
      'team_reads.user_id',
      'plan_requests.user_id',
      'demo.lecture_progress.user_id', // template areas
      'demo.referral_invitations.invited_by', // template areas
      'demo.referrals.referrer_id', // template areas
    ]
    expect(rows.map(({ name }) => name).sort()).toEqual([...handedOver, ...goes].sort())
  })
})
