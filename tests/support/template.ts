/** The database of a test run with migrations and seed; test files get copies of it. */
export const templateName = 'quillport_template'

/** The database before the first migration, like a new hosted project. */
export const bareName = 'quillport_bare'
