import type { Item, ItemSummary } from '@contract/items.ts'
import type { TransferBody } from '@contract/transfers.ts'
import { joinDocuments } from '../shared/join-documents.ts'
import type { SplitText } from '../shared/split-text.ts'
import type { ActionsInput, Perform } from './item-action.ts'
import type { ItemOperation } from './item-operations.ts'
import { mergedFields } from './merge-items.ts'

type TextInput = Pick<ActionsInput, 'readItem' | 'onFailed'> & { perform: Perform }

/** The actions that move text between items, each one step to undo. */
export function actionsOnTexts({ perform, readItem, onFailed }: TextInput) {
  const transfer = (id: string, body: TransferBody): ItemOperation => ({ kind: 'transfer', id, body })

  return {
    /**
     * Makes a new item of the second part of a text. The undo joins both texts as they are then. `onUndone` is called
     * with the new item.
     */
    split(item: Item, part: SplitText, otherId: string, onUndone: () => void) {
      const { before, after, depth, noteIds, title } = part
      const { id, revision } = item
      const body: TransferBody = {
        kind: 'split',
        revision,
        changes: { content: before },
        other: { id: otherId, title, content: after },
        noteIds,
      }
      return perform('split', [title], transfer(id, body), ([now, made]) => [
        async () => {
          const one = await readItem(id)
          const other = await readItem(otherId)
          const isUnchanged = one.revision === now?.revision && other.revision === made?.revision
          const content = isUnchanged ? item.content : joinDocuments(one.content, other.content, depth)
          return transfer(id, {
            kind: 'merge',
            revision: one.revision,
            changes: { content },
            others: [{ id: otherId, revision: other.revision }],
          })
        },
        () => {
          onUndone()
          return Promise.resolve(undefined)
        },
      ])
    },

    /** Appends the texts, notes and fields of items to another one and moves them to the trash. */
    async merge(itemId: string, nextIds: readonly string[]): Promise<readonly ItemSummary[] | null> {
      let item: Item
      const nexts: Item[] = []
      try {
        item = await readItem(itemId)
        for (const id of nextIds) nexts.push(await readItem(id))
      } catch (error) {
        onFailed('merge', error)
        return null
      }
      const others = nexts.map(({ id, revision }) => ({ id, revision }))
      const withNotes = nexts.map(({ id, revision, comments }) => ({
        ...{ id, revision },
        noteIds: comments.map((note) => note.id),
      }))
      const { changes, before } = mergedFields(item, nexts)
      const titles = nexts.map(({ title }) => title)
      const body: TransferBody = { kind: 'merge', revision: item.revision, changes, others }
      return perform('merge', titles, transfer(itemId, body), ([merged]) => [
        async () => {
          // Saves what was typed since, which then refuses the undo instead of being overwritten by it.
          await readItem(itemId)
          const revision = merged?.revision ?? 0
          return transfer(itemId, { kind: 'unmerge', revision, changes: before, others: withNotes })
        },
      ])
    },
  }
}
