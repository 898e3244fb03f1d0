import type { ItemComment } from '@contract/items.ts'
import { createStore } from '@/lib/storage/external-store.ts'

/** The states that threads are filtered by; footnotes are always open. */
export const NOTE_STATES = ['open', 'resolved', 'all'] as const
export type NoteState = (typeof NOTE_STATES)[number]
/** The notes that the margin and the inspector show; an empty author is everyone. */
export type NoteFilter = { state: NoteState; author: string }

const usual: NoteFilter = { state: 'open', author: '' }

/** The filter of this tab, which stays while other items are opened. */
export const noteFilter = createStore<NoteFilter>(usual)

type Thread = Pick<ItemComment, 'authorName' | 'resolvedAt'> & {
  replies: readonly Pick<ItemComment, 'authorName'>[]
}

const namesOf = ({ authorName, replies }: Thread) => [authorName, ...replies.map((one) => one.authorName)]

/** The authors of some threads and their replies, each once, in order. */
export const authorsOf = (notes: readonly Thread[]): string[] => [
  ...new Set(notes.flatMap(namesOf).filter((name) => name !== null)),
]

const isIn = ({ resolvedAt }: Thread, state: NoteState) =>
  state === 'all' || (resolvedAt !== null) === (state === 'resolved')

/**
 * The notes of a filter, and how many each state has for its author. An author without a thread here has no effect, so
 * that the filter never hides all notes of another item.
 */
export function filterNotes<T extends Thread>(
  notes: readonly T[],
  { state, author }: NoteFilter,
): { shown: T[]; counts: Record<NoteState, number> } {
  const isKnown = authorsOf(notes).includes(author)
  const written = isKnown ? notes.filter((note) => namesOf(note).includes(author)) : notes
  const count = (one: NoteState) => written.filter((note) => isIn(note, one)).length
  return {
    shown: written.filter((note) => isIn(note, state)),
    counts: { open: count('open'), resolved: count('resolved'), all: count('all') },
  }
}
