import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTo, deliverMail } from '../../local/mail/deliver.ts'
import { eventually } from '../support/eventually.ts'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'

const CLIENT = '00000000-0000-4000-8000-000000000005'
const MANAGER = '00000000-0000-4000-8000-000000000003'
/** Functions start, send, receive and store a file one after the other. */
const LIMIT_MS = 180_000

// Hosted functions run on Deno 2.1 (docs/deploy.md).
describe.each(['deno', 'deno-hosted'] as const)('the functions on %s', (denoPackage) => {
  let supabase: TestSupabase
  beforeAll(async () => {
    supabase = await startTestSupabase({ without: ['realtime'], denoPackage })
    await supabase.embedded.functions.warm()
  })
  afterAll(async () => {
    await supabase.close()
  })

  const press = (path: string, body: Record<string, string> = {}) =>
    fetch(`${supabase.embedded.mailUrl}${path}`, { method: 'POST', body: new URLSearchParams(body) })
  /** Calls the worker as its timer does, which waits for seconds between two calls. */
  const wake = async (work: 'send' | 'receive') => {
    const { secretKey } = supabase.database.keys
    const response = await fetch(`${supabase.url}/functions/v1/send-mails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secretKey}`,
        apikey: secretKey,
        'content-type': 'application/json',
      },
      body: work === 'receive' ? '{"work":"receive"}' : '{}',
    })
    expect(response.status, await response.text()).toBe(200)
  }

  it(
    'a mail is answered and bounced on the mail page, through the deployed functions and Storage (R-687, R-689)',
    async () => {
      const { owner } = supabase.database
      const health = await fetch(`${supabase.url}/functions/v1/api/health`)
      expect(health.status, await health.text()).toBe(200)
      await owner`delete from private.mail_outbox`
      const project = randomUUID()
      const [thread] = await owner<{ id: string }[]>`
      insert into public.threads (id, subject, last_seq, created_by) values (${project}, 'Vowels', 1, ${MANAGER}) returning id`
      const first = randomUUID()
      const holders = [CLIENT, MANAGER]
      await owner`
      insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders)
      values (${first}, ${thread?.id ?? ''}, 1, ${MANAGER}, 'Vowels', '<p>Which?</p>', 'Which?', ${holders})`
      await owner`
      insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
      values (${first}, ${CLIENT}, 'to', ${thread?.id ?? ''}, 1)`
      await owner`
      insert into public.mailbox_entries (user_id, thread_id, no, folder, last_message_id, last_seq)
      select p, ${thread?.id ?? ''}, 9001, 'inbox', ${first}, 1 from unnest(${holders}::uuid[]) p`
      await owner`
      select private.notify(${CLIENT}, 'message_received', jsonb_build_object('threadId', ${project}::text, 'title', 'Vowels', 'actor', 'Mona'))`
      await owner`update private.mail_outbox set due_at = now()`

      await wake('send')
      const find = () => supabase.mail('client@demo.com').catch(() => null)
      await eventually(async () => (await find()) !== null)
      const mail = await supabase.mail('client@demo.com')
      expect(mail.headers?.['reply-to']).toMatch(/^r\+m9001\.\d+\.[a-z2-7]{20}@in\.quillport\.example$/)
      expect((await press(`/${mail.id}/answer`, { text: 'Les longues, s’il vous plaît.' })).status).toBe(200)
      await wake('receive')
      const texts = () => owner<{ text: string }[]>`
      select text from public.messages where thread_id = ${project} order by seq`
      await eventually(async () => (await texts()).length === 2)
      expect((await texts()).at(-1)?.text).toBe('Les longues, s’il vous plaît.')

      // With a file, which becomes an object of the person.
      const raw = answerTo(mail, 'With a file').replace(
        /Content-Type: text\/plain[\s\S]*$/,
        `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nWith a file\r\n--b\r\nContent-Type: text/plain; name="a.txt"\r\nContent-Disposition: attachment; filename="a.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\naGVsbG8=\r\n--b--\r\n`,
      )
      const url = `${supabase.url}/functions/v1/api/mail/inbound`
      const recipient = mail.headers?.['reply-to'] ?? ''
      const { secretKey: secret } = supabase.database.keys
      expect((await deliverMail({ url, secret, recipient, raw })).status).toBe(200)
      await wake('receive')
      const stored = () => owner<{ owner: string; size: number }[]>`
      select o.owner_id as owner, a.size::int from public.message_attachments a
        join public.messages m on m.id = a.message_id and m.thread_id = ${project}
        join storage.objects o on o.bucket_id = 'mail-files' and o.name = a.path`
      await eventually(async () => (await stored()).length > 0)
      expect([...(await stored())]).toEqual([{ owner: CLIENT, size: 5 }])

      for (let n = 0; n < 2; n += 1) expect((await press(`/${mail.id}/bounce`)).status).toBe(200)
      await wake('receive')
      const isBlocked = async () => {
        const [row] = await owner<{ state: string | null }[]>`
        select state from private.mail_recipients where user_id = ${CLIENT}`
        return row?.state === 'bounced'
      }
      await eventually(isBlocked)
    },
    LIMIT_MS,
  )
})
