import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  helpSearchResponse,
  helpVotes,
  landingContent,
} from '../../../supabase/functions/_shared/contract/demo/front-pages.ts'
import {
  faqGroupList,
  helpArticle,
  helpCenter,
} from '../../../supabase/functions/_shared/contract/demo/pages.ts'
import { threadList, threadResponse } from '../../../supabase/functions/_shared/contract/mail.ts'
import { PEOPLE, startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.database.owner`delete from private.visitor_counts`)

/** Sends a call without a session from a network address. */
const from = (address: string, method: string, path: string, body: unknown) =>
  api.request(`/api${path}`, {
    method,
    headers: { 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
const note = (more: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  name: 'Ida Berg',
  email: 'ida@example.org',
  subject: `Prices ${crypto.randomUUID()}`,
  message: 'What does a team pay?\n\nThank you.',
  ...more,
})
const contact = (body: unknown, address = '203.0.113.7') => from(address, 'POST', '/pages/contact', body)
const inboxOf = async (role: 'manager' | 'client', subject: string) => {
  const { threads } = await api.ok(role, 'GET', '/mail/threads?itemsPerPage=100', { schema: threadList })
  return threads.filter((thread) => thread.subject === subject)
}

describe('POST /api/pages/contact (R-442, R-443)', () => {
  it('delivers one conversation to the staff, also when it is sent twice', async () => {
    const body = note()
    expect((await contact(body)).status).toBe(204)
    expect((await contact(body)).status).toBe(204)
    const [thread, ...others] = await inboxOf('manager', body.subject)
    expect(others).toEqual([])
    expect(thread).toMatchObject({
      isRead: false,
      messageCount: 1,
      visitor: { name: 'Ida Berg', email: 'ida@example.org' },
    })
    const { messages } = await api.ok('manager', 'GET', `/mail/threads/${thread?.threadId}`, {
      schema: threadResponse,
    })
    expect(messages[0]).toMatchObject({
      from: null,
      isMine: false,
      html: '<p>What does a team pay?</p><p>Thank you.</p>',
    })
    expect(messages[0]?.recipients.length).toBeGreaterThan(1)
    expect(await inboxOf('client', body.subject)).toEqual([])
  })

  it('is not delivered to deactivated staff', async () => {
    const { owner } = api.database
    await owner`update public.profiles set status = 'inactive' where id = ${PEOPLE.user}`
    const body = note()
    await contact(body)
    await owner`update public.profiles set status = 'active' where id = ${PEOPLE.user}`
    const reached = await owner<{ id: string }[]>`
      select r.user_id as id from public.message_recipients r where r.message_id = ${body.id}`
    const ids = reached.map(({ id }) => id)
    expect(ids).toContain(PEOPLE.manager)
    expect(ids).not.toContain(PEOPLE.user)
  })

  it('is found by the name and the address of the visitor', async () => {
    const body = note({ email: 'karla.quist@example.org' })
    await contact(body)
    const found = await api.send('manager', 'GET', '/mail/search?q=karla')
    expect(found.text).toContain(body.subject)
  })

  it('is refused to every role of the database but the login role of the API', async () => {
    const sql = api.database.connect('api', { max: 1 })
    for (const role of ['anon', 'authenticated']) {
      const tried = sql.begin(async (tx) => {
        await tx`select set_config('role', ${role}, true)`
        await tx`select private.receive_contact(${tx.json(note())}, '203.0.113.9')`
      })
      await expect(tried, role).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('keeps hostile input as text', async () => {
    const message = '<script>alert(1)</script><img src=x onerror=alert(1)>&amp; [a](javascript:alert(1))'
    const body = note({ name: '<b>Ida</b>', message })
    await contact(body)
    const [thread] = await inboxOf('manager', body.subject)
    expect(thread?.visitor?.name).toBe('<b>Ida</b>')
    const { messages } = await api.ok('manager', 'GET', `/mail/threads/${thread?.threadId}`, {
      schema: threadResponse,
    })
    expect(messages[0]?.text).toBe(message)
    expect(messages[0]?.html).not.toMatch(/<(?!\/?p>)/)
  })

  it('refuses missing and overlong fields at their field', async () => {
    const cases = [
      ['name', ''],
      ['name', '\u200b\u2800'],
      ['email', 'ida'],
      ['email', 'ida@example.org\nbcc: all@example.org, eve@example.org'],
      ['subject', ' '],
      ['message', ''],
      ['message', 'a'.repeat(5001)],
    ] as const
    for (const [field, value] of cases) {
      const refused = await contact(note({ [field]: value }))
      expect(refused.status, `${field} ${value.slice(0, 20)}`).toBe(422)
      expect(Object.keys((await refused.json()).error.fields)).toEqual([field])
    }
  })

  it('drops a message with the field that people do not see', async () => {
    const body = note({ website: 'https://spam.example' })
    expect((await contact(body)).status).toBe(204)
    expect(await inboxOf('manager', body.subject)).toEqual([])
  })

  it('refuses the sixth of a network address within an hour, also of one IPv6 network', async () => {
    for (const [first, second] of [
      ['203.0.113.8', '::ffff:203.0.113.8'],
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
      ['not an address', ''],
    ] as const) {
      for (let at = 0; at < 5; at += 1) expect((await contact(note(), first)).status).toBe(204)
      const refused = await contact(note(), second)
      expect(refused.status, first).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    }
    expect((await contact(note(), '2001:db8:1:3::1')).status).toBe(204)
    await api.database.owner`update private.visitor_counts set since = since - interval '61 minutes'`
    expect((await contact(note(), '203.0.113.8')).status).toBe(204)
    const left = await api.database
      .owner`select from private.visitor_counts where since < now() - interval '1 hour'`
    expect(left).toHaveLength(0)
  })

  it('delivers at most 60 an hour of all visitors, who may send at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 64 }, (_, at) => contact(note(), `198.51.100.${at}`).then(({ status }) => status)),
    )
    expect(sent.filter((status) => status === 204)).toHaveLength(60)
    expect(sent.filter((status) => status === 429)).toHaveLength(4)
  })

  it('leaves no text of the message in the log, nor the address in the database', async () => {
    const body = note({ message: 'a secret sentence' })
    await api.database.owner`alter table public.threads rename column visitor_name to visitor_name_old`
    try {
      expect((await contact(body, '203.0.113.77')).status).toBe(500)
    } finally {
      await api.database.owner`alter table public.threads rename column visitor_name_old to visitor_name`
    }
    const { logToConsole } = await import('../../../supabase/functions/_shared/http/log.ts')
    const lines: string[] = []
    const write = console.error
    console.error = (line: string) => void lines.push(line)
    for (const entry of api.logs) logToConsole(entry)
    console.error = write
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join()).not.toMatch(/secret|ida@example/)
    await contact(note(), '203.0.113.77')
    const rows = await api.database.owner`select visitor::text as visitor from private.visitor_counts`
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
  })
})

describe('the help centre (R-444, R-445)', () => {
  const find = async (q: string, language = 'en') =>
    helpSearchResponse.parse(
      (
        await api.send(
          null,
          'GET',
          `/pages/help-center/search?q=${encodeURIComponent(q)}&language=${language}`,
        )
      ).body,
    ).articles

  it('finds articles that contain every word, without regard to case and accents', async () => {
    expect((await find('PASSWORD forgot')).map(({ slug }) => slug)).toEqual([
      'password-and-two-factor-sign-in',
    ])
    for (const q of ['etiquettes', 'ÉTÍQUETTES'])
      expect((await find(q, 'fr')).map(({ slug }) => slug)).toContain('what-an-import-keeps')
    expect((await find('delivery'))[0]?.slug).toBe('receiving-a-delivery')
    for (const q of ['', '   ', '%', '_', '\\', "'; drop", '😀']) expect(await find(q), q).toEqual([])
  })

  it('has every text in French, and English for any other language', async () => {
    const read = async (language: string) => ({
      faq: faqGroupList.parse((await api.send(null, 'GET', `/pages/faq?language=${language}`)).body),
      help: helpCenter.parse((await api.send(null, 'GET', `/pages/help-center?language=${language}`)).body),
      landing: landingContent.parse(
        (await api.send(null, 'GET', `/pages/landing?language=${language}`)).body,
      ),
    })
    const [english, french, other] = [await read('en'), await read('fr'), await read('xx')]
    expect(other).toEqual(english)
    const texts = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts)
    const same = texts(french.faq).filter((text) => texts(english.faq).includes(text))
    expect(same.filter((text) => text.includes(' '))).toEqual([])
    for (const { articles } of french.help.allArticles) {
      for (const { slug } of articles) {
        const path = `/pages/help-center/article?title=${slug}`
        const [en, fr] = [
          await api.send(null, 'GET', path),
          await api.send(null, 'GET', `${path}&language=fr`),
        ]
        const [enText, frText] = [helpArticle.parse(en.body), helpArticle.parse(fr.body)]
        expect(frText.title).not.toBe(enText.title)
        expect(frText.sections.length).toBe(enText.sections.length)
        expect(frText.articleList).toEqual(articles.filter((other) => other.slug !== slug))
      }
    }
    await api.database.owner`update demo.help_topics set title_fr = null where id = 1`
    expect((await read('fr')).help.allArticles[0]?.title).toBe('Importing')
  })

  const vote = (
    visitor: string,
    isHelpful: boolean,
    article = 'earlier-versions',
    address = '203.0.113.20',
  ) => from(address, 'PUT', '/pages/help-center/vote', { article, visitor, isHelpful })

  it('counts a vote once for each browser, which may change it', async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    await vote(one, true)
    await vote(one, true)
    const both = helpVotes.parse(await (await vote(two, true)).json())
    expect(both).toEqual({ helpful: 2, total: 2 })
    expect(helpVotes.parse(await (await vote(two, false)).json())).toEqual({ helpful: 1, total: 2 })
  })

  it('refuses a vote for an unknown article, and the 61st of a network address', async () => {
    expect((await vote(crypto.randomUUID(), true, 'nothing')).status).toBe(404)
    await api.database.owner`delete from private.visitor_counts`
    for (let at = 0; at < 60; at += 1) expect((await vote(crypto.randomUUID(), true)).status).toBe(200)
    expect((await vote(crypto.randomUUID(), true)).status).toBe(429)
    expect((await vote(crypto.randomUUID(), true, 'earlier-versions', '203.0.113.21')).status).toBe(200)
  })
})
