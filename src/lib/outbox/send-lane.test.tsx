import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { authStorageKey } from '../auth-storage.ts'
import { hasRecordId, localCollections } from './local-collection.ts'
import { OutboxSender } from './outbox-sender.ts'
import { nextDue } from './pending.ts'
import { nextOrder, type OutboxEntry, sendLane } from './send-lane.ts'

type Note = OutboxEntry & { to: string }
const notes = localCollections<Note>({
  name: 'test-outbox',
  isRecord: (value): value is Note => hasRecordId(value) && 'to' in value,
})
const lost = () => new ApiError({ status: 0, code: 'network', message: 'lost' })
const refused = () => new ApiError({ status: 422, code: 'invalid', message: 'No' })

let uid = ''
let asked: string[] = []
let answer: (id: string) => Promise<void>
const open = () => ({
  uid,
  entries: notes.of(uid),
  send: ({ id }: Note) => {
    asked.push(id)
    return answer(id)
  },
})
const add = (id: string, more: Partial<Note> = {}) => {
  const entries = notes.of(uid)
  entries.put({ id, to: 'a', state: 'waiting', order: nextOrder(entries.all()), ...more })
}
const states = () =>
  notes
    .of(uid)
    .all()
    .map(({ id, state }) => `${id}: ${state}`)

beforeEach(() => {
  uid = crypto.randomUUID()
  asked = []
  answer = async () => undefined
  localStorage.clear()
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: uid } }))
})

it('sends entries in the order of writing, one at a time in each lane, and past a refused one', async () => {
  add('9', { state: 'refused' })
  add('3')
  add('1')
  add('7', { to: 'b' })
  let release = () => {}
  const hanging = new Promise<void>((resolve) => {
    release = resolve
  })
  answer = (id) => (id === '3' ? hanging : Promise.resolve())
  const options = { ...open(), name: 'test-outbox', laneOf: ({ to }: Note) => to, waitsMs: [1000] }
  new OutboxSender(options).sendNow()
  await waitFor(() => expect(asked).toEqual(['3', '7']))
  release()
  await waitFor(() => expect(asked).toEqual(['3', '7', '1']))
  await waitFor(() => expect(states()).toEqual(['9: refused']))
})

it('stops a lane at the first entry that meets a transient error', async () => {
  add('1')
  add('2')
  answer = () => Promise.reject(lost())
  const { waiting } = await sendLane(open(), 'test')
  expect([waiting.map(({ id }) => id), asked, states()]).toEqual([['1'], ['1'], ['1: waiting', '2: waiting']])
})

it('keeps a refused entry with the message of the refusal', async () => {
  add('1')
  answer = () => Promise.reject(refused())
  await sendLane(open(), 'test')
  expect(notes.of(uid).get('1')).toMatchObject({ state: 'refused', reason: 'ui.refused.invalid' })
  expect(nextDue('test-outbox', uid)).toBeNull()
})

it('counts an entry as refused after the given number of transient errors', async () => {
  add('1')
  answer = () => Promise.reject(lost())
  for (let n = 0; n < 3; n += 1) await sendLane({ ...open(), maxFailures: 3 }, 'test')
  expect(states()).toEqual(['1: refused'])
})

it('does not send a held entry before its time', async () => {
  add('1', { state: 'held', notBefore: Date.now() + 60_000 })
  await sendLane(open(), 'test')
  expect(asked).toEqual([])
  expect(nextDue('test-outbox', uid)).toBeGreaterThan(Date.now())
})

it('sends nothing while another person is signed in', async () => {
  add('1')
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 't', user: { id: 'other' } }))
  await sendLane(open(), 'test')
  expect([asked, states()]).toEqual([[], ['1: waiting']])
})

it('takes over what another tab wrote', () => {
  const entries = notes.of(uid)
  const written = { id: '1', to: 'a', state: 'waiting', order: 1 }
  localStorage.setItem(`quillport-test-outbox:${uid}:1`, JSON.stringify(written))
  window.dispatchEvent(new StorageEvent('storage', { key: `quillport-test-outbox:${uid}:1` }))
  expect(entries.all()).toEqual([written])
})
