/** Calls that run at once; the server does more work in the same time, and the page stays usable. */
const AT_ONCE = 4

/** Does something for each value, a few at once, and returns the results in order. */
export async function runSeveral<T, R>(
  values: readonly T[],
  work: (value: T) => Promise<R>,
  onDone: (count: number) => void,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  let done = 0
  const run = async () => {
    while (next < values.length) {
      const index = next++
      results[index] = await work(values[index] as T)
      onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  return results
}
