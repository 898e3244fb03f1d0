import type { Sql } from 'postgres'
import type { AsAnon, AsCaller } from '../_shared/db/as-caller.ts'
import type { Log } from '../_shared/http/log.ts'
import type { Verify } from '../_shared/http/verify.ts'

/** Auth, as far as the API needs it. */
export type AuthAdapter = {
  /** An access token, or null when address and password do not match. Wrong passwords count at the caller's network address. */
  signIn(email: string, password: string, networkAddress?: string): Promise<string | null>
}

/** Accounts at Auth, with the key of the service: asked only after the database has said that the caller may. */
export type AccountsAdapter = {
  /** Makes an account for an address, or finds the one that waits, and sends the mail whose link sets its password. */
  invite(email: string, redirectTo?: string): Promise<'sent' | 'exists' | 'too-many'>
  /** Deletes an account for good; one that is gone already is no mistake. */
  deleteUser(id: string): Promise<void>
}

/** Storage, as far as the API needs it; every call is the caller's own, decided by its row-level security. */
export type StorageAdapter = {
  /** Removes objects of a bucket; those already gone are no mistake. */
  remove(token: string, bucket: string, paths: readonly string[]): Promise<void>
}

/** The import worker, as far as the API needs it. */
export type ImporterAdapter = {
  /** Tells the worker that a job waits; does not wait for it, and a call that fails is made good by its timer. */
  wake(): void
}

/** What the API stands on: given by `index.ts` in Deno and by the tests in Node. */
export type AppOptions = {
  sql: Sql
  verify: Verify
  auth: AuthAdapter
  /** Without one nobody can be invited or deleted. */
  accounts?: AccountsAdapter
  storage: StorageAdapter
  /** Without one, jobs wait for the worker's own timer. */
  importer?: ImporterAdapter
  log?: Log
  /** How long a statement may take. */
  timeoutMs?: number
}

/** What a resource is given when it registers its routes. */
export type Deps = Required<Omit<AppOptions, 'timeoutMs'>> & { asCaller: AsCaller; asAnon: AsAnon }
