import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmtp } from '../../supabase/functions/_shared/mail/smtp.ts'
import { createMailAdapter } from '../../supabase/functions/api/mail-adapter.ts'
import { freePort } from '../tcp-ports.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createMailPages } from './pages.ts'
import { SMTP_USER, type SmtpReceiver, startSmtpReceiver } from './smtp-receiver.ts'

const folder = mkdtempSync(join(tmpdir(), 'quillport-smtp-'))
let outbox: Outbox
let server: SmtpReceiver
beforeAll(async () => {
  outbox = createOutbox(folder)
  server = await startSmtpReceiver(outbox, 'secret')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const smtp = (password = 'secret', port = server.port) =>
  createSmtp({ host: '127.0.0.1', port, user: SMTP_USER, password, from: 'Quillport <a@example.test>' })
const adapter = (password = 'secret', port = server.port) =>
  createMailAdapter(smtp(password, port), 'http://app.test')
const open = (path: string, method = 'GET') =>
  createMailPages(outbox, { setFault: server.setFault })(
    new Request(`http://127.0.0.1${path}`, { method, headers: { host: '127.0.0.1' } }),
  )

describe('R-346: mails of the API', () => {
  it('reach the outbox by SMTP with their paragraphs and link', async () => {
    const mail = { to: 'new@example.test', subject: 'Été à l’île 🏝', paragraphs: ['One\nline', '.Deux – 二'] }
    await adapter().send(mail)
    expect(outbox.list()[0]).toMatchObject({ ...mail, link: null })
    await adapter().send({ ...mail, paragraphs: ['One', 'http://app.test/x?y=1'] })
    expect(outbox.list()[0]).toMatchObject({ paragraphs: ['One'], link: 'http://app.test/x?y=1' })
  })

  it('have a Message-ID from their key, and say that a program wrote them', async () => {
    await adapter().send({
      to: 'id@example.test',
      subject: 'Id',
      paragraphs: ['One'],
      idempotencyKey: '7f3e',
    })
    expect(outbox.list('id@example.test')[0]?.headers).toMatchObject({
      from: 'Quillport <a@example.test>',
      'message-id': '<7f3e@example.test>',
      'auto-submitted': 'auto-generated',
    })
  })

  it('show hostile texts and names as text, in HTML too', async () => {
    const to = 'html@example.test'
    const subject = '"><script>alert(1)</script>\r\nBcc: other@example.test'
    await adapter().send({
      to,
      subject,
      paragraphs: ['<img src=x onerror=alert(1)>'],
      button: { label: '<b>', url: 'https://app.test/?a="b"' },
    })
    const [mail] = outbox.list(to)
    expect(outbox.list('other@example.test')).toEqual([])
    expect(mail?.headers?.bcc).toBeUndefined()
    const page = await open(`/${mail?.id}/html`)
    const html = await page.text()
    expect(html).not.toMatch(/<(script|img|b)[ >]/)
    expect(html).toContain('href="https://app.test/?a=&quot;b&quot;"')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('are refused with a wrong password, and report a server that is down or busy as unavailable', async () => {
    const mail = { to: 'other@example.test', subject: 'Hello', paragraphs: ['One'] }
    const unavailable = { code: 'unavailable' }
    await expect(adapter('wrong').send(mail)).rejects.toMatchObject({
      ...unavailable,
      cause: { code: '535' },
    })
    await expect(adapter('secret', await freePort()).send(mail)).rejects.toMatchObject(unavailable)
    expect((await open('/api/fault/refuse', 'PUT')).status).toBe(204)
    await expect(adapter().send(mail)).rejects.toMatchObject({ ...unavailable, cause: { code: '451' } })
    expect(outbox.list(mail.to)).toEqual([])
    await open('/api/fault/close', 'PUT')
    await expect(adapter().send(mail)).rejects.toMatchObject(unavailable)
    expect(outbox.list(mail.to)).toHaveLength(1)
    await open('/api/fault/none', 'PUT')
    await adapter().send(mail)
    expect(outbox.list(mail.to)).toHaveLength(2)
  })

  it('keep their attachments, which the mail pages offer as files (R-384)', async () => {
    const attachments = [{ filename: 'été-5000.pdf', content: Buffer.from('%PDF-').toString('base64') }]
    const mail = { to: 'client@example.test', subject: 'Invoice', paragraphs: ['Attached'] }
    await adapter().send({ ...mail, attachments })
    const [sent] = outbox.list(mail.to)
    expect(sent).toMatchObject({ attachments })
    expect(await (await open(`/${sent?.id}`)).text()).toContain('été-5000.pdf')
    const file = await open(`/${sent?.id}/0`)
    expect([await file.text(), file.headers.get('content-disposition')]).toEqual([
      '%PDF-',
      "attachment; filename*=UTF-8''%C3%A9t%C3%A9-5000.pdf",
    ])
    expect((await open(`/${sent?.id}/1`)).status).toBe(404)
  })
})
