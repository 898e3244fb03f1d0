import { AuthFailure } from './errors.ts'

/** Counts by key in a sliding window, in memory, because the embedded Supabase is one process. */
export type Limiter = {
  /**
   * Counts an attempt before it is made; returns 0, or the milliseconds until the next attempt is allowed.
   */
  take(key: string): number
  /** Removes one attempt from the count. */
  giveBack(key: string): void
  forget(key: string): void
}

/** Invented keys cannot fill the memory: the least recently used key is dropped. */
const maxKeys = 10_000

export function createLimiter(limit: number, windowMs: number): Limiter {
  const taken = new Map<string, number[]>()
  return {
    take(key) {
      const now = Date.now()
      const recent = (taken.get(key) ?? []).filter((at) => now - at < windowMs)
      const oldest = recent[recent.length - limit]
      if (oldest !== undefined) return oldest + windowMs - now
      taken.delete(key)
      const [longestAgo] = taken.size >= maxKeys ? taken.keys() : []
      if (longestAgo !== undefined) taken.delete(longestAgo)
      taken.set(key, [...recent, now])
      return 0
    },
    giveBack(key) {
      const recent = taken.get(key)?.slice(0, -1) ?? []
      if (recent.length > 0) taken.set(key, recent)
      else taken.delete(key)
    },
    forget(key) {
      taken.delete(key)
    },
  }
}

/** Limits guesses of secrets, per address and account, and per address. */
export type Guesses = {
  /** Runs one guess: a refusal stays counted, a success resets the count of this account. */
  run<T>(address: string, account: string, guess: () => Promise<T>): Promise<T>
}

/** One address may guess on this many accounts at once. */
const accountsPerAddress = 10

/**
 * Counts a guess before it is made, so that parallel guesses are limited. Guesses count per address, so an
 * attacker cannot lock out the owner.
 */
export function createGuesses(limit: number, windowMs: number): Guesses {
  const accounts = createLimiter(limit, windowMs)
  const addresses = createLimiter(limit * accountsPerAddress, windowMs)
  return {
    async run(address, account, guess) {
      const key = `${address} ${account}`
      refuseFor(addresses.take(address))
      const wait = accounts.take(key)
      if (wait > 0) addresses.giveBack(address)
      refuseFor(wait)
      try {
        const result = await guess()
        accounts.forget(key)
        addresses.giveBack(address)
        return result
      } catch (error) {
        if (!(error instanceof AuthFailure)) {
          accounts.giveBack(key)
          addresses.giveBack(address)
        }
        throw error
      }
    },
  }
}

/** Refuses a call over the limit, with the time until the next one is allowed. */
export function refuseFor(waitMs: number): void {
  if (waitMs <= 0) return
  throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached', {}, retryAfter(waitMs))
}

export const retryAfter = (waitMs: number) => ({ 'retry-after': String(Math.ceil(waitMs / 1000)) })
