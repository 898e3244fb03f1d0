import type { Keys } from '../keys.ts'

/** The superuser of the embedded server, as on hosted Supabase; `postgres` has fewer privileges. */
export const superuser = 'supabase_admin'

type Role = keyof Keys['passwords']

const names: Record<Role, string> = {
  supabaseAdmin: superuser,
  postgres: 'postgres',
  auth: 'supabase_auth_admin',
  storage: 'supabase_storage_admin',
  realtime: 'supabase_realtime_admin',
  api: 'quillport_api',
  worker: 'quillport_worker',
}

/** The connection URL of a role for a database of the embedded server. */
export function databaseUrl(keys: Keys, port: number, role: Role, database = 'postgres'): string {
  return `postgresql://${names[role]}:${keys.passwords[role]}@127.0.0.1:${port}/${database}?sslmode=disable`
}
