/** Counts failures by key in a sliding window; embedded Supabase is one process, so memory is enough. */
export function createLimiter(limit: number, windowMs: number) {
  const failures = new Map<string, number[]>()
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => Date.now() - at < windowMs)
  return {
    isBlocked: (key: string): boolean => recent(key).length >= limit,
    fail(key: string): void {
      if (failures.size > 10_000) failures.clear()
      failures.set(key, [...recent(key), Date.now()])
    },
    forgive(key: string): void {
      failures.delete(key)
    },
  }
}
