/** Locale files every screen needs: they come in one file together with all titles. */
export const coreNamespaces: readonly string[] = ['app', 'ui', 'auth', 'notifications']
