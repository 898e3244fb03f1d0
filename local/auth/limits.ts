import { AuthFailure } from './errors.ts'

/** Counts by key in a sliding window. The embedded Supabase is one process, so memory is enough. */
export type Limiter = {
  /** Counts one attempt, before it is made; answers 0, or the milliseconds until there may be another one. */
  take(key: string): number
  /** Takes one attempt back. */
  giveBack(key: string): void
  forget(key: string): void
}

/** Made-up keys cannot fill the memory: the key used longest ago makes room. */
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

/** Bounds how often secrets may be guessed: by one address at one account, and by one address altogether. */
export type Guesses = {
  /** Runs one guess; a refusal leaves it counted, a success ends the count at this account. */
  run<T>(address: string, account: string, guess: () => Promise<T>): Promise<T>
}

/** One address may guess at this many times as many accounts at once. */
const accountsPerAddress = 10

/**
 * A guess counts before it is made, so that many at once are bounded too. Nobody is locked out by a stranger's guesses,
 * because those count at the stranger's address.
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

/** Refuses a call that came too often, and says when it may come again. */
export function refuseFor(waitMs: number): void {
  if (waitMs <= 0) return
  throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached', {}, retryAfter(waitMs))
}

export const retryAfter = (waitMs: number) => ({ 'retry-after': String(Math.ceil(waitMs / 1000)) })
