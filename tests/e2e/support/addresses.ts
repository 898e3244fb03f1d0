// The ports of the Quillport under test, apart from a developer's copy. Below 32768: Linux assigns the ports from
// there to outgoing connections, which keep them for a minute after they end.
export const APP_PORT = Number(process.env.E2E_PORT ?? 5183)
export const SUPABASE_PORT = Number(process.env.E2E_SUPABASE_PORT ?? 5184)
export const APP_URL = `http://127.0.0.1:${APP_PORT}`
/** The embedded Supabase serves mails at its port + 3. */
export const MAIL_URL = `http://127.0.0.1:${SUPABASE_PORT + 3}`
export const SUPABASE_URL = `http://127.0.0.1:${SUPABASE_PORT}`
export const DATA_FOLDER = process.env.E2E_DATA ?? '.local-e2e'

/** The file with the signed-in state of a role. */
export const statePath = (role: string) => `${DATA_FOLDER}/state-${role}.json`
