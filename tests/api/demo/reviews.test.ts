import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referralList, reviewList } from '../../../supabase/functions/_shared/contract/demo/ecommerce.ts'
import {
  referralFigures,
  reviewFigures,
  reviewStatusResponse,
} from '../../../supabase/functions/_shared/contract/demo/review-actions.ts'
import { PEOPLE, startTestApi, type TestApi } from '../support/api.ts'
import { createMailSpy } from '../support/mail-spy.ts'

const mail = createMailSpy()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ mail: mail.adapter })
})
afterAll(() => api.close())

const BASE = '/apps/ecommerce'
const reviews = (query: string) => api.ok('auth', 'GET', `${BASE}/reviews?${query}`, { schema: reviewList })
const figures = () => api.ok('auth', 'GET', `${BASE}/review-figures`, { schema: reviewFigures.strict() })

describe('reviews', () => {
  it('R-347: have figures that equal the lists, and stars that add up to the total', async () => {
    const { total, published, pending, stars, weeks, averageHundredths } = await figures()
    expect(total).toBe((await reviews('')).total)
    expect(published).toBe((await reviews('status=Published')).total)
    expect(pending).toBe((await reviews('status=Pending')).total)
    expect(stars.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1])
    expect(stars.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const mean = stars.reduce((sum, { rating, count }) => sum + rating * count, 0) / total
    expect(averageHundredths).toBe(Math.round(mean * 100))
    expect(weeks).toHaveLength(8)
    expect(weeks.every(({ monday }) => new Date(monday).getUTCDay() === 1)).toBe(true)
    const [recent] = await api.database.owner<{ count: number }[]>`
      select count(*)::int as count from demo.reviews
       where reviewed_on between ${weeks[0]?.monday ?? ''}::date and ${weeks.at(-1)?.monday ?? ''}::date + 6`
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(recent?.count)
  })

  it('R-348: are published and withdrawn together; unknown ids change nothing', async () => {
    const ids = (await reviews('status=Pending&itemsPerPage=3')).reviews.map(({ id }) => id)
    const set = (status: string, more: number[] = []) =>
      api.ok('manager', 'PATCH', `${BASE}/reviews`, {
        schema: reviewStatusResponse,
        body: { ids: [...ids, ...more], status },
      })
    const before = await figures()
    expect(await set('Published', [999_999])).toEqual({ updated: 3 })
    expect(await set('Published')).toEqual({ updated: 0 })
    expect(await figures()).toMatchObject({ published: before.published + 3, pending: before.pending - 3 })
    expect(await set('Pending')).toEqual({ updated: 3 })
    for (const as of ['auth', 'client'] as const)
      expect(await api.refused(as, 'PATCH', `${BASE}/reviews`, { ids, status: 'Published' })).toMatchObject({
        status: 403,
      })
  })
})

describe('referrals', () => {
  const read = () => api.ok('auth', 'GET', `${BASE}/referral-figures`, { schema: referralFigures.strict() })

  it('R-347: have figures that equal the filtered lists, with their earnings', async () => {
    const { total, byStatus, link } = await read()
    for (const [status, { count, earningCents }] of Object.entries(byStatus)) {
      const list = await api.ok('auth', 'GET', `${BASE}/referrals?status=${status}&itemsPerPage=-1`, {
        schema: referralList,
      })
      expect([status, list.total]).toEqual([status, count])
      const cents = list.referrals.reduce(
        (sum, { earning }) => sum + Math.round(Number(earning.slice(1)) * 100),
        0,
      )
      expect(earningCents).toBe(cents)
    }
    expect(total.count).toBe(45)
    expect(total.earningCents).toBe(
      Object.values(byStatus).reduce((sum, { earningCents }) => sum + earningCents, 0),
    )
    expect(link).toMatch(/^http:\/\/app\.test\/build\/register\?ref=[0-9a-f]{10}$/)
  })

  it('R-349: have a random code, which nobody can compute from the id of its owner', async () => {
    const { link } = await read()
    expect((await read()).link).toBe(link)
    const digests = await api.database.owner<{ digest: string }[]>`
      select md5(${PEOPLE.auth}) as digest union select encode(sha256(${PEOPLE.auth}::bytea), 'hex')`
    const code = new URL(link).searchParams.get('ref') ?? 'none'
    for (const { digest } of digests) expect(digest).not.toContain(code)
  })

  it('R-349: are recorded once when a person registers with a link; other codes change nothing', async () => {
    const { byStatus, link } = await read()
    const register = (code: unknown) => api.database.owner`
      insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), ${crypto.randomUUID()} || '@example.org', ${api.database.owner.json({ full_name: 'Nora', referral_code: code as string })})`
    await register(new URL(link).searchParams.get('ref'))
    const { referrals } = await api.ok('auth', 'GET', `${BASE}/referrals?status=Unpaid&itemsPerPage=-1`, {
      schema: referralList,
    })
    const [made] = await api.database.owner`
      select r.referrer_id, r.referrer, r.referred_id, p.full_name
        from demo.referrals r join public.profiles p on p.no = r.referred_id where r.referrer_id is not null`
    expect(made).toMatchObject({ referrer_id: PEOPLE.auth, full_name: 'Nora' })
    expect(referrals.find(({ referredId }) => referredId === made?.referred_id)).toMatchObject({
      user: made?.referrer,
      value: '$0.00',
      earning: '$0.00',
    })
    for (const code of [null, '', '0000000000', `' or true --`, { $ne: 1 }, ['x'], 'x'.repeat(100_000), '%'])
      await register(code)
    const after = (await read()).byStatus
    expect(after).toEqual({ ...byStatus, Unpaid: { ...byStatus.Unpaid, count: byStatus.Unpaid.count + 1 } })
    await api.database.owner`delete from demo.referrals where referrer_id is not null`
  })

  it('R-346: are invited by mail, each address once', async () => {
    const { invited } = await read()
    const invite = (email: string) => ({ status: 201, schema: referralFigures, body: { email } })
    const after = await api.ok(
      'manager',
      'POST',
      `${BASE}/referral-invitations`,
      invite('Friend@example.org'),
    )
    expect(after.invited).toBe(invited + 1)
    expect(after.invitations[0]?.email).toBe('Friend@example.org')
    expect(mail.sent.at(-1)).toMatchObject({ to: 'Friend@example.org' })
    expect(mail.sent.at(-1)?.paragraphs.at(-1)).toBe(after.link)
    const repeat = { email: 'friend@example.org' }
    expect(await api.refused('admin', 'POST', `${BASE}/referral-invitations`, repeat)).toEqual({
      status: 422,
      code: 'invalid',
      fields: { email: 'taken' },
    })
    const mails = mail.sent.length
    await api.database.owner`update private.rate_limits set most = 1 where kind = 'sample_mail'`
    const another = { email: 'c@example.org' }
    expect(await api.refused('manager', 'POST', `${BASE}/referral-invitations`, another)).toEqual({
      status: 429,
      code: 'rate_limited',
    })
    await api.database.owner`update private.rate_limits set most = 20 where kind = 'sample_mail'`
    expect(mail.sent).toHaveLength(mails)
    mail.isDown = true
    expect(
      (await api.send('manager', 'POST', `${BASE}/referral-invitations`, { email: 'b@example.org' })).status,
    ).toBe(500)
    mail.isDown = false
    expect((await read()).invited).toBe(invited + 1)
    expect(await api.refused('auth', 'POST', `${BASE}/referral-invitations`, repeat)).toMatchObject({
      status: 403,
    })
  })
})
