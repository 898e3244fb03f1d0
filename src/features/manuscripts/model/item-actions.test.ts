import type { ItemSummary } from '@contract/items.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleItems } from '../../../../tests/support/items.ts'
import type { FailedAction, ItemAction } from './item-action.ts'
import { createItemActions } from './item-actions.ts'
import { applyOperation, type ItemOperation } from './item-operations.ts'
import { buildTree, flattenTree } from './tree.ts'
import { createUndoStack } from './undo.ts'

let items: readonly ItemSummary[] = sampleItems
let refuses: ItemOperation['kind'] | null = null
let done: ItemAction[] = []
let sent: ItemOperation[] = []
let failed: FailedAction[] = []
let offers: { titles: readonly string[]; undo: () => Promise<void> }[] = []

const makeActions = () =>
  createItemActions({
    async run(operation) {
      if (operation.kind === refuses) throw new Error('refused')
      sent.push(operation)
      if (operation.kind === 'duplicate') {
        const original = items.find(({ id }) => id === operation.id)
        const copy = original && { ...original, id: 'copy', position: original.position + 0.5 }
        items = copy ? [...items, copy] : items
        return copy ? [copy] : []
      }
      items = applyOperation(items, operation)
      return items.filter(({ id }) => id === operation.id)
    },
    tree: () => buildTree(items),
    readItem: () => Promise.reject(new Error('not read')),
    vocabulary: () => ({
      labels: [{ id: 'red', name: 'Red', colour: '#cc0000' }],
      statuses: [{ id: 'draft', name: 'First draft' }],
      templatesFolderId: 'cast',
    }),
    stack: createUndoStack(),
    onDone: (action, titles, undo) => {
      done.push(action)
      const shown = { titles, undo }
      offers.push(shown)
      return () => {
        offers = offers.filter((one) => one !== shown)
      }
    },
    onFailed: (action) => failed.push(action),
  })

let actions = makeActions()

const get = (id: string) => {
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error(`no item ${id}`)
  return item
}
const shape = () =>
  flattenTree(buildTree(items)).map(({ id, title, status, label, type, includeInCompile }) => ({
    id,
    title,
    status,
    label,
    type,
    includeInCompile,
  }))

beforeEach(() => {
  actions = makeActions()
  items = sampleItems
  refuses = null
  done = []
  sent = []
  failed = []
  offers = []
})

const everyAction: [ItemAction, () => Promise<unknown>][] = [
  ['create', () => actions.create({ type: 'scene', place: { parentId: 'one', afterId: 'a' } }, 'new')],
  ['rename', () => actions.rename(get('a'), '  Landing ')],
  ['move', () => actions.moveBy('a', 'down')],
  ['status', () => actions.setStatus(get('a'), 'draft')],
  ['label', () => actions.setLabel(get('a'), 'red')],
  ['type', () => actions.setType(get('a'), 'note')],
  ['exclude', () => actions.setIncluded(get('a'), false)],
  ['duplicate', () => actions.duplicate('a')],
  ['trash', () => actions.trash('b')],
  ['restore', () => actions.restore('old')],
]

describe('item actions (R-109)', () => {
  it.each(everyAction)('%s runs, reports success and is undone exactly', async (action, perform) => {
    const before = shape()
    await perform()
    expect(done).toEqual([action])
    expect(shape()).not.toEqual(before)
    expect(await actions.undoLast()).toBe(true)
    expect(shape()).toEqual(before)
    expect(failed).toEqual([])
  })

  it('shows the name of a new status and label optimistically', async () => {
    await actions.setStatus(get('a'), 'draft')
    await actions.setLabel(get('a'), 'red')
    expect(get('a')).toMatchObject({ status: 'First draft', label: { name: 'Red', colour: '#cc0000' } })
  })

  it('reports a failed action, changes nothing and adds no undo entry', async () => {
    refuses = 'patch'
    const before = shape()
    expect(await actions.rename(get('a'), 'Landing')).toBeNull()
    expect(failed).toEqual(['rename'])
    expect(shape()).toEqual(before)
    expect(await actions.undoLast()).toBe(false)
  })

  it('sets a custom field beside the others, removes an empty one, and takes both back (R-845)', async () => {
    items = items.map((item) => (item.id === 'a' ? { ...item, custom: { Mood: 'calm', Pov: 'Ines' } } : item))
    await actions.setCustom(get('a'), 'Mood', 'dark')
    expect(get('a').custom).toEqual({ Mood: 'dark', Pov: 'Ines' })
    await actions.setCustom(get('a'), 'Mood', '')
    expect(get('a').custom).toEqual({ Pov: 'Ines' })
    await actions.undoLast()
    await actions.undoLast()
    expect(get('a').custom).toEqual({ Mood: 'calm', Pov: 'Ines' })
  })

  it('ignores a rename to an empty or the same title', async () => {
    await actions.rename(get('a'), '   ')
    await actions.rename(get('a'), 'Arrival')
    expect([...done, ...failed]).toEqual([])
  })

  it('restores an item before moving it out of the trash, and trashes it again on undo', async () => {
    await actions.move('old', { parentId: 'one', afterId: null })
    expect(get('old')).toMatchObject({ parentId: 'one', inTrash: false })
    await actions.undoLast()
    expect(get('old').inTrash).toBe(true)
  })

  it('erases without an undo entry', async () => {
    expect(await actions.erase('old')).toBe(true)
    expect(await actions.undoLast()).toBe(false)
  })
})

describe('templates', () => {
  it.each<[ItemAction, ItemOperation, () => Promise<unknown>]>([
    [
      'create',
      { kind: 'copy', id: 'a', place: { parentId: 'two' } },
      () => actions.createFrom('a', { parentId: 'two' }),
    ],
    [
      'template',
      { kind: 'template', id: 'a', folderTitle: 'Sheets' },
      () => actions.saveAsTemplate('a', 'Sheets'),
    ],
  ])('%s of a template trashes the copy on undo (R-982, R-983)', async (action, operation, act) => {
    await act()
    expect(done).toEqual([action])
    await actions.undoLast()
    expect(sent).toEqual([operation, { kind: 'trash', id: 'a' }])
  })

  it('a folder becomes the templates folder, and the one before again on undo (R-980)', async () => {
    await actions.setTemplatesFolder('two', true)
    await actions.undoLast()
    await actions.setTemplatesFolder('cast', false)
    expect(done).toEqual(['templates-folder', 'no-templates-folder'])
    const step = (id: string, folderId: string | null) => ({ kind: 'templates-folder', id, folderId })
    expect(sent).toEqual([step('two', 'two'), step('two', 'cast'), step('cast', null)])
  })
})

describe('items moved to the trash one after the other (R-513)', () => {
  it('are undone by one offer', async () => {
    const before = shape()
    await actions.trash('a')
    await actions.trash('b')
    expect(offers.at(-1)?.titles).toHaveLength(2)
    await offers.at(-1)?.undo()
    expect(shape()).toEqual(before)
    expect(await actions.undoLast()).toBe(false)
  })

  it('undoLast takes its action out of the offer, and the last one withdraws it', async () => {
    await actions.trash('a')
    offers = []
    await actions.trash('b')
    await actions.undoLast()
    expect(offers.map(({ titles }) => titles)).toEqual([['Arrival']])
    await actions.undoLast()
    expect(offers).toEqual([])
    expect(get('a').inTrash).toBe(false)
  })
})

describe('actions on several items (R-851)', () => {
  const several = (...ids: string[]) => ids.map(get)

  it.each<[string, () => Promise<unknown>]>([
    ['label', () => actions.setLabelOfAll(several('a', 'd'), 'red')],
    ['status', () => actions.setStatusOfAll(several('a', 'd'), 'draft')],
    ['exclude', () => actions.setAllIncluded(several('a', 'd'), false)],
    ['move', () => actions.moveAll(several('a', 'c'), { parentId: 'two', afterId: 'd' })],
    ['trash', () => actions.trashAll(several('a', 'two'))],
  ])('%s is one step, which one undo takes back', async (action, act) => {
    const before = shape()
    await act()
    expect(shape()).not.toEqual(before)
    expect(done).toEqual([action])
    expect(offers.map(({ titles }) => titles.length)).toEqual([2])
    expect(await actions.undoLast()).toBe(true)
    expect(shape()).toEqual(before)
    expect(await actions.undoLast()).toBe(false)
  })

  it('changes keywords of those that differ by one request, and the undo leaves later ones (R-887)', async () => {
    const keywords: Record<string, string[]> = { a: ['sea', 'calm'], b: ['storm'], c: ['sea'] }
    items = items.map((item) => ({ ...item, keywords: keywords[item.id] ?? [] }))
    await actions.changeKeywordsOfAll(several('a', 'b', 'c'), ['sea'], ['storm', 'calm'])
    expect(done).toEqual(['keywords'])
    expect(sent).toMatchObject([
      {
        kind: 'change',
        body: {
          kind: 'set',
          items: [
            { id: 'a', addKeywords: [], removeKeywords: ['calm'] },
            { id: 'b', addKeywords: ['sea'], removeKeywords: ['storm'] },
          ],
        },
      },
    ])
    const now = () => several('a', 'b', 'c').map((item) => item.keywords)
    expect(now()).toEqual([['sea'], ['sea'], ['sea']])
    // Another person adds a keyword before the undo.
    items = items.map((item) => (item.id === 'a' ? { ...item, keywords: ['sea', 'night'] } : item))
    await actions.undoLast()
    expect(now()).toEqual([['sea', 'night', 'calm'], ['storm'], ['sea']])
    expect(sent).toHaveLength(2)
  })

  it('puts moved items one after the other in their order, also after one of them', async () => {
    await actions.moveAll(several('a', 'b'), { parentId: 'one', afterId: 'b' })
    expect(shape().map(({ id }) => id)).toEqual(['draft', 'one', 'a', 'b', 'c', 'two', 'd', 'cast'])
    await actions.moveAll(several('a', 'b'), { parentId: 'one', afterId: 'c' })
    expect(shape().map(({ id }) => id)).toEqual(['draft', 'one', 'c', 'a', 'b', 'two', 'd', 'cast'])
  })

  it('does nothing where one of them may not move or nothing changes', async () => {
    expect(await actions.moveAll(several('d', 'one'), { parentId: 'a', afterId: null })).toBeNull()
    expect(await actions.setAllIncluded(several('a', 'b'), true)).toBeNull()
    expect(done).toEqual([])
  })

  it('reports a refused change once', async () => {
    refuses = 'change'
    await actions.trashAll(several('a', 'b'))
    expect(failed).toEqual(['trash'])
  })
})
