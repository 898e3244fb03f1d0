import type { Mutation, QueryClient } from '@tanstack/react-query'

/**
 * The mutations of each account that waited for the connection at its sign-out; another account never sends them
 * (R-505).
 */
const kept = new Map<string, Mutation[]>()

/** Takes the waiting mutations of an account out of the cache, which is cleared and would send them as anyone. */
export function keepMutations(client: QueryClient, uid: string): void {
  const cache = client.getMutationCache()
  const waiting = cache.getAll().filter(({ state }) => state.isPaused)
  if (waiting.length === 0) return
  for (const mutation of waiting) cache.remove(mutation)
  kept.set(uid, [...(kept.get(uid) ?? []), ...waiting])
}

/** Sends the kept mutations of an account that has signed in again. */
export async function resumeMutations(client: QueryClient, uid: string): Promise<void> {
  const waiting = kept.get(uid) ?? []
  kept.delete(uid)
  for (const mutation of waiting) client.getMutationCache().add(mutation)
  await client.resumePausedMutations()
}

/** Returns whether an account has kept mutations, which a reload would lose. */
export const hasKeptMutations = (): boolean => kept.size > 0
