/** Longer than a busy machine takes for anything; what never happens is still caught before a test's own limit. */
export const PATIENCE_MS = 30_000

/** Looks again and again until it is so, and throws after {@link PATIENCE_MS}. */
export async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Not so after ${PATIENCE_MS} ms: ${check}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
