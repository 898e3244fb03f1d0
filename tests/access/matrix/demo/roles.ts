import type { MatrixRole } from '../types.ts'

/** The roles that read the sample data. */
export const DEMO_READERS: readonly MatrixRole[] = ['admin', 'auth', 'manager', 'user', 'maintainer']
/** The roles that change the sample data. */
export const DEMO_WRITERS: readonly MatrixRole[] = ['admin', 'manager']
