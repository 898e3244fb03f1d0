import type { z } from 'zod'
import type { CreateProjectBody } from '../../../supabase/functions/_shared/contract/project-bodies.ts'
import { type ProjectDetail, projectResponse } from '../../../supabase/functions/_shared/contract/projects.ts'
import { asRole } from '../../support/database.ts'
import { PEOPLE, type TestApi } from './api.ts'

/** The companies of the seed: the demo client's, and another. */
export const COMPANIES = {
  a: '00000000-0000-4000-8000-0000000000c1',
  b: '00000000-0000-4000-8000-0000000000c2',
} as const

/** The UTC date a number of days from today. */
export function dayFromToday(offset = 0): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
}

/** A project as the form sends it. */
export function requestBody(given: Partial<CreateProjectBody> = {}): CreateProjectBody {
  return {
    id: crypto.randomUUID(),
    today: dayFromToday(),
    title: 'Harbour guide',
    property: 'Old Harbour',
    serviceType: 'translation',
    timePreference: 'anytime',
    dueDate: dayFromToday(3),
    latestCompletionDate: dayFromToday(5),
    description: 'From English into French.',
    ...given,
  }
}

/** An account that calls the API. */
export type ProjectCaller = {
  sub: string
  send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown; text: string }>
  ok<S extends z.ZodType>(method: string, path: string, schema: S, body?: unknown): Promise<z.output<S>>
  /** Files a project and returns it. */
  file(given?: Partial<CreateProjectBody>): Promise<ProjectDetail>
  project(id: string): Promise<ProjectDetail>
}

/** Creates the caller of an account. */
export function callerOf(api: TestApi, sub: string): ProjectCaller {
  async function send(method: string, path: string, body?: unknown) {
    const init: RequestInit = { method, headers: { authorization: `Bearer ${await api.token(sub)}` } }
    if (body !== undefined) init.body = JSON.stringify(body)
    const response = await api.request(`/api${path}`, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, text, body: isJson ? (JSON.parse(text) as unknown) : undefined }
  }
  async function ok<S extends z.ZodType>(method: string, path: string, schema: S, body?: unknown) {
    const answer = await send(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
    return schema.parse(answer.body)
  }
  return {
    sub,
    send,
    ok,
    file: async (given) => (await ok('POST', '/projects', projectResponse, requestBody(given))).project,
    project: async (id) => (await ok('GET', `/projects/${id}`, projectResponse)).project,
  }
}

/** The demo accounts as callers. */
export function demoCallers(api: TestApi) {
  const of = (name: keyof typeof PEOPLE) => callerOf(api, PEOPLE[name])
  return {
    admin: of('admin'),
    auth: of('auth'),
    manager: of('manager'),
    user: of('user'),
    client: of('client'),
  }
}

/** Creates an account with a role and company. */
export async function makePerson(
  api: TestApi,
  role: string,
  company: string | null = null,
  name = 'Somebody Else',
): Promise<ProjectCaller> {
  const { owner } = api.database
  const id = crypto.randomUUID()
  await owner`insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${`${id}@test.example`}, ${owner.json({ full_name: name })})`
  await owner`update private.user_roles set role = ${role} where user_id = ${id}`
  await owner`update public.profiles set company_id = ${company} where id = ${id}`
  return callerOf(api, id)
}

/** Inserts an object into the bucket like Storage after an upload. */
export async function storeFile(api: TestApi, sub: string, path: string, size = 12): Promise<void> {
  const { owner } = api.database
  await owner`insert into storage.objects (bucket_id, name, owner_id, metadata)
    values ('project-files', ${path}, ${sub}, ${owner.json({ size, mimetype: 'application/pdf' })})`
}

/** Runs SQL as a person and rolls it back. */
export function signInAs<T>(api: TestApi, sub: string, work: Parameters<typeof asRole<T>>[2]): Promise<T> {
  return asRole(api.database.owner, { sub }, work)
}

/** Lets the undo period of a delivery pass, and runs due deliveries. */
export async function passUndoTime(api: TestApi): Promise<number> {
  const { owner } = api.database
  await owner`update private.pending_deliveries set due_at = now()`
  const [row] = await owner<{ count: number }[]>`select private.finish_deliveries() as count`
  return row?.count ?? 0
}

/** Files a project of the demo client, assigns `user` and starts the work; returns its id. */
export async function fileStarted(
  { client, manager, user }: ReturnType<typeof demoCallers>,
  given?: Partial<CreateProjectBody>,
): Promise<string> {
  const { id } = await client.file(given)
  await assignProject(manager, id, user.sub)
  await startProject(user, id)
  return id
}

/** Assigns a project to exactly these people. */
export async function assignProject(by: ProjectCaller, id: string, ...uids: string[]): Promise<void> {
  const { revision } = await by.project(id)
  await by.ok('PUT', `/projects/${id}/assignees`, projectResponse, { revision, uids })
}

/** Starts the work on a project. */
export async function startProject(by: ProjectCaller, id: string): Promise<void> {
  const { revision } = await by.project(id)
  await by.ok('POST', `/projects/${id}/status`, projectResponse, { revision, status: 'in_progress' })
}

/** The states of the target languages: `fr:delivered de:not_started`. */
export const targetStates = ({ targets }: ProjectDetail): string =>
  targets.map(({ language, state }) => `${language}:${state}`).join(' ')

/** The status of a project, whose turn it is, and whether it was accepted. */
export const turnWords = ({ turn, status, acceptance }: ProjectDetail): string =>
  `${status} ${turn ? `${turn.of}/${turn.reason}` : 'done'}${acceptance ? ' accepted' : ''}`

/** Delivers a project in progress completely. */
export async function deliverProject(
  api: TestApi,
  by: ProjectCaller,
  id: string,
  given: { attachmentIds?: string[]; note?: string; targetLanguages?: string[] } = {},
): Promise<ProjectDetail> {
  const { revision } = await by.project(id)
  await by.ok('POST', `/projects/${id}/delivery`, projectResponse, { revision, attachmentIds: [], ...given })
  await passUndoTime(api)
  return by.project(id)
}
