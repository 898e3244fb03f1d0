import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOutbox, type Outbox } from '../../local/mail/outbox.ts'
import { createMailPages } from '../../local/mail/pages.ts'

let folder: string
let outbox: Outbox

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quillport-mail-'))
  outbox = createOutbox(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const send = (to: string, subject = 'Hello') =>
  outbox.send({ to, subject, paragraphs: ['Text'], link: 'http://x.test/?a=1&b=2', code: '123456' })
const open = async (path: string, host = '127.0.0.1:54321') => {
  const answer = createMailPages(outbox)(new Request(`http://127.0.0.1:54321${path}`, { headers: { host } }))
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

describe('the outbox', () => {
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

  it('forgets the oldest of very many', () => {
    for (let n = 0; n < 205; n += 1) send('a@example.test', `Mail ${n}`)
    expect(outbox.list()).toHaveLength(200)
    expect(outbox.list().at(-1)?.subject).toBe('Mail 5')
  })
})

describe('the pages of mails', () => {
  it('show a mail with its link and code, and everything in it as text', async () => {
    send('"<script>alert(1)</script>"@example.test', '<b>bold</b>')
    const list = await open('/_mail')
    expect(list.text).not.toContain('<script>')
    const id = outbox.list()[0]?.id
    const mail = await open(`/_mail/${id}`)
    expect(mail.text).toContain('href="http://x.test/?a=1&amp;b=2"')
    expect(mail.text).toContain('123456')
    expect(mail.text).not.toContain('<b>')
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('are shown to this machine alone, whatever name it was called by', async () => {
    send('a@example.test')
    for (const path of ['/_mail', '/_mail/api/messages']) {
      expect((await open(path, 'localhost:54321')).status).toBe(200)
      const foreign = await open(path, 'rebound.example:54321')
      expect(foreign.status).toBe(404)
      expect(foreign.text).not.toContain('a@example.test')
    }
  })
})
