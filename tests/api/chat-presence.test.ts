import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { presenceResponse } from '../../supabase/functions/_shared/contract/chat.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createChatAccounts } from './support/chat.ts'

let api: TestApi
let at: Awaited<ReturnType<typeof createChatAccounts>>
beforeAll(async () => {
  api = await startTestApi()
  at = await createChatAccounts(api)
})
beforeEach(async () => {
  await api.database.owner`delete from private.presence_tabs`
  await api.database.owner`update public.profiles set seen_at = null, presence = 'online'`
  await api.database.owner`delete from realtime.messages`
})
afterAll(() => api.close())

const [laptop, phone] = [crypto.randomUUID(), crypto.randomUUID()]
const statusOf = async (who: 'staff' | 'abe') => (await at.open('ann', who)).contact.status
const choose = (status: string) => at.call('staff', 'PATCH', '/apps/chat/profile', { status })
/** Ages one tab of the staff member, or all of them. */
const pass = async (seconds: number, tab: string | null = null) => {
  await api.database
    .owner`update private.presence_tabs set seen_at = seen_at - make_interval(secs => ${seconds})
     where user_id = ${at.accounts.staff.uid} and (${tab}::uuid is null or tab_id = ${tab})`
  await api.database
    .owner`update public.profiles p set seen_at = (select max(t.seen_at) from private.presence_tabs t where t.user_id = p.id)
     where id = ${at.accounts.staff.uid}`
}
const row = async () =>
  (
    await api.database.owner`
      select xmin::text as version, updated_at as "updatedAt" from public.profiles where id = ${at.accounts.staff.uid}`
  )[0]
const tabsOf = async (who: 'staff' | 'abe') => {
  const rows = await api.database.owner<{ tab: string }[]>`
    select tab_id as tab from private.presence_tabs where user_id = ${at.accounts[who].uid} order by seen_at, tab_id`
  return rows.map(({ tab }) => tab)
}

it('R-115: presence is the chosen status while a tab sends heartbeats, and offline ninety seconds after the last', async () => {
  expect(await statusOf('staff')).toBe('offline')
  await choose('busy')
  expect(await statusOf('staff')).toBe('offline')
  const answer = await at.beat('staff')
  expect(presenceResponse.parse(answer.body)).toEqual({ presence: 'busy' })
  expect(await statusOf('staff')).toBe('busy')
  await pass(85)
  expect(await statusOf('staff')).toBe('busy')
  await pass(6)
  expect(await statusOf('staff')).toBe('offline')
  expect((await at.beat('staff')).body).toEqual({ presence: 'busy' })
})

it('presence ends at once when the last tab closes', async () => {
  await at.beat('staff')
  expect((await at.beat('staff', { isLeaving: true })).body).toEqual({ presence: 'offline' })
  expect(await statusOf('staff')).toBe('offline')
})

it('an unchanged heartbeat writes nothing and keeps the update time of the profile', async () => {
  const before = await row()
  await at.beat('staff')
  const first = await row()
  expect(first?.updatedAt).toEqual(before?.updatedAt)
  await at.beat('staff')
  await at.beat('staff')
  expect((await row())?.version).toBe(first?.version)
  await pass(31)
  const later = await row()
  await at.beat('staff')
  expect((await row())?.version).not.toBe(later?.version)
  await choose('away')
  expect((await row())?.updatedAt).toEqual(before?.updatedAt)
})

it('a change of presence is sent once, to the people who may see it', async () => {
  await at.beat('staff')
  await at.beat('staff')
  await pass(40)
  await at.beat('staff')
  expect(await at.hints('presence:staff')).toHaveLength(1)
  await choose('away')
  await choose('away')
  await at.beat('staff', { isLeaving: true })
  expect(await at.hints('presence:staff')).toHaveLength(3)
  await at.beat('abe')
  await at.beat('loner')
  expect(await at.hints('presence:staff')).toHaveLength(3)
  expect(await at.hints('presence:clients')).toHaveLength(2)
  expect(await at.hints(`presence:company:${at.companies.a}`)).toHaveLength(1)
  expect(await at.hints(`presence:company:${at.companies.b}`)).toHaveLength(0)
})

it('a person who chose offline is shown as offline', async () => {
  await at.beat('staff')
  await choose('offline')
  expect(await statusOf('staff')).toBe('offline')
  expect(await at.hints('presence:staff')).toHaveLength(2)
  await at.beat('staff')
  expect(await at.hints('presence:staff')).toHaveLength(2)
})

describe('two tabs of a person', () => {
  beforeEach(async () => {
    await at.beat('staff', { tab: laptop })
    await at.beat('staff', { tab: phone })
  })

  it('count as one person: opening the second and closing the first changes nothing for others', async () => {
    expect(await at.hints('presence:staff')).toHaveLength(1)
    const answer = await at.beat('staff', { tab: phone, isLeaving: true })
    expect(answer.body).toEqual({ presence: 'online' })
    expect(await statusOf('staff')).toBe('online')
    expect(await at.hints('presence:staff')).toHaveLength(1)
    await at.beat('staff', { tab: laptop, isLeaving: true })
    expect(await statusOf('staff')).toBe('offline')
    expect(await at.hints('presence:staff')).toHaveLength(2)
  })

  it('keep the chosen status when one of them closes', async () => {
    await choose('busy')
    const answer = await at.beat('staff', { tab: laptop, isLeaving: true })
    expect(answer.body).toEqual({ presence: 'busy' })
  })

  it('expire separately: a killed tab ends after ninety seconds, whatever the other sends', async () => {
    await pass(91, laptop)
    expect(await statusOf('staff')).toBe('online')
    await at.beat('staff', { tab: phone, isLeaving: true })
    expect(await statusOf('staff')).toBe('offline')
    await at.beat('staff', { tab: phone })
    await pass(80, phone)
    await at.beat('staff', { tab: laptop })
    await pass(11, phone)
    expect(await statusOf('staff')).toBe('online')
    await at.beat('staff', { tab: laptop, isLeaving: true })
    expect(await statusOf('staff')).toBe('offline')
    expect(await tabsOf('staff')).toEqual([])
  })

  it('that close while another opens leave the other open: one transaction waits for the other', async () => {
    const { owner } = api.database
    await at.beat('staff', { tab: phone, isLeaving: true })
    const asStaff = async <T>(work: (tx: TransactionSql) => Promise<T>) =>
      owner.begin(async (tx) => {
        const claims = JSON.stringify({ sub: at.accounts.staff.uid, role: 'authenticated' })
        await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`
        return work(tx)
      })
    let leaving: Promise<unknown> = Promise.resolve()
    await asStaff(async (tx) => {
      await tx`select private.note_tab(${phone}, false)`
      leaving = asStaff((other) => other`select private.note_tab(${laptop}, true)`)
      const isWaiting = async () =>
        (
          await owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        ).length > 0
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true)
    })
    await leaving
    expect(await tabsOf('staff')).toEqual([phone])
    expect(await statusOf('staff')).toBe('online')
  })

  it('belong to the person: the same tab id of another account opens a separate tab', async () => {
    await at.beat('abe', { tab: laptop, isLeaving: true })
    await at.beat('abe', { tab: phone })
    expect((await tabsOf('staff')).sort()).toEqual([laptop, phone].sort())
    expect(await tabsOf('abe')).toEqual([phone])
    await at.beat('staff', { tab: phone, isLeaving: true })
    expect(await statusOf('abe')).toBe('online')
    expect(await statusOf('staff')).toBe('online')
  })
})

it('are limited to the twenty most recent, also with concurrent heartbeats', async () => {
  const many = Array.from({ length: 26 }, () => crypto.randomUUID())
  for (const tab of many.slice(0, 6)) await at.beat('staff', { tab })
  await pass(30)
  await Promise.all(many.slice(6).map((tab) => at.beat('staff', { tab })))
  expect((await tabsOf('staff')).sort()).toEqual(many.slice(6).sort())
  await pass(30)
  const next = crypto.randomUUID()
  await at.beat('staff', { tab: next })
  const kept = await tabsOf('staff')
  expect(kept).toHaveLength(20)
  expect(kept.at(-1)).toBe(next)
})

it('that were killed are removed with the next heartbeat of the person', async () => {
  for (let n = 0; n < 5; n += 1) await at.beat('staff', { tab: crypto.randomUUID() })
  await pass(91)
  await at.beat('staff', { tab: phone })
  expect(await tabsOf('staff')).toEqual([phone])
})

it('presence is refused to inactive accounts', async () => {
  const set = (status: string) =>
    api.database.owner`update public.profiles set status = ${status} where id = ${at.accounts.loner.uid}`
  await set('inactive')
  expect((await at.beat('loner')).status).toBe(403)
  await set('active')
  const rows = await api.database
    .owner`select from private.presence_tabs where user_id = ${at.accounts.loner.uid}`
  expect(rows).toHaveLength(0)
})

it('an invalid presence is refused', async () => {
  for (const body of [{ tab: 'mine' }, { tab: null }, { tab: undefined }, { isLeaving: 'yes' }])
    expect((await at.beat('staff', body)).status).toBe(422)
  expect((await choose('asleep')).status).toBe(422)
})
