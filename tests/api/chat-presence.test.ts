import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { presenceAnswer } from '../../supabase/functions/_shared/contract/chat.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { makeCast } from './support/chat.ts'

let api: TestApi
let at: Awaited<ReturnType<typeof makeCast>>
beforeAll(async () => {
  api = await startTestApi()
  at = await makeCast(api)
})
beforeEach(async () => {
  await api.database.owner`update public.profiles set seen_at = null, presence = 'online'`
  await api.database.owner`delete from realtime.messages`
})
afterAll(() => api.close())

const statusOf = async (who: 'staff' | 'abe') => (await at.open('ann', who)).contact.status
const ago = (seconds: number) => api.database.owner`
  update public.profiles set seen_at = now() - make_interval(secs => ${seconds}) where id = ${at.cast.staff.uid}`
const row = async () =>
  (
    await api.database.owner`
      select xmin::text as version, updated_at as "updatedAt" from public.profiles where id = ${at.cast.staff.uid}`
  )[0]

it('is what was chosen while a tab beats, and offline when none has for ninety seconds', async () => {
  expect(await statusOf('staff')).toBe('offline')
  const answer = await at.beat('staff', { presence: 'busy' })
  expect(presenceAnswer.parse(answer.body)).toEqual({ presence: 'busy' })
  expect(await statusOf('staff')).toBe('busy')
  await ago(89)
  expect(await statusOf('staff')).toBe('busy')
  await ago(91)
  expect(await statusOf('staff')).toBe('offline')
  expect((await at.beat('staff')).body).toEqual({ presence: 'busy' })
})

it('ends at once with the last tab', async () => {
  await at.beat('staff')
  expect((await at.beat('staff', { isLeaving: true })).body).toEqual({ presence: 'offline' })
  expect(await statusOf('staff')).toBe('offline')
})

it('writes nothing when nothing has changed, and never touches when the person was last changed', async () => {
  const before = await row()
  await at.beat('staff')
  const first = await row()
  expect(first?.updatedAt).toEqual(before?.updatedAt)
  await at.beat('staff')
  await at.beat('staff', { presence: 'online' })
  expect((await row())?.version).toBe(first?.version)
  await ago(31)
  await at.beat('staff')
  expect((await row())?.version).not.toBe(first?.version)
})

it('tells of a change, and only of a change, those who may see it', async () => {
  await at.beat('staff')
  await at.beat('staff')
  await ago(40)
  await at.beat('staff')
  expect(await at.hints('presence:staff')).toHaveLength(1)
  await at.beat('staff', { presence: 'away' })
  await at.beat('staff', { isLeaving: true })
  expect(await at.hints('presence:staff')).toHaveLength(3)
  await at.beat('abe')
  await at.beat('loner')
  expect(await at.hints('presence:staff')).toHaveLength(3)
  expect(await at.hints('presence:clients')).toHaveLength(2)
  expect(await at.hints(`presence:company:${at.companies.a}`)).toHaveLength(1)
  expect(await at.hints(`presence:company:${at.companies.b}`)).toHaveLength(0)
})

it('shows nobody who chose to be offline, tabs or not', async () => {
  await at.beat('staff')
  await at.call('staff', 'PATCH', '/apps/chat/profile', { status: 'offline' })
  expect(await statusOf('staff')).toBe('offline')
  expect(await at.hints('presence:staff')).toHaveLength(2)
  await at.beat('staff')
  expect(await at.hints('presence:staff')).toHaveLength(2)
})

it('refuses what is no presence', async () => {
  for (const body of [{ presence: 'asleep' }, { presence: null }, { isLeaving: 'yes' }])
    expect((await at.beat('staff', body)).status).toBe(422)
})
