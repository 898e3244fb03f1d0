/** The database of a test run with migrations and seed; test files get copies of it. */
export const templateName = 'quillport_template'

/** The database before the first migration, like a new hosted project. */
export const bareName = 'quillport_bare'

/** The port of the started server of a test run, or why it did not start. */
export type ServerState = { port: number } | { problem: string }
