/** The database of a test run that holds the migrations and the seed; test files get copies of it. */
export const templateName = 'quillport_template'

/** The same before the first migration: what a new hosted project is. */
export const bareName = 'quillport_bare'
