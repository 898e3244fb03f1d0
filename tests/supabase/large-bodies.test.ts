import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../support/supabase.ts'

const SIZE = 6_200_000

let supabase: TestSupabase
const tokens: string[] = []
beforeAll(async () => {
  supabase = await startTestSupabase({ without: ['storage', 'realtime'] })
  for (const name of ['auth', 'client', 'manager']) {
    const { data } = await supabase
      .client()
      .auth.signInWithPassword({ email: `${name}@demo.com`, password: 'quillport-demo' })
    tokens.push(data.session?.access_token ?? '')
  }
})
afterAll(() => supabase.close())

const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  apikey: supabase.database.keys.publishableKey,
  'content-type': 'application/json',
})
const post = (token: string, path: string, body: string) =>
  fetch(`${supabase.url}/functions/v1/api${path}`, { method: 'POST', headers: headers(token), body })
const restarts = () => supabase.logs.filter((line) => /\[api\] (?:ended|stopped)/.test(line))

async function newManuscript(token: string): Promise<string> {
  const answer = await post(token, '/manuscripts', JSON.stringify({ id: randomUUID(), title: 'Long' }))
  const { manuscript } = (await answer.json()) as { manuscript: { id: string } }
  return manuscript.id
}

/** Opens a POST whose body never ends, and returns the function that closes it. */
function openSlowPost(path: string, token: string, length: number): Promise<() => void> {
  const { port } = new URL(supabase.url)
  const lines = [
    `POST /functions/v1/api${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `apikey: ${supabase.database.keys.publishableKey}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${length}`,
  ]
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n{"title":`)
      resolve(() => socket.destroy())
    })
    socket.on('error', () => undefined)
  })
}

describe('R-543: large and slow bodies leave the API running', () => {
  it.each([
    ['of many text nodes', '{"type":"text","text":"a"},', '{"type":"text","text":"a"}'],
    ['of empty arrays', '[],', '[]'],
    [
      'of marked words',
      '{"type":"paragraph","content":[{"type":"text","text":"some words","marks":[{"type":"bold"},{"type":"italic"}]}]},',
      '{"type":"paragraph"}',
    ],
    ['of one word', '', `{"type":"paragraph","content":[{"type":"text","text":"${'a'.repeat(SIZE)}"}]}`],
  ])('six documents of 6.2 MB %s', async (_name, repeated, last) => {
    const nodes = repeated.repeat(repeated ? Math.floor(SIZE / repeated.length) : 0) + last
    const body = `{"type":"scene","content":{"type":"doc","content":[${nodes}]}}`
    const ids = await Promise.all(tokens.slice(0, 2).map(newManuscript))
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, at) =>
        post(tokens[at % 2] ?? '', `/manuscripts/${ids[at % 2]}/items`, body),
      ),
    )
    for (const { status } of answers) expect([201, 422, 429, 503]).toContain(status)
    expect(restarts()).toEqual([])
  })

  it('two slow large saves do not stop another person', async () => {
    const [auth = '', client = '', manager = ''] = tokens
    const id = await newManuscript(manager)
    const slow = await Promise.all(
      [auth, client].map((token) => openSlowPost('/manuscripts', token, 1_000_000)),
    )
    const text = 'a'.repeat(1_000_000)
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    const saved = await post(manager, `/manuscripts/${id}/items`, JSON.stringify({ type: 'scene', content }))
    expect(saved.status).toBe(201)
    for (const close of slow) close()
  })
})
