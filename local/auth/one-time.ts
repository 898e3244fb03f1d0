import { randomUUID } from 'node:crypto'
import type { AuthContext, Db } from './context.ts'
import { otpExpired } from './errors.ts'
import { tooSoon } from './mail-requests.ts'
import { codeHash, randomCode } from './tokens.ts'
import { type AuthUser, findUser } from './users.ts'

/** The purpose of a mailed token, as a value of auth.one_time_token_type. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current'

/** A mailed token: the code to type and the hash for the link. */
export type Issued = { code: string; hash: string }

type Row = {
  id: string
  user_id: string
  token_type: TokenType
  token_hash: string
  relates_to: string
  created_at: Date
}

const sentColumns: Record<TokenType, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
  email_change_token_new: 'email_change_sent_at',
  email_change_token_current: 'email_change_sent_at',
}

/**
 * Creates a token of this kind for a user and replaces an earlier one; the hash of a PKCE token has a prefix.
 */
export async function issueToken(
  db: Db,
  user: AuthUser,
  type: TokenType,
  address: string,
  options: { pkce?: boolean } = {},
): Promise<Issued> {
  const code = randomCode()
  const hash = `${options.pkce ? 'pkce_' : ''}${codeHash(address, code)}`
  await db`insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    values (${randomUUID()}, ${user.id}, ${type}, ${hash}, ${address})
    on conflict (user_id, token_type) do update
      set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
          created_at = now() at time zone 'utc', updated_at = now() at time zone 'utc'`
  await db`update auth.users set ${db(sentColumns[type])} = now() where id = ${user.id}`
  return { code, hash }
}

/** Refuses a signed-in user a second mail of one kind within the interval. */
export function checkMailInterval(ctx: AuthContext, lastSent: Date | null): void {
  if (!lastSent) return
  const wait = ctx.config.mailIntervalSeconds * 1000 - (Date.now() - lastSent.getTime())
  if (wait > 0) throw tooSoon(wait)
}

/**
 * Finds the user of a mailed token and deletes the token; wrong, used and expired tokens get the same
 * refusal.
 */
export async function consumeToken(
  ctx: AuthContext,
  db: Db,
  types: TokenType[],
  by: { hash: string } | { email: string; code: string },
): Promise<{ user: AuthUser; type: TokenType; pkce: boolean }> {
  const hashes =
    'hash' in by ? [by.hash] : [codeHash(by.email, by.code), `pkce_${codeHash(by.email, by.code)}`]
  const [row] = await db<Row[]>`
    select *, created_at at time zone 'utc' as created_at from auth.one_time_tokens
     where token_hash in ${db(hashes)} and token_type::text in ${db(types)} for update`
  if (!row) throw otpExpired()
  if (Date.now() - row.created_at.getTime() > ctx.config.otpExpirySeconds * 1000) throw otpExpired()
  const user = await findUser(db, row.user_id)
  if (!user) throw otpExpired()
  await db`delete from auth.one_time_tokens where id = ${row.id}`
  return { user, type: row.token_type, pkce: row.token_hash.startsWith('pkce_') }
}
