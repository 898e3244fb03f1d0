import type { Person, TestApi } from '../support/api.ts'

/** A response body without a type: its shape was checked before (support/contract.ts). */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Loose = any

/** Makes calls that must succeed. */
export type Walker = {
  api: TestApi
  get(as: Person, path: string): Promise<Loose>
  post(as: Person, path: string, body?: unknown): Promise<Loose>
  put(as: Person, path: string, body?: unknown): Promise<Loose>
  patch(as: Person, path: string, body?: unknown): Promise<Loose>
  remove(as: Person, path: string): Promise<Loose>
}

/** Starts a sequence of API calls. */
export function startWalk(api: TestApi): Walker {
  const by = (method: string) => async (as: Person, path: string, body?: unknown) => {
    const answer = await api.send(as, method, path, body)
    if (answer.status >= 300)
      throw new Error(`${as} ${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 500)}`)
    return answer.body
  }
  return { api, get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), remove: by('DELETE') }
}
