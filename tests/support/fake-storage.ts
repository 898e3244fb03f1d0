import type { StorageAdapter } from '../../supabase/functions/api/deps.ts'

/** A Storage without objects, which keeps nothing; `calls` replace some of its calls. */
export const fakeStorage = (calls: Partial<StorageAdapter> = {}): StorageAdapter => ({
  remove: async () => undefined,
  read: async () => null,
  write: async () => undefined,
  ...calls,
})
