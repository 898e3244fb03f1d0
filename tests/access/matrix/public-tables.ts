import { OPEN_DEMO_TABLES } from './demo/exceptions.ts'

/** Tables that every person may read, also without an account. */
export const PUBLIC_TABLES: readonly string[] = [...OPEN_DEMO_TABLES, 'public.page_texts']
