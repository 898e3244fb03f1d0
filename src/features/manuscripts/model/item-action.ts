import type { Item, ItemSummary } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import type { ItemOperation } from './item-operations.ts'
import type { BinderTree } from './tree.ts'
import type { UndoStack } from './undo.ts'

/**
 * The actions on items, as used in the message ids `manuscripts.done.<action>` and
 * `manuscripts.failed.<action>`.
 */
export type ItemAction =
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
  | 'target'
  | 'keywords'
  | 'custom'
  | 'duplicate'
  | 'template'
  | 'templates-folder'
  | 'no-templates-folder'
  | 'split'
  | 'merge'
  | 'trash'
  | 'restore'

/** An action that can fail; the deletion for good has no toast with an undo. */
export type FailedAction = ItemAction | 'erase'

const SEVERAL = ['move', 'status', 'label', 'include', 'exclude', 'keywords', 'merge', 'trash'] as const

/** Returns whether an action has a message for several items, `manuscripts.done.<action>-many`. */
export const isOnSeveral = (action: ItemAction): action is (typeof SEVERAL)[number] =>
  (SEVERAL as readonly ItemAction[]).includes(action)

/** A step of an undo: an operation, one that is made when it runs, or a call without one. */
export type UndoStep = ItemOperation | (() => Promise<ItemOperation | undefined>)

/** Runs an operation with an undo; resolves to null on failure. */
export type Perform = (
  action: ItemAction,
  titles: readonly string[],
  operation: ItemOperation,
  back: (done: readonly ItemSummary[]) => UndoStep[],
) => Promise<readonly ItemSummary[] | null>

/** The dependencies of the actions; all calls to the server and the screen are injected. */
export type ActionsInput = {
  /** Runs an operation; the first item of the result is the operation's own item. */
  run: (operation: ItemOperation) => Promise<readonly ItemSummary[]>
  tree: () => BinderTree
  /** Saves the open texts and reads an item with its text; rejects when one cannot be saved. */
  readItem: (id: string) => Promise<Item>
  vocabulary: () => Pick<ManuscriptDetail, 'labels' | 'statuses' | 'templatesFolderId'> | undefined
  stack: UndoStack
  /**
   * Reports an action on one item or on several, which may have been moved to the trash in a burst, and offers one undo;
   * returns the function that withdraws the offer.
   */
  onDone: (action: ItemAction, titles: readonly string[], undo: () => Promise<void>) => () => void
  onFailed: (action: FailedAction, error: unknown) => void
}
