import { limits } from './limits.ts'

/** Limits the sockets without a signed-in user, so that they cannot exhaust the connections of others. */
export class Admission {
  readonly #byAddress = new Map<string, number>()
  #total = 0

  /** Admits an unauthenticated socket and returns its release; null when the limit is reached. */
  take(address: string): (() => void) | null {
    const ofAddress = this.#byAddress.get(address) ?? 0
    if (ofAddress >= limits.anonymousPerAddress || this.#total >= limits.anonymousConnections) return null
    this.#byAddress.set(address, ofAddress + 1)
    this.#total += 1
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#release(address)
    }
  }

  #release(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
    this.#total -= 1
  }
}
