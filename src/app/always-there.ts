/** Locale files every screen needs. */
export const alwaysThere = ['app', 'ui', 'auth', 'notifications'] as const
