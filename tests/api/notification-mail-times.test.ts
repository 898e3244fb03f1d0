import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
afterEach(async () => {
  const { owner } = api.database
  await owner`delete from private.mail_outbox`
  await owner`delete from public.notifications`
  await owner`update public.profile_details set settings = '{}'`
})

const comment = {
  projectId: 'b0000000-0000-4000-8000-000000000001',
  title: 'Les Vagues',
  actor: 'Mona Moore',
}
const notify = (kind: string, payload: Record<string, string>) =>
  api.database.owner`select private.notify(${PEOPLE.client}, ${kind}, ${api.database.owner.json(payload)})`

describe('the time of a mail about a notification', () => {
  /** A time zone in which it is this hour now. */
  const zoneAt = (hour: number) => {
    const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
    return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  }
  const duePartsIn = async (timeZone: string) => {
    const [row] = await api.database.owner<{ clock: string; minutes: number }[]>`
      select to_char(due_at at time zone ${timeZone}, 'HH24:MI') as clock,
        extract(epoch from due_at - now())::float / 60 as minutes from private.mail_outbox`
    return { clock: row?.clock ?? '', minutes: row?.minutes ?? Number.NaN }
  }

  it.each([
    [23, { quietFrom: '22:00', quietTo: '07:00' }, 7],
    [3, { quietFrom: '22:00', quietTo: '07:00' }, 3],
    [10, { quietFrom: '08:00', quietTo: '14:00' }, 3],
  ])('waits at %i o’clock for the end of the quiet hours %j (R-681)', async (hour, quiet, hours) => {
    const timeZone = zoneAt(hour)
    await api.send('client', 'PATCH', '/account', { mail: { ...quiet, timeZone } })
    await notify('project_comment', comment)
    const { clock, minutes } = await duePartsIn(timeZone)
    expect(clock).toBe(quiet.quietTo)
    expect(Math.floor(minutes / 60)).toBe(hours)
  })

  it.each([
    [12, { quietFrom: '22:00', quietTo: '07:00' }],
    [16, { quietFrom: '08:00', quietTo: '14:00' }],
    [6, { quietFrom: '08:00', quietTo: '14:00' }],
    [12, { quietFrom: null, quietTo: null }],
  ])('is mailed after three minutes at %i o’clock with the quiet hours %j (R-680)', async (hour, quiet) => {
    const timeZone = zoneAt(hour)
    await api.send('client', 'PATCH', '/account', { mail: { ...quiet, timeZone } })
    await notify('project_comment', comment)
    expect((await duePartsIn(timeZone)).minutes).toBeCloseTo(3, 0)
  })

  it.each([
    [9, 22],
    [6, 1],
  ])('of a day is mailed at the next 8 o’clock after %i o’clock (R-681)', async (hour, hours) => {
    const timeZone = zoneAt(hour)
    await api.send('client', 'PATCH', '/account', { mail: { messages: 'daily', timeZone } })
    await notify('project_comment', comment)
    const { clock, minutes } = await duePartsIn(timeZone)
    expect([clock, Math.floor(minutes / 60)]).toEqual(['08:00', hours])
  })

  it.each([
    ['22:00', '09:30'],
    ['08:00', '12:00'],
  ])('of a day waits for the end of the quiet hours from %s to %s (R-681)', async (quietFrom, quietTo) => {
    const timeZone = zoneAt(6)
    await api.send('client', 'PATCH', '/account', {
      mail: { messages: 'daily', quietFrom, quietTo, timeZone },
    })
    await notify('project_comment', comment)
    expect((await duePartsIn(timeZone)).clock).toBe(quietTo)
  })

  it('that was delayed waits for the end of the quiet hours (R-681)', async () => {
    const { owner } = api.database
    const timeZone = zoneAt(23)
    const choose = (quietFrom: string | null) =>
      api.send('client', 'PATCH', '/account', {
        mail: { quietFrom, quietTo: quietFrom && '07:00', timeZone },
      })
    await choose('22:00')
    await notify('project_comment', comment)
    await owner`update private.mail_outbox set due_at = now() - interval '1 hour'`
    const claim = () => owner`select thread from private.claim_mails(10)`
    expect(await claim()).toEqual([])
    await choose(null)
    expect(await claim()).toHaveLength(1)
  })

  it('follows no quiet hours in an unknown time zone', async () => {
    const { owner } = api.database
    const settings = owner.json({ mail: { quietFrom: '00:00', quietTo: '23:59', timeZone: 'Mars/Base' } })
    await owner`update public.profile_details set settings = ${settings}`
    await notify('project_comment', comment)
    expect((await duePartsIn('UTC')).minutes).toBeCloseTo(3, 0)
    await owner`update private.mail_outbox set due_at = now() - interval '1 hour'`
    expect(await owner`select thread from private.claim_mails(10)`).toHaveLength(1)
  })

  it('without a choice of the person follows their role (R-681)', async () => {
    const settings = await api.database.owner<{ of: object }[]>`
      select private.mail_settings('{}', r.role) as of from unnest(array['client', 'manager']) r (role)`
    expect(settings.map(({ of }) => of)).toMatchObject([
      { turn: 'at_once', messages: 'at_once', status: 'at_once', other: 'never', quietFrom: null },
      { turn: 'at_once', messages: 'at_once', status: 'daily', other: 'never', quietFrom: null },
    ])
  })
})
