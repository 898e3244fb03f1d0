import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailAdapter } from '../../supabase/functions/api/mail-adapter.ts'
import { type Listening, listenOn, toListener } from '../gateway/listen.ts'
import { freePort } from '../tcp-ports.ts'
import { createMailApi } from './mail-api.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createMailPages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'quillport-mail-api-'))
let outbox: Outbox
let server: Listening
let apiUrl = ''
beforeAll(async () => {
  outbox = createOutbox(folder)
  const port = await freePort()
  server = await listenOn(port, toListener(createMailApi(outbox, 'secret')), 'MAIL_PORT')
  apiUrl = `http://127.0.0.1:${port}/emails`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const adapter = (apiKey: string, url = apiUrl) =>
  createMailAdapter({ apiUrl: url, apiKey, from: 'a@example.test', appUrl: 'http://app.test' })

describe('R-346: mails of the API', () => {
  it('reach the outbox with their paragraphs and link', async () => {
    const mail = { to: 'new@example.test', subject: 'Hello', paragraphs: ['One', 'Two'] }
    await adapter('secret').send(mail)
    expect(outbox.list()[0]).toMatchObject({ ...mail, link: null })
    await adapter('secret').send({ ...mail, paragraphs: ['One', 'http://app.test/x?y=1'] })
    expect(outbox.list()[0]).toMatchObject({ paragraphs: ['One'], link: 'http://app.test/x?y=1' })
  })

  it('are refused with a wrong key, and report a provider that is down as unavailable', async () => {
    const mail = { to: 'other@example.test', subject: 'Hello', paragraphs: ['One'] }
    await expect(adapter('wrong').send(mail)).rejects.toThrow('The mail provider answered 401')
    const down = `http://127.0.0.1:${await freePort()}/emails`
    await expect(adapter('secret', down).send(mail)).rejects.toMatchObject({ code: 'unavailable' })
    expect(outbox.list('other@example.test')).toEqual([])
  })

  it('keep their attachments, which the mail pages offer as files (R-384)', async () => {
    const attachments = [{ filename: 'invoice-5000.pdf', content: Buffer.from('%PDF-').toString('base64') }]
    const mail = { to: 'client@example.test', subject: 'Invoice', paragraphs: ['Attached'] }
    await adapter('secret').send({ ...mail, attachments })
    const [sent] = outbox.list(mail.to)
    expect(sent).toMatchObject({ attachments })
    const pages = createMailPages(outbox)
    const open = (path: string) =>
      pages(new Request(`http://127.0.0.1${path}`, { headers: { host: '127.0.0.1' } }))
    expect(await open(`/${sent?.id}`).text()).toContain('invoice-5000.pdf')
    const file = open(`/${sent?.id}/0`)
    expect([await file.text(), file.headers.get('content-disposition')]).toEqual([
      '%PDF-',
      "attachment; filename*=UTF-8''invoice-5000.pdf",
    ])
    expect(open(`/${sent?.id}/1`).status).toBe(404)
  })
})
