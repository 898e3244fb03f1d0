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
const move = (as: 'admin' | 'manager', cardId: number, boardId: number, beforeId: number | null = null) =>
  api.ok(as, 'POST', `${base}/item/move`, { schema: movedResponse, body: { cardId, boardId, beforeId } })
const detail = (id: number) => api.ok('user', 'GET', `${base}/item/${id}`, { schema: kanbanCardDetail })
const upload = (id: string, owner: string = PEOPLE.manager) =>
  api.database.owner`insert into storage.objects (bucket_id, name, owner_id, metadata)
    values ('kanban-files', ${`${owner}/${id}`}, ${owner}, '{"size": 12, "mimetype": "text/plain"}')`

describe('POST …/item/move (R-241)', () => {
  it('puts a card before another one, or last, and moves no other card', async () => {
    const seen = await read()
    const first = await move('admin', 1, 3, 6)
    const second = await move('manager', 3, 1, 2)
    expect(second.boards.map((board) => board.itemsIds)).toEqual([
      [3, 2],
      [4, 5],
      [1, 6, 7],
    ])
    expect(second.version).toBe(first.version + 1)
    expect(first.version).toBe(seen.version + 1)
    expect((await move('admin', 1, 3)).boards[2]?.itemsIds).toEqual([6, 7, 1])
    expect((await move('admin', 1, 3, 99)).boards[2]?.itemsIds).toEqual([6, 7, 1])
    expect((await read()).boards[0]?.itemsIds).toEqual([3, 2])
  })

  it('of one card by two people keeps the later one', async () => {
    await Promise.all([move('admin', 4, 1), move('manager', 4, 3)])
    const { boards } = await move('admin', 4, 2, 5)
    expect(boards.map(({ itemsIds }) => itemsIds.includes(4))).toEqual([false, true, false])
  })

  it('that changes nothing keeps the version', async () => {
    const { version, boards } = await read()
    const [card, next] = boards[1]?.itemsIds ?? []
    expect((await move('admin', card ?? 0, 2, next)).version).toBe(version)
  })

  it('to a board that does not exist answers 404, and without the ability 403', async () => {
    const body = { cardId: 1, boardId: 99, beforeId: null }
    expect(await api.refused('admin', 'POST', `${base}/item/move`, body)).toMatchObject({ status: 404 })
    expect(await api.refused('client', 'POST', `${base}/item/move`, body)).toMatchObject({ status: 403 })
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
      for (let step = 0; step < 20; step += 1) {
        const id = ids[(seed * 7 + step * 3) % ids.length] ?? 0
        const beforeId = ids[(seed + step * 5) % ids.length] ?? null
        const boardId = 1 + ((seed + step) % 3)
        const { boards } = await move(as, id, boardId, beforeId === id ? null : beforeId)
        expect(boards.flatMap(({ itemsIds }) => itemsIds)).toHaveLength(ids.length)
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
    const undated = { revision: saved.card.revision, dueDate: null }
    const { card: cleared } = await api.ok('manager', 'PATCH', `${base}/item/2`, {
      schema: kanbanCardResponse,
      body: undated,
    })
    expect(cleared).toMatchObject({ title: 'Final cover', dueDate: null, labels: ['Design'] })
    const labelled = { revision: cleared.revision, labels: ['Design', 'Print'] }
    await api.ok('manager', 'PATCH', `${base}/item/2`, { schema: kanbanCardResponse, body: labelled })
    const [added] = (await detail(2)).activity
    const [manager] = await api.database.owner`select private.name_of(${PEOPLE.manager}) as name`
    expect(added, 'R-613').toMatchObject({ kind: 'labels', detail: 'Print', actor: manager?.name })
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
    await move('manager', 3, target?.id ?? 0)
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
