import type { ISql, Sql } from 'postgres'
import type { SigningKey, VerifyToken } from '../access-tokens.ts'
import type { Outbox } from '../mail/outbox.ts'

/** A connection or a transaction of it. */
// biome-ignore lint/complexity/noBannedTypes: the driver's own way to say "no custom types"
export type Db = ISql<{}>

/** The settings of `[auth]` in `supabase/config.toml` that the embedded Auth implements. */
export type AuthConfig = {
  jwtExpirySeconds: number
  refreshReuseSeconds: number
  otpExpirySeconds: number
  /** The shortest interval between two mails of one kind to one user. */
  mailIntervalSeconds: number
  minPasswordLength: number
  /** The wrong passwords that one network address may try on one account in five minutes. */
  failedSignIns: number
  /** The wrong codes per account, or wrong links, that one network address may try in five minutes. */
  failedVerifications: number
  /** The wrong codes of an authenticator app that an account may try in five minutes, from all addresses. */
  failedFactorCodes: number
  /**
   * The anonymous calls with a possible mail, including sign-ups, that one network address may make in five
   * minutes.
   */
  mailRequests: number
  /** The minimum duration of such a call, so that its timing does not reveal whether an account exists. */
  mailRequestMs: number
}

/** The default settings, the same as in `supabase/config.toml`; tests override them. */
export const defaultConfig: AuthConfig = {
  jwtExpirySeconds: 3600,
  refreshReuseSeconds: 10,
  otpExpirySeconds: 3600,
  mailIntervalSeconds: 1,
  minPasswordLength: 8,
  failedSignIns: 30,
  failedVerifications: 60,
  failedFactorCodes: 10,
  mailRequests: 30,
  mailRequestMs: 250,
}

/** The dependencies of every Auth route. */
export type AuthContext = {
  sql: Sql
  outbox: Outbox
  config: AuthConfig
  signingKey: SigningKey
  verifyToken: VerifyToken
  secretKey: string
  /** Supabase's public URL, the start of links in mails. */
  publicUrl: string
  /** The app's URL, the default redirect of a link. */
  siteUrl: string
  /** Origins that a link may redirect to. */
  redirectOrigins: string[]
}
