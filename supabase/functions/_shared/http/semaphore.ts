/** Gives a slot back; a second call does nothing. */
export type Release = () => void

/** A semaphore; callers that find no free slot wait in order. */
export class Semaphore {
  #free: number
  readonly #most: number
  readonly #waiting: ((release: Release) => void)[] = []
  constructor(most: number) {
    this.#most = most
    this.#free = most
  }
  get waiting(): number {
    return this.#waiting.length
  }
  get isUnused(): boolean {
    return this.#free === this.#most
  }
  take(): Promise<Release> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve(this.#release())
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
  /** As {@link take}, or null when no slot was free within this time. */
  takeWithin(ms: number): Promise<Release | null> {
    if (this.#free > 0) return this.take()
    return new Promise((resolve) => {
      const give = (release: Release) => {
        clearTimeout(timer)
        resolve(release)
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(give), 1)
        resolve(null)
      }, ms)
      this.#waiting.push(give)
    })
  }
  #release(): Release {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const next = this.#waiting.shift()
      if (next) next(this.#release())
      else this.#free += 1
    }
  }
}
