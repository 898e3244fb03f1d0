/** What is on the desk for one item, as far as the registry cares. */
export type RegisteredSession = { hasUnsaved: () => boolean; whenSaved: () => Promise<boolean> }

/**
 * The desks of this page, by item. A desk left with unsaved work stays until that work is saved, and the writer who
 * comes back before sits down at the same one: two would write the same draft.
 */
export function createSessionRegistry<Desk extends RegisteredSession>() {
  const desks = new Map<string, { desk: Desk; users: number }>()

  function clear(key: string) {
    const entry = desks.get(key)
    if (entry && entry.users === 0 && !entry.desk.hasUnsaved()) desks.delete(key)
  }

  return {
    /** The desk of an item, made when there is none. */
    get(key: string, make: () => Desk): Desk {
      const entry = desks.get(key) ?? { desk: make(), users: 0 }
      desks.set(key, entry)
      return entry.desk
    },
    /** Sits down; returns how to get up. */
    enter(key: string): () => void {
      const entry = desks.get(key)
      if (entry) entry.users += 1
      return () => {
        if (!entry) return
        entry.users -= 1
        void entry.desk.whenSaved().then(() => clear(key))
      }
    },
    /** Every desk there is, left ones included. */
    all: (): Desk[] => [...desks.values()].map(({ desk }) => desk),
    clear,
  }
}
