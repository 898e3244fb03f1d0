import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'

let supabase: TestSupabase
beforeAll(async () => {
  supabase = await startTestSupabase({ without: ['storage', 'realtime'] })
})
afterAll(() => supabase.close())

it('the deployed function sends the mails of the API by SMTP (R-346, R-428)', async () => {
  const answer = await fetch(`${supabase.url}/functions/v1/api/front-pages/plan-orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: crypto.randomUUID(),
      plan: 'team',
      period: 'yearly',
      method: 'Bank Transfer',
      buyer: { name: 'Ada Aalto', email: 'guest.ada@example.org' },
      company: 'Aalto Audio',
      address: {
        recipient: 'Ada Aalto',
        street: 'Via Po 1',
        postcode: '10124',
        city: 'Turin',
        countryCode: 'it',
      },
    }),
  })
  expect(answer.status, `${await answer.text()} ${supabase.logs.join('\n')}`).toBe(201)
  const mail = await supabase.mail('guest.ada@example.org')
  expect(mail.headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
  expect(mail.link).toContain('/front-pages/landing-page#contact')
})
