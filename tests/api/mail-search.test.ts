import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailSearch } from '../../supabase/functions/_shared/contract/mail.ts'
import { MAIL_ACCOUNTS, type MailApi, type MailPeople, startMailApi } from './support/mail.ts'
import { callerOf } from './support/projects.ts'

let mail: MailApi
const ids: Record<string, string> = {}
beforeAll(async () => {
  mail = await startMailApi()
  const write = async (
    subject: string,
    html: string,
    to: MailPeople[] = ['manager'],
    from: MailPeople = 'client',
  ) => {
    ids[subject] = (await mail.send(from, to, { subject, html })).thread.threadId
  }
  await write('Éclairage du quai', '<p>On en reparle demain.</p>')
  await write(
    'Tuesday',
    '<p>The lighthouse keeper called. He asks about the lighthouse, and whether the lighthouse stays.</p>',
  )
  await write('Lighthouse', '<p>See below.</p>')
  await write('Lost', `<p>${'word '.repeat(3000)}</p><p>At the very end stands the <b>light</b>house.</p>`)
  await write('Trash', '<p>lighthouse in the trash</p>')
  await write('Not yours', '<p>lighthouse for the other company</p>', ['manager'], 'rival')
  await mail.act('manager', { action: 'trash', threadIds: [ids.Trash as string] })
})
afterAll(() => mail.api.close())

const search = (as: MailPeople, q: string, more = '') =>
  mail.read(as, 'GET', `/mail/search?q=${encodeURIComponent(q)}${more}`, mailSearch)
const subjects = async (as: MailPeople, q: string) =>
  (await search(as, q)).results.map(({ thread }) => thread.subject)

it('a search finds subject, sender and body without regard to case and accents, subjects first', async () => {
  expect(await subjects('manager', 'lighthouse')).toEqual(['Lighthouse', 'Tuesday', 'Not yours', 'Lost'])
  expect(await subjects('manager', 'eclairage')).toEqual(['Éclairage du quai'])
  expect(await subjects('manager', 'ÉCLAIRAGE quai')).toEqual(['Éclairage du quai'])
  expect(await subjects('manager', 'caron')).toEqual(['Not yours'])
  expect(await subjects('manager', '"lighthouse keeper"')).toEqual(['Tuesday'])
  expect((await subjects('manager', 'lighthouse -keeper')).includes('Tuesday')).toBe(false)
  expect(await subjects('manager', 'lighth')).toHaveLength(4)
})

it('R-523: a search finds the names of files, also of forwarded ones, and shows them', async () => {
  const { owner } = mail.api.database
  const id = randomUUID()
  await owner`insert into storage.objects (bucket_id, name, metadata)
    values ('mail-files', ${`${MAIL_ACCOUNTS.client}/${id}`}, ${owner.json({ size: 9 })})`
  const file = { id, name: 'Signed_quittance-2031.pdf', size: 9, mime: 'application/pdf' }
  await mail.send('client', ['manager'], { subject: 'Papers', html: '<p>Here.</p>', attachments: [file] })
  for (const q of ['quittance', 'signed quittance', '2031', 'Signed_quittance-2031.pdf'])
    expect(await subjects('manager', q), q).toEqual(['Papers'])
  expect((await search('manager', 'quittance')).results[0]?.snippet).toContain('\ue000quittance\ue001')
  expect(await subjects('rival', 'quittance')).toEqual([])
})

it('R-523: #n finds the conversations about this request only', async () => {
  const client = callerOf(mail.api, MAIL_ACCOUNTS.client)
  const project = await client.file({ title: 'Numbered' })
  await mail.send('client', ['manager'], { subject: 'About it', projectId: project.id, html: '<p>Yes.</p>' })
  await mail.send('client', ['manager'], { subject: `Floor ${project.no}`, html: `<p>${project.no}</p>` })
  expect(await subjects('manager', `#${project.no}`)).toEqual(['About it'])
  expect(await subjects('client', `#${project.no}`)).toEqual(['About it'])
  expect(await subjects('rival', `#${project.no}`)).toEqual([])
  expect(await subjects('manager', '#999999')).toEqual([])
})

it('the snippet shows the marked match, wherever it is in the text', async () => {
  const { results } = await search('manager', 'lighthouse')
  const snippet = (subject: string) => results.find(({ thread }) => thread.subject === subject)?.snippet ?? ''
  expect(snippet('Tuesday')).toContain('The \ue000lighthouse\ue001 keeper called.')
  expect(snippet('Lost')).toMatch(/^….*end stands the \ue000lighthouse\ue001\.$/)
  expect(snippet('Lighthouse')).toBe('\ue000Lighthouse\ue001')
  expect((await search('manager', 'caron')).results[0]?.snippet).toContain('other company')
})

it('a search finds only messages the caller has and has not deleted', async () => {
  expect(await subjects('client', 'lighthouse')).not.toContain('Not yours')
  expect(await subjects('client', 'lighthouse')).toContain('Trash')
  expect(await subjects('manager', 'trash')).toEqual([])
  expect(await subjects('rival', 'lighthouse')).toEqual(['Not yours'])
  for (const as of ['admin', 'user', 'colleague'] as const)
    expect((await search(as, 'lighthouse')).total).toBe(0)
})

it('a search omits messages sent before the caller was added', async () => {
  const { thread } = await mail.send('client', ['manager'], { subject: 'Plan', html: 'the zeppelin' })
  await mail.reply('manager', thread.threadId, ['client', 'auth'], { html: 'without it' })
  expect((await search('auth', 'zeppelin')).total).toBe(0)
  expect((await search('auth', 'without')).total).toBe(1)
  expect((await search('manager', 'zeppelin')).total).toBe(1)
})

it('a search answers pages with a total, one hit per thread', async () => {
  await mail.reply('client', ids.Lighthouse as string, ['manager'], { html: 'lighthouse again' })
  const first = await search('manager', 'lighthouse', '&itemsPerPage=2')
  const second = await search('manager', 'lighthouse', '&itemsPerPage=2&page=2')
  expect([first.total, first.results.length, second.results.length]).toEqual([4, 2, 2])
  const all = [...first.results, ...second.results].map(({ thread }) => thread.threadId)
  expect(new Set(all).size).toBe(4)
})

it.each([
  '',
  ' ',
  '-',
  '"',
  '""',
  '-lighthouse',
  '&|!():*',
  "'; drop table public.messages; --",
  '%',
  '\ue000',
  'x'.repeat(200),
])('finds nothing for %j and does not break', async (q) => {
  expect(await search('manager', q)).toEqual({ results: [], total: 0 })
})
