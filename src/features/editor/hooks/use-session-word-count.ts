import { useStore } from '@/lib/storage/external-store.ts'
import { sessionWordCount } from '../model/session-word-count.ts'

/** Follows the words written since this tab was opened. */
export const useSessionWordCount = (): number => useStore(sessionWordCount)
