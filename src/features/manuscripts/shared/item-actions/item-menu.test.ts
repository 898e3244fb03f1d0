import type { ItemSummary } from '@contract/items.ts'
import type { Collection } from '@contract/manuscripts.ts'
import english from '@locales/en/manuscripts.json' with { type: 'json' }
import { createIntl } from 'react-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleItems } from '../../../../../tests/support/items.ts'
import { buildTree } from '../../model/tree.ts'
import { type ItemMenuInput, itemMenu } from './item-menu.ts'

const calls: unknown[][] = []
const actions = new Proxy({} as ItemMenuInput['actions'], {
  get:
    (_target, name) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]),
})
const intl = createIntl({ locale: 'en', messages: english, onError: () => undefined })
const get = (id: string) => sampleItems.find((item) => item.id === id) as ItemSummary

function menu(item: ItemSummary, more: Partial<ItemMenuInput> = {}) {
  const asked = { onOpen: vi.fn(), onMoveTo: vi.fn(), onAdd: vi.fn(), onAddFrom: vi.fn(), onErase: vi.fn() }
  const vocabulary = { labels: [], statuses: [{ id: 'draft', name: 'First draft' }] }
  const tree = buildTree(sampleItems)
  return itemMenu({
    item,
    tree,
    vocabulary,
    collections: undefined,
    canWrite: true,
    actions,
    intl,
    ...asked,
    ...more,
  })
}
const ids = (...given: Parameters<typeof menu>) =>
  menu(...given).flatMap(({ id, separator, hidden }) => (separator || hidden ? [] : [id]))
const line = (item: ItemSummary, id: string, more: Partial<ItemMenuInput> = {}) => {
  const found = menu(item, more).find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

beforeEach(() => {
  calls.length = 0
})

describe('the menu of an item (R-109)', () => {
  it('moves, duplicates, changes the status, includes or excludes, and deletes', () => {
    const [a, rename] = [get('a'), vi.fn()]
    for (const id of ['down', 'duplicate', 'compile', 'trash']) void line(a, id).action?.()
    void line(a, 'status')
      .children?.find(({ label }) => label === 'First draft')
      ?.action?.()
    void line({ ...a, includeInCompile: false }, 'compile').action?.()
    expect(calls).toEqual([
      ['moveBy', 'a', 'down'],
      ['duplicate', 'a'],
      ['setIncluded', a, false],
      ['trash', 'a'],
      ['setStatus', a, 'draft'],
      ['setIncluded', { ...a, includeInCompile: false }, true],
    ])
    void line(a, 'rename', { onRename: rename }).action?.()
    expect(rename).toHaveBeenCalledWith(a)
    void line(get('b'), 'up').action?.()
    expect(calls.at(-1)).toEqual(['moveBy', 'b', 'up'])
  })

  it('adds to lists and to no saved search, without which there is no such line (R-955)', () => {
    const list = { id: 'x', name: 'To revise', itemIds: ['a'], search: null }
    const search = { ...list, id: 's', search: { q: 'sea', label: '', status: '', custom: null } }
    const linesOf = (...given: Collection[]) =>
      line(get('a'), 'collections', { collections: { list: given, refresh: vi.fn(), toggle: vi.fn() } })
    expect(linesOf(search, list).children?.map(({ id }) => id)).toEqual(['collection-x'])
    expect(linesOf(search).hidden).toBe(true)
  })

  it('names whether an item is included, and marks its status', () => {
    expect(line(get('a'), 'compile').label).toBe(english['manuscripts.menu.exclude'])
    expect(line({ ...get('a'), includeInCompile: false }, 'compile').label).toBe(
      english['manuscripts.menu.include'],
    )
    const marked = line({ ...get('a'), statusId: 'draft' }, 'status').children?.map(
      ({ icon }) => icon !== undefined,
    )
    expect(marked).toEqual([false, true])
  })

  it('disables a move beyond the ends', () => {
    const moves = (id: string) => [line(get(id), 'up').disabled, line(get(id), 'down').disabled]
    expect(moves('draft')).toEqual([true, false])
    expect(moves('cast')).toEqual([false, true])
  })

  it('has only the opening for readers, and restoring and erasing in the trash', () => {
    expect(ids(get('a'), { canWrite: false })).toEqual(['open'])
    expect(ids(get('old'))).toEqual(['open', 'restore', 'erase'])
  })
})
