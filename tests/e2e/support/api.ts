import { readFile } from 'node:fs/promises'
import { APP_URL, SUPABASE_URL, statePath } from './addresses.ts'
import type { SignedInRole } from './test.ts'

type State = { origins: { localStorage: { value: string }[] }[] }

/** A person of the journey, or a demo account. */
export type Caller = SignedInRole | { token: string }

async function tokenOf(caller: Caller): Promise<string> {
  if (typeof caller === 'object') return caller.token
  const state = JSON.parse(await readFile(statePath(caller), 'utf8')) as State
  const session = JSON.parse(state.origins[0]?.localStorage[0]?.value ?? '{}') as { access_token: string }
  return session.access_token
}

/** Calls the API as an account to set a scene; throws on an error response. The result of an empty body is null. */
export async function callApi<T>(
  caller: Caller,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${APP_URL}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(caller)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (response.status === 204 ? null : await response.json()) as T
}

/** Uploads an object as an account to create data; throws on an error response. */
export async function storeObject(caller: Caller, path: string, body: Buffer, type: string): Promise<void> {
  const response = await fetch(`${SUPABASE_URL}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(caller)}`, 'content-type': type },
    body: new Uint8Array(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** Creates a manuscript of the caller with a chapter and a scene: `[manuscriptId, chapterId, sceneId]`. */
export async function seedManuscript(caller: Caller, title: string): Promise<[string, string, string]> {
  const { manuscript } = await callApi<{ manuscript: { id: string } }>(caller, 'POST', '/manuscripts', {
    title,
  })
  const add = async (type: string, name: string, parentId: string | null, text: string) => {
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    const { item } = await callApi<{ item: { id: string } }>(
      caller,
      'POST',
      `/manuscripts/${manuscript.id}/items`,
      {
        type,
        title: name,
        parentId,
        content,
      },
    )
    return item.id
  }
  const chapter = await add('chapter', 'The harbour', null, 'Rain again.')
  const scene = await add('scene', 'Before the tide', chapter, 'Ines counted the lamps twice.')
  await add('character', 'Ines', null, 'Keeper of the light.')
  await add('location', 'The pier', null, 'Salt and rope.')
  return [manuscript.id, chapter, scene]
}
