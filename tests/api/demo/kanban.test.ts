import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  boardResponse,
  boardsResponse,
  kanban,
  kanbanItemResponse,
} from '../../../supabase/functions/_shared/contract/demo/kanban.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`create table private.first_boards as table demo.kanban_boards`
  await api.database.owner`create table private.first_items as table demo.kanban_items`
  // Generated, so that no value may be inserted into it.
  await api.database.owner`alter table private.first_items drop column picture_path`
})
beforeEach(async () => {
  await api.database.owner.begin(async (tx) => {
    await tx`truncate demo.kanban_boards, demo.kanban_items cascade`
    await tx`insert into demo.kanban_boards table private.first_boards`
    await tx`insert into demo.kanban_items table private.first_items`
  })
})
afterAll(() => api.close())

const base = '/apps/kanban'
const read = () => api.ok('auth', 'GET', base, { schema: kanban.strict() })
const orders = async () => (await read()).boards.map((board) => [board.title, board.itemsIds])
const put = (path: string, body: unknown) =>
  api.ok('manager', 'PUT', `${base}${path}`, { schema: boardsResponse, body })
const add = (body: object) =>
  api.ok('manager', 'POST', `${base}/item/add`, { status: 201, schema: kanbanItemResponse, body })

describe('boards (R-071, R-135, R-178)', () => {
  it('are In Progress, In Review and Done at first, and every card is on one of them', async () => {
    const { boards, items } = await read()
    expect(boards.map((board) => board.title)).toEqual(['In Progress', 'In Review', 'Done'])
    expect(boards.flatMap((board) => board.itemsIds).sort()).toEqual(items.map((item) => item.id).sort())
  })

  it('are added at the end, empty', async () => {
    const { board } = await api.ok('manager', 'POST', `${base}/board/add`, {
      status: 201,
      schema: boardResponse,
      body: { title: ' Later ' },
    })
    expect(board).toEqual({ id: board.id, title: 'Later', itemsIds: [] })
    expect((await read()).boards.at(-1)).toEqual(board)
  })

  it.each([
    { title: 'In Progress' },
    { title: ' done ' },
    { title: '' },
    {},
    { title: 7 },
    { title: 'x'.repeat(81) },
  ])('are refused as a network error with a sentence: %j', async (body) => {
    const answer = await api.send('manager', 'POST', `${base}/board/add`, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message: expect.stringMatching(/\w+ \w+/) })
  })

  it('accepts one of two concurrent boards with the same title', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.send('manager', 'POST', `${base}/board/add`, { title: 'Twin' })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400, 400])
  })

  it('are renamed, also in case only, but not to the title of another board', async () => {
    const rename = (boardId: number, newName: string) =>
      api.send('manager', 'PUT', `${base}/board/rename`, { boardId, newName })
    expect((await rename(1, 'in progress')).body).toMatchObject({ board: { id: 1, title: 'in progress' } })
    expect((await rename(1, 'DONE')).status).toBe(400)
    expect((await rename(99, 'x')).status).toBe(404)
    expect((await orders())[0]?.[0]).toBe('in progress')
  })

  it('are ordered by the list of ids; unknown ids are ignored, missing ones come last', async () => {
    expect((await put('/board/state-update', [3, 1, 2])).boards.map((board) => board.id)).toEqual([3, 1, 2])
    expect((await put('/board/state-update', [2, 99, 2])).boards.map((board) => board.id)).toEqual([2, 3, 1])
    expect((await read()).boards.map((board) => board.id)).toEqual([2, 3, 1])
  })

  it('are deleted with their cards', async () => {
    await api.done('manager', 'DELETE', `${base}/board/1`)
    const { boards, items } = await read()
    expect(boards.map((board) => board.id)).toEqual([2, 3])
    expect(items.map((item) => item.id)).toEqual([4, 5, 6, 7])
    expect((await api.send('manager', 'DELETE', `${base}/board/1`)).status).toBe(404)
  })
})

describe('cards', () => {
  it('are added without details at the end of their board, by its id or name', async () => {
    const { item } = await add({ itemTitle: 'Call the printer', boardName: 'Done', boardId: 3 })
    expect(item).toEqual({
      id: item.id,
      title: 'Call the printer',
      dueDate: null,
      labels: [],
      members: [],
      comments: '',
      attachments: 0,
      commentsCount: 0,
      image: '',
    })
    const named = await add({ itemTitle: 'And the binder', boardName: 'in review' })
    expect(await orders()).toEqual([
      ['In Progress', [1, 2, 3]],
      ['In Review', [4, 5, named.item.id]],
      ['Done', [6, 7, item.id]],
    ])
  })

  it.each([
    { boardName: 'Done', boardId: 3 },
    { itemTitle: 'x', boardId: 3 },
    { itemTitle: '', boardName: 'Done' },
    {},
  ])('are refused without a title or board: %j', async (body) => {
    const answer = await api.send('manager', 'POST', `${base}/item/add`, body)
    expect([answer.status, answer.body]).toEqual([
      400,
      { message: 'A card needs a title and the name of its board' },
    ])
  })

  it('change only the given fields', async () => {
    const item = {
      id: 1,
      title: 'New words',
      dueDate: '2027-01-02',
      labels: ['Voice', 'Urgent'],
      members: [{ img: '/build/demo/avatars/noor-sato.svg', name: 'Noor' }],
      commentsCount: 3,
    }
    const answer = await api.ok('manager', 'PUT', `${base}/item/update`, {
      schema: kanbanItemResponse,
      body: { item },
    })
    expect(answer.item).toMatchObject(item)
    expect(answer.item.comments).toBe('Two auditions left.')
    const cleared = await api.ok('manager', 'PUT', `${base}/item/update`, {
      schema: kanbanItemResponse,
      body: { item: { id: 1, dueDate: null } },
    })
    expect(cleared.item).toMatchObject({ title: 'New words', dueDate: null })
  })

  it('accept the card of a response as input', async () => {
    const before = (await read()).items
    for (const item of before) {
      const answer = await api.ok('manager', 'PUT', `${base}/item/update`, {
        schema: kanbanItemResponse,
        body: { item },
      })
      expect(answer.item).toEqual(item)
    }
  })

  it.each([
    { id: 1, title: '' },
    { id: 1, dueDate: '2027-13-01' },
    { id: 1, image: 'https://evil.example/x.png' },
    { id: 1, image: '/build/../../x.svg' },
    { id: 1, labels: Array.from({ length: 21 }, () => 'x') },
    { id: 1, attachments: -1 },
  ])('refuse %j', async (item) => {
    expect(await api.refused('manager', 'PUT', `${base}/item/update`, { item })).toMatchObject({
      status: 422,
    })
  })

  it('are deleted, and then answer 404', async () => {
    await api.done('manager', 'DELETE', `${base}/item/2`)
    expect((await orders())[0]).toEqual(['In Progress', [1, 3]])
    for (const id of ['2', 'x', '-1', '99999999999']) {
      expect((await api.send('manager', 'DELETE', `${base}/item/${id}`)).status).toBe(404)
    }
  })
})

describe('moving (R-117)', () => {
  const move = (boardId: number, ids: number[]) => put('/item/state-update', { boardId, ids })

  it('keeps the order of a board', async () => {
    expect((await move(1, [3, 1, 2])).boards[0]?.itemsIds).toEqual([3, 1, 2])
    expect((await orders())[0]).toEqual(['In Progress', [3, 1, 2]])
  })

  it.each([
    [
      'the board it comes to first',
      [
        [2, [4, 2, 5]],
        [1, [1, 3]],
      ],
    ],
    [
      'the board it leaves first',
      [
        [1, [1, 3]],
        [2, [4, 2, 5]],
      ],
    ],
  ] as [string, [number, number[]][]][])(
    'moves a card between boards, with %s in the body',
    async (_name, calls) => {
      for (const [boardId, ids] of calls) await move(boardId, ids)
      expect(await orders()).toEqual([
        ['In Progress', [1, 3]],
        ['In Review', [4, 2, 5]],
        ['Done', [6, 7]],
      ])
    },
  )

  it('keeps a card that another person added at the same time', async () => {
    const { item } = await add({ itemTitle: 'Meanwhile', boardName: 'In Progress' })
    await move(1, [2, 1, 3])
    expect((await orders())[0]).toEqual(['In Progress', [2, 1, 3, item.id]])
  })

  it('leaves every card on exactly one board when many move at once', async () => {
    const calls = Array.from({ length: 12 }, (_value, n) =>
      move(1 + (n % 3), [1 + (n % 7), 1 + ((n + 3) % 7), 4]),
    )
    await Promise.all(calls)
    const { boards, items } = await read()
    expect(boards.flatMap((board) => board.itemsIds).sort()).toEqual(items.map((item) => item.id).sort())
  })

  it('ignores deleted cards, and answers 404 for a deleted board', async () => {
    expect((await move(1, [99, 3, 3, 1, 2])).boards[0]?.itemsIds).toEqual([3, 1, 2])
    expect(
      await api.refused('manager', 'PUT', `${base}/item/state-update`, { boardId: 9, ids: [] }),
    ).toMatchObject({ status: 404 })
  })
})

it('changes nothing for a role that may only read', async () => {
  const calls: [string, string, unknown][] = [
    ['POST', '/board/add', { title: 'x' }],
    ['PUT', '/board/rename', { boardId: 1, newName: 'x' }],
    ['DELETE', '/board/1', undefined],
    ['PUT', '/board/state-update', [3, 2, 1]],
    ['POST', '/item/add', { itemTitle: 'x', boardName: 'Done' }],
    ['PUT', '/item/update', { item: { id: 1, title: 'x' } }],
    ['DELETE', '/item/1', undefined],
    ['PUT', '/item/state-update', { boardId: 1, ids: [2] }],
  ]
  const before = await read()
  for (const [method, path, body] of calls) {
    for (const as of ['auth', 'user', 'client'] as const) {
      expect(await api.refused(as, method, `${base}${path}`, body), path).toMatchObject({ status: 403 })
    }
  }
  expect(await read()).toEqual(before)
})
