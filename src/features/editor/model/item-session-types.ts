import type { Doc } from '@contract/document.ts'
import type { Item, ItemFields, PatchItemBody, SavedItem } from '@contract/items.ts'
import type { ItemFieldName } from './pending-changes.ts'
import type { SaveFailure } from './save-failure.ts'

/** The save state of the session. */
export type SavePhase = 'saved' | 'waiting' | 'saving' | SaveFailure['kind']

export type ItemSessionState = {
  phase: SavePhase
  /** The item as stored on the server. */
  base: Item
  /** The item with unsaved changes, except bodies, which only the editor holds. */
  shown: Item
  /** The version of the other user during a conflict. */
  theirs: Item | null
  /** The server's message after a rejected save. */
  message: string
}

/** A save that was sent and has no response yet; it is repeated unchanged until the server answers. */
export type SentSave = Pick<PatchItemBody, 'revision' | 'keepReplacedAs'> & {
  saveId: string
  fields: ItemFields
}

/** Called with an item and its bodies that changed elsewhere and have no unsaved change. */
export type RemoteListener = (item: Item, fields: readonly ItemFieldName[]) => void

export type ItemSessionOptions = {
  item: Item
  send: (body: PatchItemBody) => Promise<SavedItem>
  /** Stores unsaved changes on this device with the revision they are based on and the fields of a sent save. */
  keepDraft: (fields: ItemFields, baseRevision: number, sent: ItemFields | null) => void
  dropDraft: () => void
  /** Merges two bodies changed from `base`; null leaves the choice to the user. */
  mergeBody: (base: Doc | null, mine: Doc | null, theirs: Item) => Doc | null
}
