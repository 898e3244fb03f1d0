import { beforeEach, expect, it } from 'vitest'
import { type OutgoingChatMessage, outgoingMessages } from './outgoing.ts'

const entry = (id: string): OutgoingChatMessage => ({
  id,
  to: 'a',
  message: id,
  at: '2026-11-21T12:00:00Z',
  order: Number(id),
  state: 'waiting',
})
const uid = () => crypto.randomUUID()
const store = (account: string, id: string, text: string) =>
  localStorage.setItem(`quillport-chat-outbox:${account}:${id}`, text)

beforeEach(() => localStorage.clear())

it('a damaged outbox loses the damaged entries and no other', () => {
  const account = uid()
  for (const [id, text] of ['{', '{"id":1}', 'null', '7', '{"id":"x"}'].entries())
    store(account, `${id + 2}`, text)
  store(account, '1', JSON.stringify(entry('1')))
  expect(outgoingMessages.of(account).all()).toEqual([entry('1')])
})

it('reads at most 200 stored messages', () => {
  const account = uid()
  for (let n = 1; n <= 201; n += 1) store(account, `${n}`, JSON.stringify(entry(`${n}`)))
  expect(outgoingMessages.of(account).all()).toHaveLength(200)
})
