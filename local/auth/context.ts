import type { ISql, Sql } from 'postgres'
import type { SigningKey, VerifyToken } from '../access-tokens.ts'
import type { Outbox } from '../mail/outbox.ts'

/** A connection or a transaction of it. */
// biome-ignore lint/complexity/noBannedTypes: the driver's own way to say "no custom types"
export type Db = ISql<{}>

/** The choices of `[auth]` in `supabase/config.toml` that the embedded Auth follows. */
export type AuthConfig = {
  jwtExpirySeconds: number
  refreshReuseSeconds: number
  otpExpirySeconds: number
  /** The least time between two mails of one kind to one person. */
  mailIntervalSeconds: number
  minPasswordLength: number
  /** How many wrong passwords one network address may try at one account in five minutes. */
  failedSignIns: number
  /** How many wrong codes one network address may try at one account, or wrong links, in five minutes. */
  failedVerifications: number
  /** How many anonymous calls that may send a mail one network address may make in five minutes, sign-ups included. */
  mailRequests: number
  /** The least time such a call takes, so that it does not show whether an account exists. */
  mailRequestMs: number
}

/** The settings used unless a test asks otherwise; the same as `supabase/config.toml`. */
export const defaultConfig: AuthConfig = {
  jwtExpirySeconds: 3600,
  refreshReuseSeconds: 10,
  otpExpirySeconds: 3600,
  mailIntervalSeconds: 1,
  minPasswordLength: 8,
  failedSignIns: 30,
  failedVerifications: 60,
  mailRequests: 30,
  mailRequestMs: 250,
}

/** What every route of Auth works with. */
export type AuthContext = {
  sql: Sql
  outbox: Outbox
  config: AuthConfig
  signingKey: SigningKey
  verifyToken: VerifyToken
  secretKey: string
  /** Where Supabase is reached; links in mails begin with it. */
  publicUrl: string
  /** The app: where a link leads when nothing else is asked for. */
  siteUrl: string
  /** Origins a link may lead to. */
  redirectOrigins: string[]
}
