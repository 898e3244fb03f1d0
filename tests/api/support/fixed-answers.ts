import { expect } from 'vitest'
import type { Person, TestApi } from './api.ts'

/** A call and its complete answer; the body `null` is an empty one. */
export type FixedAnswer = readonly [
  what: string,
  as: Person | null,
  call: string,
  sent: unknown,
  status: number,
  body: string | object | null,
]

/** Segments of a path that name no row. */
export const EDGE_IDS: readonly string[] = [
  '999999999',
  '0',
  '99999999999999999999',
  '-1',
  '1.5',
  'x',
  "1'--",
  '%00',
  '%F0%9F%98%80',
]

/** Sends a call with an id, and compares its status, content type and body. */
export async function expectFixedAnswer(
  api: TestApi,
  [, as, call, sent, status, body]: FixedAnswer,
  id = '',
): Promise<void> {
  const [method = '', path = ''] = call.replace('{id}', id).split(' ')
  const answer = await api.send(as, method, path, sent)
  const type = answer.headers.get('content-type')
  expect([answer.status, answer.body], call).toEqual([status, body ?? undefined])
  if (body === null) expect(answer.text).toBe('')
  else if (typeof body === 'string') {
    expect(answer.text).toBe(body)
    expect(type).toMatch(/^text\/plain/)
  } else expect(type).toBe('application/json')
}
