import { useRefetchOnEvent } from '@/lib/realtime/use-refetch-on-event.ts'
import { importKeys } from './imports.ts'

/** Refetches the user's imports when the worker reports progress. */
export function useImportEvents(userId: string | undefined): void {
  useRefetchOnEvent(userId && `user:${userId}`, 'import', importKeys.all)
}
