import type { ChangeItemsBody, ItemPlacement, ItemSummary } from '@contract/items.ts'
import type { ActionsInput, ItemAction, Perform } from './item-action.ts'
import { placeOf, placeOfAll } from './moves.ts'

type SeveralInput = Pick<ActionsInput, 'tree' | 'vocabulary'> & { perform: Perform }

/** The actions on several items, each one request and one step to undo. */
export function actionsOnSeveral({ perform, tree, vocabulary }: SeveralInput) {
  function change(
    action: ItemAction,
    items: readonly ItemSummary[],
    body: ChangeItemsBody,
    back: ChangeItemsBody,
    shown?: (item: ItemSummary) => Partial<ItemSummary>,
    shownBack?: (item: ItemSummary) => Partial<ItemSummary>,
  ) {
    const [first] = items
    if (!first) return Promise.resolve(null)
    const all = (one?: (item: ItemSummary) => Partial<ItemSummary>) =>
      one ? { shown: new Map(items.map((item) => [item.id, one(item)])) } : {}
    return perform(
      action,
      items.map(({ title }) => title),
      { kind: 'change', id: first.id, body, ...all(shown) },
      () => [{ kind: 'change', id: first.id, body: back, ...all(shownBack) }],
    )
  }

  function setAll(
    action: ItemAction,
    items: readonly ItemSummary[],
    field: 'labelId' | 'statusId' | 'includeInCompile',
    value: string | boolean | null,
    shown?: Partial<ItemSummary>,
  ) {
    const changed = items.filter((item) => item[field] !== value)
    return change(
      action,
      changed,
      { kind: 'set', items: changed.map(({ id }) => ({ id, [field]: value })) },
      { kind: 'set', items: changed.map((item) => ({ id: item.id, [field]: item[field] })) },
      shown && (() => shown),
      shown && (({ label, status }) => (field === 'labelId' ? { label } : { status })),
    )
  }

  return {
    setStatusOfAll(items: readonly ItemSummary[], statusId: string | null) {
      const status = vocabulary()?.statuses.find(({ id }) => id === statusId)?.name ?? null
      return setAll('status', items, 'statusId', statusId, { status })
    },
    setLabelOfAll(items: readonly ItemSummary[], labelId: string | null) {
      const found = vocabulary()?.labels.find(({ id }) => id === labelId)
      return setAll('label', items, 'labelId', labelId, {
        label: found ? { name: found.name, colour: found.colour } : null,
      })
    },
    setAllIncluded: (items: readonly ItemSummary[], isIncluded: boolean) =>
      setAll(isIncluded ? 'include' : 'exclude', items, 'includeInCompile', isIncluded),
    /** Adds keywords to items and removes others; the undo gives each item back those that it had. */
    changeKeywordsOfAll(items: readonly ItemSummary[], add: readonly string[], remove: readonly string[]) {
      const changed = items.flatMap((item) => {
        const addKeywords = add.filter((name) => !item.keywords.includes(name))
        const removeKeywords = remove.filter((name) => item.keywords.includes(name))
        return addKeywords.length + removeKeywords.length > 0 ? [{ item, addKeywords, removeKeywords }] : []
      })
      return change(
        'keywords',
        changed.map(({ item }) => item),
        { kind: 'set', items: changed.map(({ item, ...lists }) => ({ id: item.id, ...lists })) },
        {
          kind: 'set',
          items: changed.map(({ item, addKeywords, removeKeywords }) => ({
            id: item.id,
            addKeywords: removeKeywords,
            removeKeywords: addKeywords,
          })),
        },
      )
    },
    /** Moves items to one place, in their order; `null` when one of them cannot move there. */
    moveAll(items: readonly ItemSummary[], place: ItemPlacement) {
      const now = tree()
      const start = placeOfAll(now, items, place)
      if (!start) return Promise.resolve(null)
      const { parentId } = start
      const ids = items.map(({ id }) => id)
      const back = ids.flatMap((id) => {
        const before = placeOf(now, id)
        return before ? [{ id, ...before }] : []
      })
      const moves = ids.map((id, at) => ({ id, parentId, afterId: ids[at - 1] ?? start.afterId ?? null }))
      return change('move', items, { kind: 'move', items: moves }, { kind: 'move', items: back })
    },
    trashAll(items: readonly ItemSummary[]) {
      const ids = items.map(({ id }) => ({ id }))
      return change('trash', items, { kind: 'trash', items: ids }, { kind: 'restore', items: ids })
    },
  }
}
