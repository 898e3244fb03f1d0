import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  kanbanCardDetail,
  kanbanCardResponse,
  kanbanPage,
} from '../../../supabase/functions/_shared/contract/demo/kanban-cards.ts'
import { PEOPLE, startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const base = '/apps/kanban'
const image = (path: string) => `/storage/kanban-files/${path}`
const cardOf = async (id: number) =>
  (await api.ok('user', 'GET', `${base}/item/${id}`, { schema: kanbanCardDetail })).card

/** Stores an object of the manager and returns its path. */
async function upload(mimetype: string): Promise<string> {
  const path = `${PEOPLE.manager}/${crypto.randomUUID()}`
  await api.database.owner`insert into storage.objects (bucket_id, name, owner_id, metadata)
    values ('kanban-files', ${path}, ${PEOPLE.manager}, ${api.database.owner.json({ size: 12, mimetype })})`
  return path
}
async function setPicture(id: number, picture: string, as: 'manager' | 'admin' | 'user' = 'manager') {
  const { revision } = await cardOf(id)
  return api.send(as, 'PATCH', `${base}/item/${id}`, { revision, image: picture })
}
const isUsed = async (path: string) => {
  const [row] = await api.database.owner<{ isUsed: boolean }[]>`
    select private.is_object_used('kanban-files', ${path}) as "isUsed"`
  return row?.isUsed
}
const noted = async () =>
  (await api.database.owner`select name from private.objects_to_remove where bucket_id = 'kanban-files'`).map(
    ({ name }) => name,
  )

describe('the picture of a card (R-242)', () => {
  it('is an uploaded image, which every reader of the board gets', async () => {
    const path = await upload('image/png')
    const body = { revision: (await cardOf(1)).revision, image: image(path) }
    const saved = await api.ok('manager', 'PATCH', `${base}/item/1`, { schema: kanbanCardResponse, body })
    expect(saved.card.image).toBe(image(path))
    const { cards } = await api.ok('auth', 'GET', `${base}/page`, { schema: kanbanPage })
    expect(cards.find(({ id }) => id === 1)?.image).toBe(image(path))
    expect(await isUsed(path)).toBe(true)
  })

  it('is refused when it is not in the bucket, is no image or is an SVG or a GIF', async () => {
    const missing = `${PEOPLE.manager}/${crypto.randomUUID()}`
    const others = await Promise.all(['text/html', 'image/svg+xml', 'image/gif'].map(upload))
    for (const path of [missing, ...others])
      expect(await setPicture(2, image(path)), path).toMatchObject({
        status: 422,
        body: { error: { fields: { image: 'no_picture' } } },
      })
    for (const other of ['/storage/avatars/a/b', image('../x'), 'https://example.com/a.png'])
      expect((await setPicture(2, other)).status, other).toBe(422)
    const put = { item: { id: 2, image: image(missing) } }
    expect(await api.send('manager', 'PUT', `${base}/item/update`, put)).toMatchObject({ status: 422 })
    expect((await cardOf(2)).image).not.toContain('/storage/')
  })

  it('is set only by people who may change cards', async () => {
    const path = await upload('image/webp')
    expect((await setPicture(2, image(path), 'user')).status).toBe(403)
    expect((await setPicture(2, image(path), 'admin')).status).toBe(200)
  })

  it('is deleted from Storage when it is replaced or removed, or its card is deleted', async () => {
    const [first, second] = [await upload('image/jpeg'), await upload('image/avif')]
    await setPicture(3, image(first))
    await setPicture(3, image(second))
    expect([await noted(), await isUsed(first), await isUsed(second)]).toEqual([[first], false, true])
    await setPicture(3, '')
    expect(await noted()).toEqual([first, second])
    await setPicture(3, image(second))
    expect(await noted()).toEqual([first])
    await api.done('manager', 'DELETE', `${base}/item/3`)
    expect([await noted(), await isUsed(second)]).toEqual([[first, second], false])
  })

  it('stays when it is deleted from one of two cards', async () => {
    const path = await upload('image/png')
    await setPicture(4, image(path))
    await setPicture(5, image(path))
    await setPicture(4, '')
    expect(await isUsed(path)).toBe(true)
  })
})

it('a file of a card is used until it is removed (R-242)', async () => {
  const path = await upload('text/plain')
  expect(await isUsed(path)).toBe(false)
  const id = path.slice(37)
  const body = { files: [{ id, name: 'notes.txt', size: 12, mime: 'text/plain' }] }
  const add = { status: 201, schema: kanbanCardDetail, body } as const
  await api.ok('manager', 'POST', `${base}/item/4/files`, add)
  expect(await isUsed(path)).toBe(true)
  await api.done('manager', 'DELETE', `${base}/files/${id}`)
  expect(await isUsed(path)).toBe(false)
})
