import type { BodyEdit } from '@/features/editor/shared/apply-corrections.ts'
import type { Correction, FileComment, FileEntry, ItemCorrections } from './corrections-types.ts'
import { noteText } from './note-matches.ts'

/** The decisions about corrections and comments by their id; an undecided one has none. */
export type Decisions = Readonly<Record<string, 'accept' | 'refuse'>>

/** A thread or footnote that is taken over: `id` is that of its first comment, which is new or, with `isKnown`, of the item. */
export type NewThread = Pick<FileComment, 'kind' | 'entries' | 'isResolved'> & {
  id: string
  isKnown: boolean
}

const newFootnote = (id: string, entry: FileEntry): NewThread => ({
  id,
  kind: 'footnote',
  isKnown: false,
  entries: [entry],
  isResolved: false,
})

type NoteChange = Extract<Correction['change'], { kind: 'note' }>
/** A footnote with its words after the accepted changes. */
export type NoteEdit = { id: string; body: string }

/** The changes of a body, the footnotes, and the threads, that were accepted. */
export function correctionEdits(
  { item, corrections, comments }: ItemCorrections,
  decisions: Decisions,
  newId: () => string = () => crypto.randomUUID(),
): { edits: BodyEdit[]; notes: NoteEdit[]; threads: NewThread[] } {
  const edits: BodyEdit[] = []
  const noteChanges: NoteChange[] = []
  const threads: NewThread[] = []
  for (const { id, change, isStale } of corrections) {
    if (decisions[id] !== 'accept' || isStale) continue
    if (change.kind === 'note') noteChanges.push(change)
    else if (change.kind === 'inserted') {
      const notes = change.notes.map(({ from, to, ...entry }) => ({ id: newId(), from, to, entry }))
      edits.push({ ...change, notes })
      for (const { id: noteId, entry } of notes) threads.push(newFootnote(noteId, entry))
    } else edits.push(change)
  }
  const notes = item.comments.flatMap((note): NoteEdit[] => {
    const changes = noteChanges.filter(({ noteId }) => noteId === note.id).sort((a, b) => b.from - a.from)
    const body = changes.reduce(
      (words, { from, to, text }) => words.slice(0, from) + text + words.slice(to),
      noteText(note),
    )
    return changes.length > 0 ? [{ id: note.id, body }] : []
  })
  for (const { id, kind, threadId, entries, isResolved, anchor } of comments) {
    if (decisions[id] !== 'accept') continue
    const rootId = threadId ?? newId()
    threads.push({ id: rootId, kind, isKnown: threadId !== null, entries, isResolved })
    if (threadId === null && anchor) edits.push({ kind, id: rootId, ...anchor })
  }
  return { edits, notes, threads }
}
