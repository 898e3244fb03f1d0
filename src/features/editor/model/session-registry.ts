/** The part of an editor session that the registry uses. */
export type RegisteredSession = { hasUnsaved: () => boolean; whenSaved: () => Promise<boolean> }

/**
 * The open sessions by item. A session left with unsaved changes stays until they are saved, so that no
 * second session writes the same draft.
 */
export function createSessionRegistry<Session extends RegisteredSession>() {
  const sessions = new Map<string, { session: Session; users: number }>()

  function clear(key: string) {
    const entry = sessions.get(key)
    if (entry && entry.users === 0 && !entry.session.hasUnsaved()) sessions.delete(key)
  }

  return {
    /** The session of an item, created when there is none. */
    get(key: string, make: () => Session): Session {
      const entry = sessions.get(key) ?? { session: make(), users: 0 }
      sessions.set(key, entry)
      return entry.session
    },
    /** Registers a user of the session; returns the function that leaves it. */
    enter(key: string): () => void {
      const entry = sessions.get(key)
      if (entry) entry.users += 1
      return () => {
        if (!entry) return
        entry.users -= 1
        void entry.session.whenSaved().then(() => clear(key))
      }
    },
    /** All sessions, including left ones. */
    all: (): Session[] => [...sessions.values()].map(({ session }) => session),
    clear,
  }
}
