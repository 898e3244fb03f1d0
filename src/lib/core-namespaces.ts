/** Locale files that every screen needs; one file ships them together with all titles. */
export const coreNamespaces: readonly string[] = ['app', 'ui', 'notifications']
