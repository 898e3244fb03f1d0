import type { Doc } from '../../../supabase/functions/_shared/contract/document.ts'
import {
  type CreateItemBody,
  type Item,
  itemList,
  itemResponse,
  savedItem,
} from '../../../supabase/functions/_shared/contract/items.ts'
import {
  acceptedOffer,
  manuscriptOfferList,
} from '../../../supabase/functions/_shared/contract/manuscript-sharing.ts'
import {
  type ManuscriptDetail,
  manuscriptResponse,
} from '../../../supabase/functions/_shared/contract/manuscripts.ts'
import type { Person, TestApi } from './api.ts'

/** A body of paragraphs. */
export function doc(...paragraphs: string[]): Doc {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** Creates a manuscript with a chapter and a scene. */
export async function createManuscript(
  api: TestApi,
  as: Person,
  title = 'The Lighthouse',
): Promise<ManuscriptDetail> {
  const answer = await api.ok(as, 'POST', '/manuscripts', {
    status: 201,
    schema: manuscriptResponse,
    body: { title },
  })
  return answer.manuscript
}

/** Creates a manuscript without items. */
export async function makeEmptyManuscript(
  api: TestApi,
  as: Person,
  title = 'The Lighthouse',
): Promise<string> {
  const { id } = await createManuscript(api, as, title)
  await api.database.owner`delete from public.manuscript_items where manuscript_id = ${id}`
  return id
}

/** Creates an item. */
export async function createItem(
  api: TestApi,
  as: Person,
  manuscriptId: string,
  body: Partial<CreateItemBody> = {},
): Promise<Item> {
  const path = `/manuscripts/${manuscriptId}/items`
  return (
    await api.ok(as, 'POST', path, { status: 201, schema: itemResponse, body: { type: 'scene', ...body } })
  ).item
}

/** Reads one item. */
export async function fetchItem(
  api: TestApi,
  as: Person,
  manuscriptId: string,
  itemId: string,
): Promise<Item> {
  return (await api.ok(as, 'GET', `/manuscripts/${manuscriptId}/items/${itemId}`, { schema: itemResponse }))
    .item
}

/** The titles of the binder, indented by depth. */
export async function outline(api: TestApi, as: Person, manuscriptId: string, query = ''): Promise<string[]> {
  const { items } = await api.ok(as, 'GET', `/manuscripts/${manuscriptId}/items${query}`, {
    schema: itemList,
  })
  const depth = new Map<string, number>()
  return items.map((item) => {
    const level = item.parentId === null ? 0 : (depth.get(item.parentId) ?? -1) + 1
    depth.set(item.id, level)
    return `${'  '.repeat(level)}${item.title}${item.inTrash ? ' (trash)' : ''}`
  })
}

/** Shares a manuscript: the owner invites, the guest accepts. */
export async function shareManuscript(
  api: TestApi,
  owner: Person,
  manuscriptId: string,
  guest: Person,
  role: 'viewer' | 'editor',
): Promise<void> {
  const answer = await api.send(owner, 'POST', `/manuscripts/${manuscriptId}/members`, {
    email: `${guest}@demo.com`,
    role,
  })
  if (answer.status !== 201) throw new Error(`sharing answered ${answer.status}: ${answer.text}`)
  const { title } = (
    await api.ok(owner, 'GET', `/manuscripts/${manuscriptId}`, { schema: manuscriptResponse })
  ).manuscript
  const { invitations } = await api.ok(guest, 'GET', '/manuscript-invitations', {
    schema: manuscriptOfferList,
  })
  const offer = invitations.find((one) => one.title === title)
  await api.ok(guest, 'POST', `/manuscript-invitations/${offer?.id}/accept`, { schema: acceptedOffer })
}

/** Saves a text as if at a time: the revision of the replaced state gets it. */
export async function saveTextAt(
  api: TestApi,
  time: string,
  manuscriptId: string,
  item: Item,
  text: string,
  as: Person = 'auth',
): Promise<Item> {
  const saved = await api.ok(as, 'PATCH', `/manuscripts/${manuscriptId}/items/${item.id}`, {
    schema: savedItem,
    body: { revision: item.revision, content: doc(text) },
  })
  const { owner } = api.database
  await owner`update public.item_revisions set created_at = ${time}
    where id = (select id from public.item_revisions where item_id = ${item.id} order by created_at desc limit 1)`
  return { ...item, ...saved }
}

/** Creates a manuscript with a scene that `user` may write and `client` may read; `comments` is the path of its comments. */
export async function makeSharedScene(api: TestApi) {
  const { id } = await createManuscript(api, 'auth')
  const { id: itemId } = await createItem(api, 'auth', id)
  await shareManuscript(api, 'auth', id, 'user', 'editor')
  await shareManuscript(api, 'auth', id, 'client', 'viewer')
  return { id, itemId, comments: `/manuscripts/${id}/items/${itemId}/comments` }
}
