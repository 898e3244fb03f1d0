import type { ItemPlacement, ItemSummary, ItemType } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import type { ItemChanges, ItemOperation } from './item-operations.ts'
import { type MoveDirection, moveBy, placeOf } from './moves.ts'
import { TRASH_ID } from './rows.ts'
import type { BinderTree } from './tree.ts'
import type { UndoStack } from './undo.ts'

/** What can be done to an item, as messages name it: `manuscripts.done.<act>` and `manuscripts.failed.<act>`. */
export type Act =
  | 'create'
  | 'rename'
  | 'move'
  | 'status'
  | 'label'
  | 'type'
  | 'include'
  | 'exclude'
  | 'synopsis'
  | 'details'
  | 'duplicate'
  | 'trash'
  | 'restore'
  | 'erase'

/** What actions stand on; everything that talks to a server or a screen comes from outside. */
export type ActionsInput = {
  /** Sends an operation; the answer's first item is the one it was about. */
  run: (operation: ItemOperation) => Promise<readonly ItemSummary[]>
  tree: () => BinderTree
  vocabulary: () => Pick<ManuscriptDetail, 'labels' | 'statuses'> | undefined
  stack: UndoStack
  onDone: (act: Act, title: string, undo: () => Promise<void>) => void
  onFailed: (act: Act, error: unknown) => void
}

/** Where a new item goes, and what it is. */
export type NewItem = { type: ItemType; title?: string; place: ItemPlacement }

/**
 * Everything a writer does to items, each taken back exactly by Undo. A failure is told and changes nothing: what was
 * shown ahead of the server's answer is rolled back by `useItems`.
 */
export function createItemActions({ run, tree, vocabulary, stack, onDone, onFailed }: ActionsInput) {
  async function undo(number: number, act: Act): Promise<void> {
    try {
      await stack.undo(number)
    } catch (error) {
      onFailed(act, error)
    }
  }

  async function perform(
    act: Act,
    title: string,
    operation: ItemOperation,
    back: (done: readonly ItemSummary[]) => ItemOperation[],
  ) {
    try {
      const done = await run(operation)
      const steps = back(done)
      const number = stack.push(act, async () => {
        for (const step of steps) await run(step)
      })
      onDone(act, title, () => undo(number, act))
      return done
    } catch (error) {
      onFailed(act, error)
      return null
    }
  }

  const titleOf = (id: string) => tree().byId.get(id)?.title ?? ''

  function patch(
    act: Act,
    item: ItemSummary,
    changes: ItemChanges,
    before: ItemChanges,
    shown?: Partial<ItemSummary>,
  ) {
    const seen = Object.fromEntries(
      Object.keys(shown ?? {}).map((key) => [key, item[key as keyof ItemSummary]]),
    )
    return perform(act, changes.title ?? item.title, { kind: 'patch', id: item.id, changes, shown }, () => [
      { kind: 'patch', id: item.id, changes: before, shown: seen },
    ])
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
    return perform('move', titleOf(id), { kind: 'move', id, place }, () =>
      isInTrash ? [{ kind: 'trash', id }] : [{ kind: 'move', id, place: before }],
    )
  }

  return {
    /** Adds an item; resolves to it, or null when it could not be made. */
    async create({ type, title = '', place }: NewItem, id: string = crypto.randomUUID()) {
      const operation: ItemOperation = { kind: 'create', id, body: { type, title, ...place } }
      return (await perform('create', title, operation, () => [{ kind: 'trash', id }]))?.[0] ?? null
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
      const act = includeInCompile ? 'include' : 'exclude'
      return patch(act, item, { includeInCompile }, { includeInCompile: item.includeInCompile })
    },
    move,
    /** Moves by keyboard or menu; null when it cannot go that way. */
    moveBy(id: string, direction: MoveDirection) {
      const place = moveBy(tree(), id, direction)
      return place ? move(id, place) : Promise.resolve(null)
    },
    duplicate: (id: string) =>
      perform('duplicate', titleOf(id), { kind: 'duplicate', id }, ([copy]) =>
        copy ? [{ kind: 'trash', id: copy.id }] : [],
      ),
    trash: (id: string) =>
      // The server remembers where it was, so restoring it is exact.
      perform('trash', titleOf(id), { kind: 'trash', id }, () => [{ kind: 'restore', id }]),
    restore: (id: string) =>
      perform('restore', titleOf(id), { kind: 'restore', id }, () => [{ kind: 'trash', id }]),
    /** Erases for good, without a way back: ask first. */
    async erase(id: string): Promise<boolean> {
      try {
        await run({ kind: 'erase', id })
        return true
      } catch (error) {
        onFailed('erase', error)
        return false
      }
    },
    /** Erases all that lies in the trash, without a way back: ask first. */
    async emptyTrash(): Promise<boolean> {
      try {
        await run({ kind: 'empty-trash', id: TRASH_ID })
        return true
      } catch (error) {
        onFailed('erase', error)
        return false
      }
    },
    /** Takes the newest act back; false when there is none. */
    async undoLast(): Promise<boolean> {
      const last = stack.peek()
      if (!last) return false
      await undo(last.id, last.label as Act)
      return true
    },
  }
}
export type ItemActions = ReturnType<typeof createItemActions>
