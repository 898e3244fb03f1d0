/** Longer than any wait on a busy machine, and shorter than the time limit of a test. */
export const TIMEOUT_MS = 20_000

/** Repeats a check until it succeeds, and throws after {@link TIMEOUT_MS}. */
export async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Not so after ${TIMEOUT_MS} ms: ${check}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
