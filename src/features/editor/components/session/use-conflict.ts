import type { Item, ItemFields } from '@contract/items.ts'
import { useUser } from '@/features/auth/api/session.ts'
import { differingFields } from '../../model/pending-changes.ts'
import { useEditorContext, useSessionState } from './editor-context.ts'

type Conflict = {
  theirs: Item
  mine: ItemFields
  /** The end of the message id that names the author. */
  who: '' | '.of' | '.self'
  name: string
}

/** The conflict of the open item with the author of the other version, as far as it is known. */
export function useConflict(): Conflict | null {
  const { session } = useEditorContext()
  const theirs = useSessionState(session, (state) => state.theirs)
  const user = useUser()
  if (!theirs) return null
  const mine = session.unsaved()
  // Only changes of title and text have a known author.
  const isWritten = differingFields(mine, theirs).some((name) => name === 'content' || name === 'title')
  const author = isWritten ? theirs.editedBy : null
  const who = author === null ? '' : author.id === user?.uid ? '.self' : '.of'
  return { theirs, mine, who, name: author?.name ?? '' }
}
