import type { z } from 'zod'
import {
  chatList,
  chatResponse,
  contactPage,
  type sendChatBody,
  sendChatResponse,
} from '../../../supabase/functions/_shared/contract/chat.ts'
import type { TestApi } from './api.ts'

/** People beside the demo accounts: clients of companies A and B. `no` is their public number. */
export type ChatPeople = Record<string, { uid: string; no: number; token: string }>

const people = {
  staff: { email: 'staff@cast.example', role: 'user', company: null },
  ann: { email: 'ann@a.example', role: 'client', company: 'a' },
  abe: { email: 'abe@a.example', role: 'client', company: 'a' },
  bea: { email: 'bea@b.example', role: 'client', company: 'b' },
  bob: { email: 'bob@b.example', role: 'client', company: 'b' },
  loner: { email: 'loner@none.example', role: 'client', company: null },
} as const
export type ChatMember = keyof typeof people

const companies = { a: '0f000000-0000-4000-8000-00000000000a', b: '0f000000-0000-4000-8000-00000000000b' }

/** Creates two companies with their people, and a staff member. */
export async function createChatAccounts(api: TestApi) {
  const { owner } = api.database
  await owner`insert into public.companies (id, name) values (${companies.a}, 'Company A'), (${companies.b}, 'Company B')`
  const entries = await Promise.all(
    Object.entries(people).map(async ([name, { email, role, company }], at) => {
      const uid = `0f000000-0000-4000-8000-00000000001${at}`
      const meta = owner.json({ full_name: `Cast ${name}` })
      await owner`insert into auth.users (id, email, raw_user_meta_data) values (${uid}, ${email}, ${meta})`
      await owner`update private.user_roles set role = ${role} where user_id = ${uid}`
      const [row] = await owner<{ no: number }[]>`
        update public.profiles set company_id = ${company && companies[company]} where id = ${uid} returning no`
      return [name, { uid, no: row?.no ?? 0, token: await api.token(uid) }] as const
    }),
  )
  const accounts = Object.fromEntries(entries) as Record<
    ChatMember,
    { uid: string; no: number; token: string }
  >

  async function call(as: ChatMember, method: string, path: string, body?: unknown) {
    const response = await api.request(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${accounts[as].token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, text, body: text === '' ? undefined : JSON.parse(text) }
  }
  async function parsed<S extends z.ZodType>(
    status: number,
    schema: S,
    answer: ReturnType<typeof call>,
  ): Promise<z.output<S>> {
    const got = await answer
    if (got.status !== status) throw new Error(`answered ${got.status}: ${got.text.slice(0, 400)}`)
    return schema.parse(got.body)
  }
  const path = (who: ChatMember) => `/apps/chat/chats/${accounts[who].no}`
  return {
    accounts,
    companies,
    call,
    list: (as: ChatMember, q = '') =>
      parsed(200, chatList, call(as, 'GET', `/apps/chat/chats-and-contacts?q=${encodeURIComponent(q)}`)),
    contacts: (as: ChatMember, query = '') =>
      parsed(200, contactPage, call(as, 'GET', `/apps/chat/contacts?${query}`)),
    open: (as: ChatMember, who: ChatMember, query = '') =>
      parsed(200, chatResponse, call(as, 'GET', path(who) + query)),
    send: (as: ChatMember, who: ChatMember, body: z.input<typeof sendChatBody>) =>
      parsed(201, sendChatResponse, call(as, 'POST', path(who), body)),
    seen: (as: ChatMember, who: ChatMember, seq: number) => call(as, 'POST', `${path(who)}/seen`, { seq }),
    delivered: (as: ChatMember) => call(as, 'POST', '/apps/chat/delivered'),
    /** Sends a presence heartbeat; each person has one tab unless the body names another. */
    beat: (as: ChatMember, body: object = {}) =>
      call(as, 'POST', '/presence', { tab: accounts[as].uid, ...body }),
    /** The hints sent on a topic so far, newest last. */
    hints: async (topic: string): Promise<{ event: string; [fact: string]: unknown }[]> => {
      const rows = await owner<{ event: string; payload: Record<string, unknown> }[]>`
        select event, payload from realtime.messages where topic = ${topic} order by inserted_at`
      return rows.map(({ event, payload: { id: _ofTheHint, ...facts } }) => ({ event, ...facts }))
    },
  }
}
