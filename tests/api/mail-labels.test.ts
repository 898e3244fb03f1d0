import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailLabelList, mailLabelResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { type MailApi, type MailPeople, refusal, startMailApi } from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

const BUILTIN = ['company', 'important', 'personal', 'private']
const list = async (as: MailPeople) => (await mail.read(as, 'GET', '/mail/labels', mailLabelList)).labels
const names = async (as: MailPeople) => (await list(as)).map(({ name }) => name)
const make = async (as: MailPeople, body: unknown) =>
  (await mail.read(as, 'POST', '/mail/labels', mailLabelResponse, body)).label

it('four labels exist for everyone and only an admin changes them', async () => {
  expect(await names('client')).toEqual(BUILTIN)
  const [company] = await list('manager')
  expect(company).toMatchObject({ isShared: true, canEdit: false })
  expect(refusal(await mail.call('manager', 'DELETE', `/mail/labels/${company?.id}`))).toMatchObject({
    status: 403,
  })
  expect(
    refusal(await mail.call('client', 'PATCH', `/mail/labels/${company?.id}`, { name: 'x' })),
  ).toMatchObject({ status: 403 })
  const { label } = await mail.read('admin', 'PATCH', `/mail/labels/${company?.id}`, mailLabelResponse, {
    colour: 'grey',
  })
  expect(label).toMatchObject({ name: 'company', colour: 'grey', canEdit: true })
})

it('a label belongs to its owner unless staff share it, and a shared one is visible to staff only', async () => {
  const own = await make('client', { name: ' Proofs ', colour: 'teal' })
  expect(own).toMatchObject({ name: 'Proofs', colour: 'teal', isShared: false, canEdit: true })
  const shared = await make('manager', { name: 'Studio', isShared: true })
  expect(shared).toMatchObject({ colour: 'ink', isShared: true, canEdit: true })
  expect(await names('client')).toEqual([...BUILTIN, 'Proofs'])
  expect(await names('colleague')).toEqual(BUILTIN)
  expect(await names('user')).toEqual([...BUILTIN, 'Studio'])
  expect((await list('user')).at(-1)?.canEdit).toBe(false)
  expect((await list('admin')).at(-1)?.canEdit).toBe(true)
  expect(
    refusal(await mail.call('client', 'POST', '/mail/labels', { name: 'Ours', isShared: true })),
  ).toMatchObject({ status: 403 })
})

it('a label is renamed and deleted by its owner, and not found by others', async () => {
  const own = await make('user', { name: 'Mine' })
  const shared = await make('user', { name: 'Ours', isShared: true })
  const { label } = await mail.read('user', 'PATCH', `/mail/labels/${own.id}`, mailLabelResponse, {
    name: 'Still mine',
    colour: 'red',
  })
  expect(label).toMatchObject({ name: 'Still mine', colour: 'red' })
  for (const [as, id, status] of [
    ['admin', own.id, 404],
    ['client', own.id, 404],
    ['client', shared.id, 404],
    ['manager', shared.id, 403],
  ] as const) {
    expect(refusal(await mail.call(as, 'PATCH', `/mail/labels/${id}`, { name: 'x' })).status).toBe(status)
    expect(refusal(await mail.call(as, 'DELETE', `/mail/labels/${id}`)).status).toBe(status)
  }
  expect((await mail.call('admin', 'DELETE', `/mail/labels/${shared.id}`)).status).toBe(204)
  expect((await mail.call('user', 'DELETE', `/mail/labels/${own.id}`)).status).toBe(204)
  expect(refusal(await mail.call('user', 'DELETE', `/mail/labels/${own.id}`)).status).toBe(404)
})

it('a deleted label is removed from every message and from the counts', async () => {
  const label = await make('manager', { name: 'Counted' })
  const { thread } = await mail.send('client', ['manager'])
  await mail.send('client', ['manager'])
  await mail.act('manager', { action: 'label', labelId: label.id, threadIds: [thread.threadId] })
  expect(
    (await mail.threads('manager', `folder=all&label=${label.id}`)).threads.map(({ threadId }) => threadId),
  ).toEqual([thread.threadId])
  expect((await mail.counts('manager')).labels).toEqual({ [label.id]: 1 })
  expect((await mail.threads('client', `folder=all&label=${label.id}`)).total).toBe(0)
  await mail.call('manager', 'DELETE', `/mail/labels/${label.id}`)
  expect((await mail.thread('manager', thread.threadId)).thread.labelIds).toEqual([])
  expect((await mail.counts('manager')).labels).toEqual({})
})

it.each(['trash', 'spam'] as const)('a label is not counted on a conversation in %s', async (action) => {
  const label = await make('manager', { name: `Counted outside ${action}` })
  const { threadId } = (await mail.send('client', ['manager'])).thread
  await mail.act('manager', { action: 'label', labelId: label.id, threadIds: [threadId] })
  expect((await mail.counts('manager')).labels[label.id]).toBe(1)
  await mail.act('manager', { action, threadIds: [threadId] })
  expect((await mail.counts('manager')).labels[label.id]).toBeUndefined()
  expect((await mail.threads('manager', `folder=all&label=${label.id}`)).total).toBe(0)
  await mail.act('manager', { action: 'inbox', threadIds: [threadId] })
  expect((await mail.counts('manager')).labels[label.id]).toBe(1)
})

it('a label name is unique without regard to case', async () => {
  await make('auth', { name: 'Twice' })
  expect(refusal(await mail.call('auth', 'POST', '/mail/labels', { name: 'TWICE' }))).toMatchObject({
    status: 409,
    code: 'already_exists',
  })
  await make('client', { name: 'Twice' })
  expect(
    refusal(await mail.call('auth', 'POST', '/mail/labels', { name: 'Important', isShared: true })).status,
  ).toBe(409)
})

it.each([
  [{}, { name: expect.any(String) }],
  [{ name: ' ' }, { name: 'required' }],
  [{ name: 'x'.repeat(41) }, { name: 'too_long' }],
  [{ name: 'x', colour: 'pink' }, { colour: expect.any(String) }],
])('is refused as %j', async (body, fields) => {
  expect(refusal(await mail.call('auth', 'POST', '/mail/labels', body))).toEqual({
    status: 422,
    code: 'invalid',
    fields,
  })
})
