/** Whether this run only shows that the benchmark still works: everything is tiny, and no limit is enforced. */
export const isQuick = process.argv.includes('--quick')

/** A size of the benchmark: the first in a measuring run, the second in a quick one. */
export const sized = (full: number, quick: number): number => (isQuick ? quick : full)

/** Fails a measuring run that passed a limit. The figures of a quick run say nothing, so it fails by errors alone. */
export function finish(isWithinLimits: boolean): void {
  process.exitCode = isWithinLimits || isQuick ? 0 : 1
}

/** Waits for something at most so long; the error names what did not happen. */
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
