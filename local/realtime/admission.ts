import { limits } from './limits.ts'

/** Counts the sockets on which nobody has signed in yet, so that they cannot use up the connections of others. */
export class Admission {
  readonly #byAddress = new Map<string, number>()
  #total = 0

  /** Takes a place for an unauthenticated socket and returns how to give it back; null when there is none left. */
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
