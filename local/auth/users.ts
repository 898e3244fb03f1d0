import { randomUUID } from 'node:crypto'
import type { Db } from './context.ts'
import { emailExists } from './errors.ts'

type Json = Record<string, unknown>

/** A row of auth.users with the columns that Auth uses. */
export type AuthUser = {
  id: string
  aud: string | null
  role: string | null
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  reauthentication_sent_at: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Json | null
  raw_user_meta_data: Json | null
  banned_until: Date | null
  deleted_at: Date | null
  created_at: Date | null
  updated_at: Date | null
}

/** The fields of a new user. */
export type NewUser = {
  id?: string
  email: string
  password?: string | null
  passwordHash?: string | null
  confirmed?: boolean
  invited?: boolean
  /** True for a sign-up: Auth then repeats the identity in the metadata, as hosted. */
  isSignUp?: boolean
  userMetadata?: Json
  appMetadata?: Json
}

export async function findUser(db: Db, id: string): Promise<AuthUser | null> {
  const [user] = await db<AuthUser[]>`select * from auth.users where id = ${id} and deleted_at is null`
  return user ?? null
}

export async function findUserByEmail(db: Db, email: string): Promise<AuthUser | null> {
  const [user] = await db<AuthUser[]>`
    select * from auth.users where email = ${email} and not is_sso_user and deleted_at is null`
  return user ?? null
}

/** Creates a user and its e-mail identity; data from the user never enters app metadata. */
export async function createUser(db: Db, user: NewUser): Promise<AuthUser> {
  const id = user.id ?? randomUUID()
  const app = { provider: 'email', providers: ['email'], ...user.appMetadata }
  const confirmed = user.confirmed ?? false
  const meta = user.isSignUp
    ? signUpMetadata(id, user.email, user.userMetadata ?? {})
    : (user.userMetadata ?? {})
  const hash = user.passwordHash ?? (user.password ? await hashPassword(db, user.password) : '')
  try {
    await db`insert into auth.users ${db({
      instance_id: '00000000-0000-0000-0000-000000000000',
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      encrypted_password: hash,
      email_confirmed_at: confirmed ? new Date() : null,
      invited_at: user.invited ? new Date() : null,
      confirmation_token: '',
      recovery_token: '',
      email_change_token_new: '',
      email_change: '',
      raw_app_meta_data: app as never,
      raw_user_meta_data: meta as never,
      created_at: new Date(),
      updated_at: new Date(),
    })}`
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw emailExists()
    throw error
  }
  await db`insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${randomUUID()}, ${id}, ${id}, ${identityData(id, user.email, confirmed) as never}, 'email', now(), now(), now())`
  return must(await findUser(db, id))
}

/** Updates columns of a user and returns the updated row. */
export async function updateUser(db: Db, id: string, change: Record<string, unknown>): Promise<AuthUser> {
  await db`update auth.users set ${db({ ...change, updated_at: new Date() } as never)} where id = ${id}`
  return must(await findUser(db, id))
}

/** Marks the address as confirmed, in the user and in its identity. */
export async function confirmEmail(db: Db, user: AuthUser): Promise<AuthUser> {
  if (user.email_confirmed_at) return user
  await syncIdentity(db, user.id, user.email ?? '')
  return updateUser(db, user.id, {
    email_confirmed_at: new Date(),
    raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: true },
  })
}

/** Sets the address of the e-mail identity to the user's address. */
export async function syncIdentity(db: Db, id: string, email: string): Promise<void> {
  await db`update auth.identities set identity_data = identity_data || ${{ email, email_verified: true } as never},
    updated_at = now() where user_id = ${id} and provider = 'email'`
}

export async function hashPassword(db: Db, password: string): Promise<string> {
  const [row] = await db<
    { hash: string }[]
  >`select extensions.crypt(${password}, extensions.gen_salt('bf', 10)) as hash`
  return must(row).hash
}

// A hash of an unknown password, so that an unknown address takes as long to refuse as a wrong password.
const decoy = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5V0VdGwW7S6c4x9dQhYw9p2aU8yqK'

/** True when this is the user's password; takes the same time without a user. */
export async function isPassword(db: Db, user: AuthUser | null, password: string): Promise<boolean> {
  const hash = user?.encrypted_password || decoy
  const [row] = await db<{ ok: boolean }[]>`select extensions.crypt(${password}, ${hash}) = ${hash} as ok`
  return Boolean(user?.encrypted_password) && must(row).ok
}

export const isBanned = (user: AuthUser): boolean =>
  user.banned_until !== null && user.banned_until > new Date()

/** The data of an e-mail identity. */
export const identityData = (id: string, email: string, confirmed: boolean) => ({
  sub: id,
  email,
  email_verified: confirmed,
  phone_verified: false,
})

/** The metadata of a signed-up account: the user's data and the identity. */
export const signUpMetadata = (id: string, email: string, data: Json): Json => ({
  ...data,
  ...identityData(id, email, false),
})

function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A row that was just written is missing.')
  return value
}
