import { OPEN_DEMO_TABLES } from './demo/exceptions.ts' // template areas

/** Tables that every person may read, also without an account. */
export const PUBLIC_TABLES: readonly string[] = [
  ...OPEN_DEMO_TABLES, // template areas
  'public.page_texts',
]
