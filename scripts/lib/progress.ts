const EVERY_MS = 30_000

/** Prints at most every half minute how much of a run has ended, and how long the rest takes at the same speed. */
export function createProgress(unit: string, print: (line: string) => void = console.log) {
  let total = 0
  let ended = 0
  let began = 0
  let printed = 0
  return {
    start(count: number): void {
      total = count
      ended = 0
      began = Date.now()
      printed = began
    },
    step(): void {
      ended += 1
      const now = Date.now()
      if (now - printed < EVERY_MS || ended >= total) return
      printed = now
      const leftMs = ((now - began) / ended) * (total - ended)
      print(`· ${ended} of ${total} ${unit}, about ${Math.ceil(leftMs / 60_000)} min left`)
    },
  }
}
