import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestSupabase } from '../../tests/support/supabase.ts'
import { readSettings } from '../settings.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createMailPages } from './pages.ts'

let folder: string
let outbox: Outbox

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quillport-mail-'))
  outbox = createOutbox(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const send = (to: string, subject = 'Hello') =>
  outbox.send({ to, subject, paragraphs: ['Text'], link: 'http://x.test/?a=1&b=2', code: '123456' })
const open = async (path: string, host = '127.0.0.1:54324') => {
  const answer = await createMailPages(outbox)(
    new Request(`http://127.0.0.1:54324${path}`, { headers: { host } }),
  )
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

describe('the folder of sent mails', () => {
  it('keeps mails over a restart, newest first', () => {
    for (const n of [1, 2, 3]) send('a@example.test', `Mail ${n}`)
    expect(
      createOutbox(folder)
        .list()
        .map(({ subject }) => subject),
    ).toEqual(['Mail 3', 'Mail 2', 'Mail 1'])
  })

  it('finds by address without regard to case, and never outside its folder', () => {
    send('a@example.test')
    send('b@example.test')
    expect(outbox.list('A@Example.test')).toHaveLength(1)
    expect(outbox.find('../keys')).toBeNull()
  })

  it('R-544: leaves out a damaged file', async () => {
    send('a@example.test', 'Whole')
    writeFileSync(join(folder, '999999999999999-damaged.json'), '{"to":')
    writeFileSync(join(folder, '999999999999999-other.json'), 'null')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(outbox.list().map(({ subject }) => subject)).toEqual(['Whole'])
    expect((await open('/')).text).toContain('Whole')
    expect(outbox.find('999999999999999-damaged')).toBeNull()
  })

  it('removes the oldest mails over its limit', () => {
    for (let n = 0; n < 205; n += 1) send('a@example.test', `Mail ${n}`)
    expect(outbox.list()).toHaveLength(200)
    expect(outbox.list().at(-1)?.subject).toBe('Mail 5')
  })
})

describe('the mail pages', () => {
  it('show a mail with its link, or without one its code, and all content as text', async () => {
    send('"<script>alert(1)</script>"@example.test', '<b>bold</b>')
    const list = await open('/')
    expect(list.text).not.toContain('<script>')
    const id = outbox.list()[0]?.id
    const mail = await open(`/${id}`)
    expect(mail.text).toContain('href="http://x.test/?a=1&amp;b=2"')
    expect(mail.text).not.toContain('123456')
    expect(mail.text).not.toContain('<b>')
  })

  it('are served to this machine only, whatever the host name', async () => {
    send('a@example.test')
    for (const path of ['/', '/api/messages']) {
      expect((await open(path, 'localhost:54324')).status).toBe(200)
      const foreign = await open(path, 'rebound.example:54324')
      expect(foreign.status).toBe(404)
      expect(foreign.text).not.toContain('a@example.test')
    }
  })

  it('have a policy without scripts, no other content type, and cannot be framed', async () => {
    send('a@example.test')
    const id = outbox.list()[0]?.id
    for (const path of ['/', `/${id}`, '/api/messages', '/nothing']) {
      const { headers } = await open(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, path).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(policy, path).not.toContain('script-src')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    }
  })
})

describe('the origin of the mail pages', () => {
  it('differs from that of Supabase, where stored files are served, and answers no other origin', async () => {
    const supabase = await startTestSupabase({
      without: ['storage', 'realtime'],
      functionsDir: '/nonexistent',
    })
    try {
      await supabase.client().auth.signUp({ email: 'reader@example.test', password: 'a long password' })
      expect(new URL(supabase.embedded.mailUrl).origin).not.toBe(supabase.url)
      for (const path of ['/_mail', '/_mail/api/messages', '/api/messages']) {
        const answer = await fetch(`${supabase.url}${path}`)
        expect(answer.status, path).toBe(404)
        expect(await answer.text()).not.toContain('reader@example.test')
      }
      const own = await fetch(`${supabase.embedded.mailUrl}/api/messages`, {
        headers: { origin: supabase.url },
      })
      expect(await own.text()).toContain('reader@example.test')
      expect(own.headers.get('access-control-allow-origin')).toBeNull()
    } finally {
      await supabase.close()
    }
  })
})

describe('the port of the mail pages', () => {
  it('is that of the Supabase CLI, and follows another SUPABASE_PORT', () => {
    expect(readSettings({}).mailPort).toBe(54_324)
    expect(readSettings({ SUPABASE_PORT: '54400' }).mailPort).toBe(54_403)
    expect(readSettings({ SUPABASE_PORT: '65535' }).mailPort).toBe(65_532)
    expect(readSettings({ SUPABASE_PORT: '54400', MAIL_PORT: '8025' }).mailPort).toBe(8025)
    expect(() => readSettings({ MAIL_PORT: 'mail' })).toThrow('MAIL_PORT=mail')
  })
})

describe('the buttons of a mail', () => {
  const delivered: { recipient: string; raw: string }[] = []
  const press = async (
    path: string,
    body: Record<string, string> = {},
    origin = 'http://127.0.0.1:54324',
  ) => {
    const pages = createMailPages(outbox, {
      deliver: async (recipient, raw) => {
        delivered.push({ recipient, raw })
        return new Response(null, { status: 200 })
      },
    })
    return pages(
      new Request(`http://127.0.0.1:54324${path}`, {
        method: 'POST',
        headers: { host: '127.0.0.1:54324', origin },
        body: new URLSearchParams(body),
      }),
    )
  }
  const notify = () =>
    outbox.send({
      to: 'ada@example.test',
      subject: 'Été',
      paragraphs: ['One', 'Two'],
      link: null,
      code: null,
      headers: { 'reply-to': 'r+m1.2.abc@in.example', 'message-id': '<x@app>' },
      bounceTo: 'b+2.abc@in.example',
    })

  it('answer it with its text quoted, and report that it bounced (R-687)', async () => {
    delivered.length = 0
    notify()
    const id = outbox.list()[0]?.id
    expect((await open(`/${id}`)).text).toContain('<button>Bounce</button>')
    expect((await press(`/${id}/answer`, { text: 'Oui, ça va.' })).status).toBe(200)
    expect((await press(`/${id}/bounce`)).status).toBe(200)
    const [answer, bounce] = delivered
    expect(answer?.recipient).toBe('r+m1.2.abc@in.example')
    expect(answer?.raw).toMatch(
      /From: ada@example\.test\r\n[\s\S]*Oui, ça va\.[\s\S]*\r\n> One\r\n> \r\n> Two/,
    )
    expect(bounce?.recipient).toBe('b+2.abc@in.example')
    expect(bounce?.raw).toMatch(/Final-Recipient: rfc822; ada@example\.test[\s\S]*Status: 5\.1\.1/)
  })

  it('cannot be pressed by a page of another site, and are missing where a mail names no address', async () => {
    delivered.length = 0
    notify()
    const id = outbox.list()[0]?.id
    for (const origin of ['https://evil.example', 'null'])
      expect((await press(`/${id}/answer`, { text: 'x' }, origin)).status, origin).toBe(404)
    // The policy with which a browser names the origin of these forms.
    expect((await open(`/${id}`)).headers.get('referrer-policy')).toBe('same-origin')
    send('a@example.test')
    const other = outbox.list()[0]?.id
    expect((await open(`/${other}`)).text).not.toContain('<button>')
    expect((await press(`/${other}/answer`, { text: 'x' })).status).toBe(409)
    expect(delivered).toEqual([])
  })
})
