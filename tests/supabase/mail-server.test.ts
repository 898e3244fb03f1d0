import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { receiveVisitor } from '../api/support/mail.ts'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'

let supabase: TestSupabase
beforeAll(async () => {
  supabase = await startTestSupabase({ without: ['storage', 'realtime'] })
})
afterAll(() => supabase.close())

it('the deployed function sends the mails of the API by SMTP', async () => {
  const email = 'guest.ada@example.org'
  const thread = await receiveVisitor(supabase, { name: 'Ada Aalto', email, subject: 'Prices' })
  const { data } = await supabase
    .client()
    .auth.signInWithPassword({ email: 'manager@demo.com', password: 'quillport-demo' })
  const answer = await fetch(`${supabase.url}/functions/v1/api/mail/threads/${thread}/visitor-replies`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ id: randomUUID(), text: 'Ten a page.' }),
  })
  expect(answer.status, `${await answer.text()} ${supabase.logs.join('\n')}`).toBe(201)
  const mail = await supabase.mail(email)
  expect(mail.headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
  expect(mail.link).toContain('/front-pages/contact')
})
