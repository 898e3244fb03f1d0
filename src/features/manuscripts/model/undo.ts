/** Something done that can be taken back. */
export type Undoable = Readonly<{ id: number; label: string; undo: () => Promise<void> }>

const depth = 50

/**
 * What was done in one place, newest last. Each entry is taken back at most once, by its own button or by
 * Ctrl/Cmd+Z; an undo that fails puts the entry back. Undos asked for quickly wait for one another: each stands on what
 * the one before it has put right.
 */
export function createUndoStack() {
  const entries: Undoable[] = []
  let nextId = 1
  let latest: Promise<unknown> = Promise.resolve()

  async function run(entry: Undoable | undefined): Promise<boolean> {
    const index = entry ? entries.indexOf(entry) : -1
    if (!entry || index === -1) return false
    entries.splice(index, 1)
    const turn = latest.then(entry.undo)
    latest = turn.catch(() => undefined)
    try {
      await turn
    } catch (error) {
      entries.splice(Math.min(index, entries.length), 0, entry)
      throw error
    }
    return true
  }

  return {
    /** Remembers how to take something back; returns its number. */
    push(label: string, undo: () => Promise<void>): number {
      const entry = { id: nextId++, label, undo }
      entries.push(entry)
      if (entries.length > depth) entries.shift()
      return entry.id
    },
    /** Takes one act back; false when it already was. */
    undo: (id: number) => run(entries.find((entry) => entry.id === id)),
    /** Takes the newest act back; false when there is none. */
    undoLast: () => run(entries.at(-1)),
    /** The newest act. */
    peek: (): Undoable | undefined => entries.at(-1),
  }
}
export type UndoStack = ReturnType<typeof createUndoStack>
