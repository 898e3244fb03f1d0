import {
  type ChatContact,
  type ChatProfile,
  CONTACTS_A_PAGE,
  type ContactPage,
} from '../../_shared/contract/chat.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Fragment, literalPattern } from '../../_shared/db/list-query.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'

/** The columns of a contact: `p` is the profile, null when the caller cannot see it; `k` always has the name. */
export const contactColumns = (tx: Tx) => tx`
  k.no as id, k.user_id as uid, k.full_name, coalesce(private.role_of(p.id), '') as role,
  coalesce(p.about, '') as about, p.avatar_path as avatar, co.name as company, private.affiliation_of(k.user_id) as affiliation,
  private.presence_of(coalesce(p.presence, 'offline'), p.seen_at) as status`

/** A condition that the full name contains the search text; wildcards in the text are literal. */
export function namedLike(tx: Tx, column: Fragment, q: string): Fragment {
  const text = q.trim()
  return text === '' ? tx`true` : tx`private.fold(${column}) like private.fold(${literalPattern(text)})`
}

/** Returns a page of the people whom the caller may write to, by name, and their total; those with a chat on request. */
export async function readContactPage(
  tx: Tx,
  q: string,
  page: number,
  withChats = false,
): Promise<ContactPage> {
  const offset = (page - 1) * CONTACTS_A_PAGE
  const [{ ids, total }] = await tx<[{ ids: string[]; total: number }]>`
    select ids, total from private.contact_page(${q}, ${withChats}, ${CONTACTS_A_PAGE}, ${offset})`
  const contacts = await tx<ChatContact[]>`
    select ${contactColumns(tx)}
      from unnest(${ids}::uuid[]) with ordinality as found (id, place) join public.profiles p on p.id = found.id
      cross join lateral (select p.id as user_id, p.no, p.full_name) as k
      left join public.companies co on co.id = p.company_id
     order by found.place`
  return { contacts, total }
}

/** Returns the first contacts by name, and the topics that announce changes of their presence. */
export async function readContacts(tx: Tx, q: string, isWanted: boolean) {
  const [caller] = await tx<{ isStaff: boolean; company: string | null }[]>`
    select private.is_staff() as is_staff, private.my_company() as company`
  const { contacts, total } = isWanted ? await readContactPage(tx, q, 1, true) : { contacts: [], total: 0 }
  const isStaff = caller?.isStaff === true
  const company = caller?.company ?? null
  const others = isStaff ? ['presence:clients'] : company ? [`presence:company:${company}`] : []
  return {
    contacts,
    hasMoreContacts: total > contacts.length,
    presenceTopics: ['presence:staff', ...others],
  }
}

/** Returns one contact or chat partner by public number or account id; any other person is not found. */
export async function readContact(tx: Tx, uid: string, who: string) {
  const by = /^\d{1,9}$/.test(who) ? tx`no = ${Number(who)}` : tx`user_id = ${idOf(who)}`
  const [row] = await tx<(ChatContact & { canWrite: boolean; chatId: string | null })[]>`
    with known as (
      select user_id, no, full_name, chat_id from private.chat_partners() where ${by}
      union all
      select id, no, full_name, null from (select id as user_id, id, no, full_name from public.profiles) as v
       where ${by} and id <> ${uid} and private.may_write_to(id)
      order by chat_id nulls last limit 1)
    select ${contactColumns(tx)}, private.may_write_to(k.user_id) as can_write, k.chat_id
      from known k left join public.profiles p on p.id = k.user_id left join public.companies co on co.id = p.company_id`
  if (!row) throw notFound()
  const { chatId, ...contact } = row
  return { contact, chatId }
}

function idOf(who: string): string {
  if (!/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(who)) throw notFound()
  return who
}

type ProfileRow = Omit<ChatProfile, 'settings'> & { isNotificationsOn: boolean }

/** Returns the caller's chat profile; throws for an inactive account. */
export async function readCaller(tx: Tx, uid: string): Promise<ChatProfile> {
  const [row] = await tx<ProfileRow[]>`
    select p.no as id, p.id as uid, p.avatar_path as avatar, p.full_name, coalesce(private.my_role(), '') as role,
      p.about, p.presence as status,
      coalesce(d.settings -> 'notifications' -> 'chat_received' is distinct from 'false'::jsonb, true) as is_notifications_on
      from public.profiles p left join public.profile_details d on d.user_id = p.id where p.id = ${uid}`
  if (!row) throw notFound()
  if (row.role === '') throw new HttpError('inactive')
  const { isNotificationsOn, ...profile } = row
  return { ...profile, settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn } }
}
