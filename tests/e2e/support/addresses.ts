/** Where the copy of Quillport under test answers, apart from a developer's own. */
export const APP_PORT = Number(process.env.E2E_PORT ?? 5183)
export const SUPABASE_PORT = Number(process.env.E2E_SUPABASE_PORT ?? 54331)
export const APP_URL = `http://127.0.0.1:${APP_PORT}`
/** The embedded default puts the mails three ports further. */
export const MAIL_URL = `http://127.0.0.1:${SUPABASE_PORT + 3}`
export const SUPABASE_URL = `http://127.0.0.1:${SUPABASE_PORT}`
export const DATA_FOLDER = process.env.E2E_DATA ?? '.local-e2e'

/** Where the signed-in state of a role is kept for the run. */
export const statePath = (role: string) => `${DATA_FOLDER}/state-${role}.json`
