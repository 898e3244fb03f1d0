import { createHash, randomUUID } from 'node:crypto'
import type { Db } from './context.ts'
import { AuthFailure } from './errors.ts'
import { sameSecret } from './tokens.ts'
import { type AuthUser, findUser } from './users.ts'

type Challenge = {
  code_challenge?: string | null | undefined
  code_challenge_method?: 's256' | 'plain' | null | undefined
}
type Flow = {
  id: string
  user_id: string
  auth_code: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: string
  auth_code_issued_at: Date | null
}

const codeLifeMs = 5 * 60_000

/** Stores the challenge of a PKCE flow; returns whether the request had one. */
export async function beginFlow(
  db: Db,
  user: AuthUser,
  method: string,
  challenge: Challenge,
): Promise<boolean> {
  if (!challenge.code_challenge) return false
  await db`insert into auth.flow_state
      (id, user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method, created_at, updated_at)
    values (${randomUUID()}, ${user.id}, ${randomUUID()}, ${challenge.code_challenge},
      ${challenge.code_challenge_method ?? 'plain'}, 'email', ${method}, now(), now())`
  return true
}

/** Returns the code of the user's latest flow of this kind, after its mailed link was opened. */
export async function issueAuthCode(db: Db, user: AuthUser, method: string): Promise<string> {
  const [flow] = await db<Flow[]>`
    update auth.flow_state set auth_code_issued_at = now(), updated_at = now()
     where id = (select id from auth.flow_state where user_id = ${user.id} and authentication_method = ${method}
                  order by created_at desc limit 1)
    returning *`
  if (!flow) throw flowNotFound()
  return flow.auth_code
}

/** Exchanges a code for its user: once, before it expires, and only with the verifier of the challenge. */
export async function redeemAuthCode(
  db: Db,
  code: string,
  verifier: string,
): Promise<{ user: AuthUser; method: string }> {
  const [flow] = await db<Flow[]>`select * from auth.flow_state where auth_code = ${code} for update`
  if (!flow?.auth_code_issued_at) throw flowNotFound()
  if (Date.now() - flow.auth_code_issued_at.getTime() > codeLifeMs) {
    throw new AuthFailure(403, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  const challenge =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier
  if (!sameSecret(challenge, flow.code_challenge)) {
    throw new AuthFailure(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  await db`delete from auth.flow_state where id = ${flow.id}`
  const user = await findUser(db, flow.user_id)
  if (!user) throw flowNotFound()
  return { user, method: flow.authentication_method }
}

const flowNotFound = () =>
  new AuthFailure(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
