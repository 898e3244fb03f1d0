/** True for a quick run: little data and no limits. */
export const isQuick = process.argv.includes('--quick')

/** Selects a size: the first in a measuring run, the second in a quick one. */
export const sized = (full: number, quick: number): number => (isQuick ? quick : full)

/** Fails a measuring run that exceeded a limit; a quick run fails by errors only. */
export function finish(isWithinLimits: boolean): void {
  process.exitCode = isWithinLimits || isQuick ? 0 : 1
}

/** Waits for a condition up to a time limit; the error names the condition. */
export async function within<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
