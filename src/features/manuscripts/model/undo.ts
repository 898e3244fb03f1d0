/** An action that can be undone. */
export type Undoable = Readonly<{ id: number; label: string; undo: () => Promise<void> }>

const depth = 50

/**
 * A stack of actions, newest last. Each is undone at most once; a failed undo restores the entry; undos run
 * one after the other.
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
    /** Adds an action and returns its number. */
    push(label: string, undo: () => Promise<void>): number {
      const entry = { id: nextId++, label, undo }
      entries.push(entry)
      if (entries.length > depth) entries.shift()
      return entry.id
    },
    /** Undoes one action; false when it was already undone. */
    undo: (id: number) => run(entries.find((entry) => entry.id === id)),
    /** Undoes the newest action; false when there is none. */
    undoLast: () => run(entries.at(-1)),
    peek: (): Undoable | undefined => entries.at(-1),
  }
}
export type UndoStack = ReturnType<typeof createUndoStack>
