import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailLinkResponse } from '../../supabase/functions/_shared/contract/mail-links.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createMailWorker, type MailWorker } from './support/mail-worker.ts'
import {
  COMPANIES,
  dayFromToday,
  deliverProject,
  demoCallers,
  makePerson,
  type ProjectCaller,
} from './support/projects.ts'

let api: TestApi
let worker: MailWorker
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  worker = createMailWorker(api)
  people = demoCallers(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  const { owner } = api.database
  await owner`delete from private.mail_links`
  await owner`delete from private.visitor_counts`
  const filed = await people.client.file({ title: 'Tide tables' })
  id = filed.id
  const assigned = await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, {
    revision: filed.revision,
    uids: [PEOPLE.user],
  })
  await people.user.ok('POST', `/projects/${id}/status`, projectResponse, {
    revision: assigned.project.revision,
    status: 'in_progress',
  })
  await owner`delete from private.mail_outbox`
  worker.sent.length = 0
})

/** Sends the waiting mails and returns the one to a person, with the token of its link. */
async function mailTo(address: string) {
  await worker.pass()
  await worker.send()
  const mail = worker.sent.find(({ to }) => to === address)
  return { mail, token: /answer\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}
async function delivered(note = 'All yours.') {
  await deliverProject(api, people.user, id, { note })
  return mailTo('client@demo.com')
}
const read = async (token: string) =>
  mailLinkResponse.parse((await api.send(null, 'GET', `/mail-links?token=${token}`)).body).link
const accept = (token: string) => api.send(null, 'POST', `/mail-links/acceptance?token=${token}`)
const correct = (token: string, comment = 'The second name.', more: { deliveryId?: string } = {}) =>
  api.send(null, 'POST', `/mail-links/correction?token=${token}`, { comment, ...more })
const answer = (token: string) =>
  api.send(null, 'POST', `/mail-links/answer?token=${token}`, { text: 'Thank you' })
const makeColleague = () => makePerson(api, 'client', COMPANIES.a)

describe('the link in a mail about a delivery (R-700)', () => {
  it('is the button of the mail, shows the delivery, and accepts it once as the client', async () => {
    const { mail, token } = await delivered()
    expect(mail?.text).toContain(
      `See the delivery and accept it\nhttps://app.test/build/answer?token=${token}`,
    )
    expect(mail?.text).toContain(`https://app.test/build/apps/projects/view/${id}`)
    for (let n = 0; n < 2; n += 1)
      expect(await read(token)).toMatchObject({
        action: 'accept',
        isUsed: false,
        title: 'Tide tables',
        text: 'All yours.',
        deliveries: [{ no: 1, targetLanguage: null, files: [] }],
      })
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await people.client.project(id)).toMatchObject({
      turn: null,
      acceptance: { by: { uid: PEOPLE.client } },
      deliveries: [{ state: 'accepted', decidedBy: { uid: PEOPLE.client } }],
    })
    expect((await read(token)).isUsed).toBe(true)
  })

  it('asks for a correction with a text instead, which gives the turn back', async () => {
    const { token } = await delivered()
    expect((await correct(token, ' ')).status).toBe(422)
    expect((await correct(token)).status).toBe(204)
    expect(await people.user.project(id)).toMatchObject({
      status: 'in_progress',
      turn: { of: 'agency', reason: 'correction' },
      deliveries: [{ state: 'correction', comment: 'The second name.' }],
    })
    expect((await accept(token)).status).toBe(409)
  })

  it('does nothing else: an answer needs another link, and a link to answer accepts nothing', async () => {
    const { token } = await delivered()
    expect((await answer(token)).status).toBe(404)
    const comment = { id: crypto.randomUUID(), body: 'British or American?', isQuestion: true }
    await api.send('user', 'POST', `/projects/${id}/comments`, comment)
    worker.sent.length = 0
    const question = await mailTo('client@demo.com')
    expect((await read(question.token)).action).toBe('answer')
    expect([(await accept(question.token)).status, (await correct(question.token)).status]).toEqual([
      404, 404,
    ])
  })

  it('is about its delivery alone: it ends when that one is decided or replaced', async () => {
    const first = await delivered()
    await correct(first.token)
    worker.sent.length = 0
    const second = await delivered('With the second name.')
    expect([(await read(first.token)).isUsed, (await accept(first.token)).status]).toEqual([true, 409])
    const { revision } = await people.manager.project(id)
    const body = { revision, status: 'in_progress', reason: 'The wrong file' }
    await people.manager.ok('POST', `/projects/${id}/status`, projectResponse, body)
    expect((await read(second.token)).isUsed).toBe(true)
    expect((await accept(second.token)).status).toBe(409)
    // The refused attempt has not used the link.
    expect(await api.database.owner`select from private.mail_links where used_at is null`).toHaveLength(1)
  })

  it('is for those who decide, while they may: not after they left the company, and never in mails to staff', async () => {
    const colleague: ProjectCaller = await makeColleague()
    const { owner } = api.database
    await owner`update auth.users set email_confirmed_at = now() where id = ${colleague.sub}`
    await api.send('user', 'POST', `/projects/${id}/comments`, { id: crypto.randomUUID(), body: 'Soon.' })
    await colleague.send('POST', `/projects/${id}/comments`, { id: crypto.randomUUID(), body: 'Good.' })
    await deliverProject(api, people.user, id)
    const { token } = await mailTo(`${colleague.sub}@test.example`)
    expect((await read(token)).action).toBe('accept')
    const stranger = await makePerson(api, 'client', COMPANIES.b)
    const [offer] = await owner<{ action: string }[]>`
      select private.offer_link(gen_random_uuid(), ${stranger.sub}, ${id}) ->> 'action' as action`
    expect(offer?.action).toBe('answer')
    await owner`update public.profiles set company_id = ${COMPANIES.b} where id = ${colleague.sub}`
    expect((await accept(token)).status).toBe(404)
    expect((await api.send(null, 'GET', `/mail-links?token=${token}`)).status).toBe(404)
    expect(await owner`select from private.mail_links where user_id = ${PEOPLE.user}`).toHaveLength(0)
  })
})

describe('R-838: the link in a mail about deliveries of several languages', () => {
  /** The link of the mail about a delivery of two languages at once. */
  const deliveredTwo = async () => {
    const { revision } = await people.client.project(id)
    const body = { revision, today: dayFromToday(), targetLanguages: ['fr', 'de'] }
    await people.user.ok('PATCH', `/projects/${id}`, projectResponse, body)
    return delivered()
  }
  const states = async () =>
    (await people.client.project(id)).targets.map(({ language, state }) => `${language}:${state}`).join(' ')

  it('names them and accepts all of them once, with a mail to the staff that names them too (R-836)', async () => {
    const { token } = await deliveredTwo()
    expect(await read(token)).toMatchObject({
      deliveries: [
        { no: 1, targetLanguage: 'fr' },
        { no: 2, targetLanguage: 'de' },
      ],
    })
    worker.sent.length = 0
    expect((await accept(token)).status).toBe(204)
    expect(await states()).toBe('fr:accepted de:accepted')
    expect(await read(token)).toMatchObject({ isUsed: true, deliveries: [] })
    const { mail } = await mailTo('user@demo.com')
    expect(mail?.text).toMatch(/accepted the delivery of “Tide tables” \(French and German\) on /)
  })

  it('takes a correction of one of them, and of no other delivery', async () => {
    const { token } = await deliveredTwo()
    const [first, second] = (await read(token)).deliveries
    const refused = await correct(token, 'Wrong.', { deliveryId: crypto.randomUUID() })
    expect(refused.status).toBe(404)
    expect((await correct(token, 'Wrong.', { deliveryId: second?.id ?? '' })).status).toBe(204)
    expect(await states()).toBe('fr:delivered de:in_progress')
    expect((await people.client.project(id)).deliveries.find((one) => one.id === first?.id)?.state).toBe(
      'open',
    )
  })

  it('accepts those that are left after one was decided in the app, and nothing that came later', async () => {
    const { token } = await deliveredTwo()
    const [first] = (await read(token)).deliveries
    await people.client.send('POST', `/projects/${id}/deliveries/${first?.id}/correction`, { comment: 'Hm.' })
    await deliverProject(api, people.user, id, { targetLanguages: ['fr'] })
    expect((await read(token)).deliveries).toMatchObject([{ no: 2, targetLanguage: 'de' }])
    expect((await accept(token)).status).toBe(204)
    expect(await states()).toBe('fr:delivered de:accepted')
  })
})

describe('the link in a mail about a price (R-818)', () => {
  const priced = async (note = '') => {
    const [last] = (await people.user.project(id)).prices
    const replaces = last ? { id: last.id, state: last.state } : null
    const body = { replaces, kind: 'estimate', amount: '850', currency: 'GBP', note }
    await people.user.ok('POST', `/projects/${id}/prices`, projectResponse, body)
    worker.sent.length = 0
    return mailTo('client@demo.com')
  }
  const decide = (token: string, isAccepted: boolean, reason = '') =>
    api.send(null, 'POST', `/mail-links/price?token=${token}`, { isAccepted, reason })

  it('is the button of a mail without the amount, shows the price, and accepts it once as the client', async () => {
    const { mail, token } = await priced('With the map.')
    expect(mail?.subject).toMatch(/asks you to accept a price for “Tide tables”$/)
    expect(mail?.text).toContain(`See the price and accept it\nhttps://app.test/build/answer?token=${token}`)
    // The amount in full, because the token can contain three digits by chance.
    expect(mail?.text).not.toMatch(/£|850\.00|With the map/)
    expect(await read(token)).toMatchObject({
      action: 'price',
      isUsed: false,
      text: 'With the map.',
      deliveries: [],
      price: { kind: 'estimate', amount: '850.00', currency: 'GBP' },
    })
    const answers = await Promise.all([decide(token, true), decide(token, true)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await people.client.project(id)).prices).toMatchObject([
      { state: 'accepted', decidedBy: { uid: PEOPLE.client } },
    ])
    expect((await read(token)).isUsed).toBe(true)
  })

  it('declines with a reason, and decides no other price or delivery', async () => {
    const first = await priced()
    expect((await decide(first.token, false, ' ')).status).toBe(422)
    expect([(await accept(first.token)).status, (await answer(first.token)).status]).toEqual([404, 404])
    const second = await priced()
    expect([(await read(first.token)).isUsed, (await decide(first.token, true)).status]).toEqual([true, 409])
    expect((await decide(second.token, false, 'Too much.')).status).toBe(204)
    expect((await people.user.project(id)).prices[0]).toMatchObject({
      state: 'declined',
      reason: 'Too much.',
    })
  })
})

it('R-698, R-773: an answer by link to a question gives the turn back', async () => {
  const comment = { id: crypto.randomUUID(), body: 'British or American?', isQuestion: true }
  await api.send('user', 'POST', `/projects/${id}/comments`, comment)
  expect((await people.user.project(id)).turn).toMatchObject({ of: 'client', reason: 'question' })
  const { token } = await mailTo('client@demo.com')
  expect((await answer(token)).status).toBe(204)
  expect((await people.user.project(id)).turn).toMatchObject({ of: 'agency', reason: 'work' })
})
