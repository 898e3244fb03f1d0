import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  boardsResponse,
  kanbanItemResponse,
  movedResponse,
} from '../../../supabase/functions/_shared/contract/demo/kanban.ts'
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
const read = () => api.ok('auth', 'GET', `${base}/page`, { schema: kanbanPage.strict() })
const move = (as: 'admin' | 'manager', boardId: number, ids: number[], version: number) =>
  api.ok(as, 'PUT', `${base}/item/state-update`, { schema: movedResponse, body: { boardId, ids, version } })
const detail = (id: number) => api.ok('user', 'GET', `${base}/item/${id}`, { schema: kanbanCardDetail })
const upload = (id: string, owner: string = PEOPLE.manager) =>
  api.database.owner`insert into storage.objects (bucket_id, name, owner_id, metadata)
    values ('kanban-files', ${`${owner}/${id}`}, ${owner}, '{"size": 12, "mimetype": "text/plain"}')`

describe('moves with a version (R-241)', () => {
  it('a stale list does not undo the move of another person', async () => {
    const seen = await read()
    const first = await move('admin', 3, [1, 6, 7], seen.version)
    expect(first.kept).toEqual([])
    const second = await move('manager', 1, [3, 1, 2], seen.version)
    expect(second.kept).toEqual([1])
    expect(second.boards.map((board) => board.itemsIds)).toEqual([
      [3, 2],
      [4, 5],
      [1, 6, 7],
    ])
    expect(second.version).toBeGreaterThan(first.version)
    expect((await read()).boards).toEqual(second.boards)
  })

  it('a list that changes nothing keeps the version', async () => {
    const { version, boards } = await read()
    const list = boards[0]?.itemsIds ?? []
    expect((await move('admin', 1, list, version)).version).toBe(version)
  })

  it('two clients that move cards at once lose no card and place none twice', async () => {
    for (let n = 0; n < 23; n += 1)
      await api.ok('manager', 'POST', `${base}/item/add`, {
        status: 201,
        schema: kanbanItemResponse,
        body: { itemTitle: `Card ${n}`, boardName: 'In Progress', boardId: 1 + (n % 3) },
      })
    const ids = (await read()).cards.map(({ id }) => id).sort((a, b) => a - b)
    const play = async (as: 'admin' | 'manager', seed: number) => {
      let page = await read()
      for (let step = 0; step < 25; step += 1) {
        const board = page.boards[(seed + step) % 3]
        const id = ids[(seed * 7 + step * 11) % ids.length]
        if (!board || id === undefined) throw new Error('The scene is missing')
        const list = board.itemsIds.filter((one) => one !== id)
        list.splice(step % (list.length + 1), 0, id)
        const answer = await move(as, board.id, list, page.version)
        const isPlaced = answer.boards.find(({ itemsIds }) => itemsIds.includes(id))
        expect(isPlaced?.id === board.id || answer.kept.includes(id)).toBe(true)
        // The window of one client is refreshed only now and then.
        if (step % 3 === 0) page = await read()
      }
    }
    await Promise.all([play('admin', 1), play('manager', 2), play('admin', 5)])
    const after = await read()
    expect(after.boards.flatMap((board) => board.itemsIds).sort((a, b) => a - b)).toEqual(ids)
  })
})

describe('boards', () => {
  it('are put before another one or last, and an unknown one answers 404', async () => {
    const put = async (boardId: number, beforeId: number | null) => {
      const body = { boardId, beforeId }
      const { boards } = await api.ok('manager', 'POST', `${base}/board/move`, {
        schema: boardsResponse,
        body,
      })
      return boards.map(({ id }) => id)
    }
    expect(await put(3, 1)).toEqual([3, 1, 2])
    expect(await put(3, null)).toEqual([1, 2, 3])
    expect(
      await api.refused('manager', 'POST', `${base}/board/move`, { boardId: 9, beforeId: 1 }),
    ).toMatchObject({
      status: 404,
    })
  })
})

describe('the drawer of a card (R-242)', () => {
  it('saves fields, records them, and refuses a stale revision with the stored card', async () => {
    const { card } = await detail(2)
    const body = { revision: card.revision, title: 'Final cover', dueDate: '2027-01-02', labels: ['Design'] }
    const saved = await api.ok('manager', 'PATCH', `${base}/item/2`, { schema: kanbanCardResponse, body })
    expect(saved.card).toMatchObject({ title: 'Final cover', dueDate: '2027-01-02', labels: ['Design'] })
    const late = await api.send('admin', 'PATCH', `${base}/item/2`, { ...body, title: 'Mine' })
    expect([late.status, late.body]).toMatchObject([409, { card: saved.card }])
    const { activity } = await detail(2)
    expect(activity.slice(0, 3).map(({ kind, detail, before }) => [kind, detail, before])).toEqual([
      ['labels_removed', 'Images', ''],
      ['due', '2027-01-02', card.dueDate],
      ['title', 'Final cover', card.title],
    ])
    expect(activity[0]?.actor).not.toBe('')
  })

  it('has a description, and records who assigned whom, what was written and where it was moved (R-613)', async () => {
    const { card } = await detail(3)
    const [first, ...others] = card.members
    const noor = { img: '', name: 'Noor' }
    const body = {
      revision: card.revision,
      description: ' Also the «guillemets». ',
      members: [...others, noor],
    }
    const saved = await api.ok('manager', 'PATCH', `${base}/item/3`, { schema: kanbanCardResponse, body })
    expect(saved.card.description).toBe('Also the «guillemets».')
    const page = await read()
    const target = page.boards.find(({ itemsIds }) => !itemsIds.includes(3))
    const from = page.boards.find(({ itemsIds }) => itemsIds.includes(3))
    await move('manager', target?.id ?? 0, [...(target?.itemsIds ?? []), 3], page.version)
    const { activity } = await detail(3)
    expect(activity.slice(0, 4).map(({ kind, detail, before }) => [kind, detail, before])).toEqual([
      ['moved', target?.title, from?.title],
      ['members_removed', first?.name, ''],
      ['members', 'Noor', ''],
      ['description', 'Also the «guillemets».', ''],
    ])
  })

  it('adds a comment once under the name of the caller, and counts it in both answers', async () => {
    const id = crypto.randomUUID()
    const before = (await detail(4)).comments.length
    for (let n = 0; n < 2; n += 1)
      await api.ok('manager', 'POST', `${base}/item/4/comments`, {
        status: 201,
        schema: kanbanCardDetail,
        body: { id, body: 'Ninety words.' },
      })
    const { comments, card } = await detail(4)
    expect(comments.map(({ body }) => body)).toHaveLength(before + 1)
    expect(comments.at(-1)).toMatchObject({ id, body: 'Ninety words.' })
    expect(card.commentsCount).toBe(comments.length)
    const { items } = (await api.send('auth', 'GET', base)).body as {
      items: { id: number; comments: string }[]
    }
    expect(items.find((item) => item.id === 4)).toMatchObject({ comments: 'Ninety words.', commentsCount: 1 })
    await api.done('manager', 'DELETE', `${base}/comments/${id}`)
    expect((await detail(4)).card.commentsCount).toBe(before)
  })

  it('adds only files that the caller uploaded, and deletes their bytes with the file and the card', async () => {
    const [mine, other, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    await upload(mine)
    await upload(third)
    await upload(other, PEOPLE.admin)
    const add = (id: string) =>
      api.send('manager', 'POST', `${base}/item/5/files`, {
        files: [{ id, name: 'notes.txt', size: 1, mime: 'text/html' }],
      })
    expect((await add(mine)).status).toBe(201)
    expect((await add(third)).status).toBe(201)
    expect((await add(other)).status).toBe(422)
    const { files, card } = await detail(5)
    expect(files.map(({ id, size, mime }) => [id, size, mime])).toEqual([
      [mine, 12, 'text/plain'],
      [third, 12, 'text/plain'],
    ])
    expect(card.attachments).toBe(2)
    await api.done('manager', 'DELETE', `${base}/files/${mine}`)
    expect(api.removed).toEqual([`${PEOPLE.manager}/${mine}`])
    await api.done('manager', 'DELETE', `${base}/item/5`)
    expect(api.removed).toEqual([`${PEOPLE.manager}/${mine}`, `${PEOPLE.manager}/${third}`])
    expect((await api.send('user', 'GET', `${base}/item/5`)).status).toBe(404)
  })

  it('refuses every change to a role that may only read', async () => {
    const id = crypto.randomUUID()
    for (const [method, path, body] of [
      ['PATCH', '/item/1', { revision: 1, title: 'x' }],
      ['POST', '/item/1/comments', { id, body: 'x' }],
      ['POST', '/item/1/files', { files: [] }],
      ['DELETE', `/comments/${id}`, undefined],
      ['DELETE', `/files/${id}`, undefined],
      ['POST', '/board/move', { boardId: 1, beforeId: null }],
    ] as const)
      for (const as of ['auth', 'user', 'client'] as const)
        expect(await api.refused(as, method, `${base}${path}`, body), path).toMatchObject({ status: 403 })
    expect(await api.refused('client', 'GET', `${base}/page`)).toMatchObject({ status: 403 })
  })
})
