import type { ItemFields, ItemPlacement, ItemSummary, ItemType } from '@contract/items.ts'
import type { ActionsInput, ItemAction, Perform } from './item-action.ts'
import type { ItemOperation } from './item-operations.ts'
import { type MoveDirection, moveBy, placeOf } from './moves.ts'
import { TRASH_ID } from './rows.ts'
import { actionsOnSeveral } from './several-actions.ts'
import { actionsOnTexts } from './text-actions.ts'

/** The time in which items moved to the trash share one undo: that of its toast. */
const BURST_MS = 8000

type Offer = {
  action: ItemAction
  entries: readonly { number: number; titles: readonly string[] }[]
  until: number
  withdraw: () => void
}

/** Type, title and position of a new item. */
export type NewItem = { type: ItemType; title?: string; place: ItemPlacement }

/**
 * The actions on items, each with an exact undo; a failure calls `onFailed`, and `useItems` rolls back the
 * optimistic update.
 */
export function createItemActions(input: ActionsInput) {
  const { run, tree, readItem, vocabulary, stack, onDone, onFailed } = input
  let offer: Offer | null = null

  async function undo(number: number, action: ItemAction): Promise<void> {
    try {
      await stack.undo(number)
    } catch (error) {
      onFailed(action, error)
    }
  }

  function offerUndo(action: ItemAction, entries: Offer['entries']) {
    const undoAll = async () => {
      offer = null
      for (const { number } of entries.toReversed()) await undo(number, action)
    }
    const withdraw = onDone(
      action,
      entries.flatMap(({ titles }) => titles),
      undoAll,
    )
    offer = { action, entries, until: Date.now() + BURST_MS, withdraw }
  }

  /** Takes an action out of the offered undo when it was undone by another way. */
  function withdrawOffer(number: number) {
    if (!offer?.entries.some((entry) => entry.number === number)) return
    const { action, withdraw } = offer
    const others = offer.entries.filter((entry) => entry.number !== number)
    withdraw()
    if (others.length === 0) offer = null
    else offerUndo(action, others)
  }

  const perform: Perform = async (action, titles, operation, back) => {
    try {
      const done = await run(operation)
      const steps = back(done)
      const number = stack.push(action, async () => {
        for (const step of steps) {
          const operation = typeof step === 'function' ? await step() : step
          if (operation) await run(operation)
        }
      })
      const isBurst = action === 'trash' && offer?.action === 'trash' && Date.now() < offer.until
      offerUndo(action, [...(isBurst ? (offer?.entries ?? []) : []), { number, titles }])
      return done
    } catch (error) {
      onFailed(action, error)
      return null
    }
  }

  const titleOf = (id: string) => tree().byId.get(id)?.title ?? ''

  function patch(
    action: ItemAction,
    item: ItemSummary,
    changes: ItemFields,
    before: ItemFields,
    shown?: Partial<ItemSummary>,
  ) {
    const shownBefore = Object.fromEntries(
      Object.keys(shown ?? {}).map((key) => [key, item[key as keyof ItemSummary]]),
    )
    return perform(
      action,
      [changes.title ?? item.title],
      { kind: 'patch', id: item.id, changes, shown },
      () => [{ kind: 'patch', id: item.id, changes: before, shown: shownBefore }],
    )
  }

  async function move(id: string, place: ItemPlacement) {
    const before = placeOf(tree(), id)
    const isInTrash = tree().byId.get(id)?.inTrash
    if (!before) return null
    try {
      if (isInTrash) await run({ kind: 'restore', id })
    } catch (error) {
      onFailed('restore', error)
      return null
    }
    return perform('move', [titleOf(id)], { kind: 'move', id, place }, () =>
      isInTrash ? [{ kind: 'trash', id }] : [{ kind: 'move', id, place: before }],
    )
  }

  return {
    /** The items as they are after all actions so far, also those that are still sent. */
    tree,
    /** Creates an item; resolves to it, or to null on failure. */
    async create({ type, title = '', place }: NewItem, id: string = crypto.randomUUID()) {
      const operation: ItemOperation = { kind: 'create', id, body: { type, title, ...place } }
      return (await perform('create', [title], operation, () => [{ kind: 'trash', id }]))?.[0] ?? null
    },
    rename(item: ItemSummary, typed: string) {
      const title = typed.trim()
      if (title === '' || title === item.title) return Promise.resolve(null)
      return patch('rename', item, { title }, { title: item.title })
    },
    setSynopsis(item: ItemSummary, synopsis: string) {
      if (synopsis === item.synopsis) return Promise.resolve(null)
      return patch('synopsis', item, { synopsis }, { synopsis: item.synopsis })
    },
    setDetails(item: ItemSummary, details: Record<string, string>, before: Record<string, string>) {
      return patch('details', item, { details }, { details: before })
    },
    setTarget: (item: ItemSummary, target: number | null) =>
      patch('target', item, { target }, { target: item.target }),
    setKeywords: (item: ItemSummary, keywords: string[]) =>
      patch('keywords', item, { keywords }, { keywords: item.keywords }),
    /** Sets one custom field; an empty value removes it. */
    setCustom(item: ItemSummary, field: string, value: string) {
      const { [field]: _before, ...others } = item.custom
      return patch(
        'custom',
        item,
        { custom: value === '' ? others : { ...others, [field]: value } },
        { custom: item.custom },
      )
    },
    setType: (item: ItemSummary, type: ItemType) => patch('type', item, { type }, { type: item.type }),
    setStatus(item: ItemSummary, statusId: string | null) {
      const status = vocabulary()?.statuses.find(({ id }) => id === statusId)?.name ?? null
      return patch('status', item, { statusId }, { statusId: item.statusId }, { status })
    },
    setLabel(item: ItemSummary, labelId: string | null) {
      const found = vocabulary()?.labels.find(({ id }) => id === labelId)
      const label = found ? { name: found.name, colour: found.colour } : null
      return patch('label', item, { labelId }, { labelId: item.labelId }, { label })
    },
    setIncluded(item: ItemSummary, includeInCompile: boolean) {
      const action = includeInCompile ? 'include' : 'exclude'
      return patch(action, item, { includeInCompile }, { includeInCompile: item.includeInCompile })
    },
    ...actionsOnSeveral({ perform, tree, vocabulary }),
    ...actionsOnTexts({ perform, readItem, onFailed }),
    move,
    /** Moves an item one step; null when it cannot move in that direction. */
    moveBy(id: string, direction: MoveDirection) {
      const place = moveBy(tree(), id, direction)
      return place ? move(id, place) : Promise.resolve(null)
    },
    duplicate: (id: string) =>
      perform('duplicate', [titleOf(id)], { kind: 'duplicate', id }, ([copy]) =>
        copy ? [{ kind: 'trash', id: copy.id }] : [],
      ),
    /** Creates an item from a template; resolves to it, or to null on failure. */
    async createFrom(templateId: string, place: ItemPlacement) {
      const operation: ItemOperation = { kind: 'copy', id: templateId, place }
      const done = await perform('create', [titleOf(templateId)], operation, ([copy]) =>
        copy ? [{ kind: 'trash', id: copy.id }] : [],
      )
      return done?.[0] ?? null
    },
    /** Saves a copy of an item as a template. */
    saveAsTemplate: (id: string, folderTitle: string) =>
      perform('template', [titleOf(id)], { kind: 'template', id, folderTitle }, ([copy]) =>
        copy ? [{ kind: 'trash', id: copy.id }] : [],
      ),
    /** Makes a folder the templates folder, or an ordinary one again. */
    setTemplatesFolder(id: string, isTemplates: boolean) {
      const before = vocabulary()?.templatesFolderId ?? null
      const operation = { kind: 'templates-folder', id } as const
      return perform(
        isTemplates ? 'templates-folder' : 'no-templates-folder',
        [titleOf(id)],
        { ...operation, folderId: isTemplates ? id : null },
        () => [{ ...operation, folderId: before }],
      )
    },
    trash: (id: string) =>
      // The server stores the previous position, so a restore is exact.
      perform('trash', [titleOf(id)], { kind: 'trash', id }, () => [{ kind: 'restore', id }]),
    restore: (id: string) =>
      perform('restore', [titleOf(id)], { kind: 'restore', id }, () => [{ kind: 'trash', id }]),
    /** Deletes an item permanently without undo; the caller must confirm first. */
    async erase(id: string): Promise<boolean> {
      try {
        await run({ kind: 'erase', id })
        return true
      } catch (error) {
        onFailed('erase', error)
        return false
      }
    },
    /** Deletes everything in the trash permanently without undo; the caller must confirm first. */
    async emptyTrash(): Promise<boolean> {
      try {
        await run({ kind: 'empty-trash', id: TRASH_ID })
        return true
      } catch (error) {
        onFailed('erase', error)
        return false
      }
    },
    /** Undoes the newest action; false when there is none. */
    async undoLast(): Promise<boolean> {
      const last = stack.peek()
      if (!last) return false
      withdrawOffer(last.id)
      await undo(last.id, last.label as ItemAction)
      return true
    },
  }
}
export type ItemActions = ReturnType<typeof createItemActions>
