import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { addressOf } from '../address.ts'
import type { AuthContext } from '../context.ts'
import { AuthFailure } from '../errors.ts'
import {
  createFactorSecret,
  enrolmentLifeSeconds,
  type Factor,
  hasVerifiedFactor,
  insufficientLevel,
  lockFactor,
  maxFactors,
  requireFreshSession,
  stepOfCode,
} from '../factors.ts'
import { readAuthBody } from '../input.ts'
import { createGuesses } from '../limits.ts'
import { sendNotice } from '../mails.ts'
import { lowerSessions, raiseSession, requireAuthUser } from '../sessions.ts'

const enrolSchema = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().trim().max(100).default(''),
  issuer: z.string().trim().max(100).default(''),
})
const verifySchema = z.object({ challenge_id: z.guid(), code: z.string().max(20).default('') })

const challengeLifeSeconds = 300

type Challenge = { id: string; created_at: Date; verified_at: Date | null; ip_address: string }

/** POST /factors, their challenge and verification, and DELETE: a signed-in user's second factors. */
export function factorRoutes(ctx: AuthContext): Hono {
  // Counted by account, not by address, because a person who guesses codes already has the password.
  const guesses = createGuesses(ctx.config.failedFactorCodes, 5 * 60_000)
  const ipOf = (request: Request) => {
    const address = addressOf(ctx, request)
    return isIP(address) ? address : '127.0.0.1'
  }

  return new Hono()
    .post('/factors', async (c) => {
      const { user, session } = await requireAuthUser(ctx, c.req.raw)
      const body = await readAuthBody(c.req.raw, enrolSchema)
      if (body.factor_type !== 'totp')
        throw new AuthFailure(400, 'validation_failed', 'factor_type needs to be totp')
      if (session.aal !== 'aal2' && (await hasVerifiedFactor(ctx.sql, user.id)))
        throw insufficientLevel(403, 'AAL2 required to enroll a new factor')
      requireFreshSession(session)
      const { secret, uri } = createFactorSecret(body.issuer || new URL(ctx.siteUrl).host, user.email ?? '')
      const id = randomUUID()
      await ctx.sql.begin(async (tx) => {
        await tx`select 1 from auth.users where id = ${user.id} for update`
        await tx`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'
          and created_at < now() - make_interval(secs => ${enrolmentLifeSeconds})`
        const factors = await tx<Pick<Factor, 'friendly_name'>[]>`
          select friendly_name from auth.mfa_factors where user_id = ${user.id}`
        if (factors.length >= maxFactors)
          throw new AuthFailure(
            422,
            'too_many_enrolled_mfa_factors',
            'Maximum number of verified factors reached, unenroll to continue',
          )
        if (body.friendly_name && factors.some((one) => one.friendly_name === body.friendly_name))
          throw new AuthFailure(
            422,
            'mfa_factor_name_conflict',
            'A factor with the friendly name for this user already exists',
          )
        await tx`insert into auth.mfa_factors
            (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
          values (${id}, ${user.id}, ${body.friendly_name}, 'totp', 'unverified', now(), now(), ${secret})`
      })
      const totp = { qr_code: renderSVG(uri, { border: 2 }), secret, uri }
      return c.json({ id, type: 'totp', friendly_name: body.friendly_name, totp })
    })
    .post('/factors/:id/challenge', async (c) => {
      const { user } = await requireAuthUser(ctx, c.req.raw)
      const id = randomUUID()
      await ctx.sql.begin(async (tx) => {
        const factor = await lockFactor(tx, user.id, c.req.param('id'))
        // A verified challenge stays for as long as its code could be replayed.
        await tx`delete from auth.mfa_challenges where factor_id = ${factor.id}
          and created_at < now() - make_interval(secs => ${2 * challengeLifeSeconds})`
        await tx`insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
          values (${id}, ${factor.id}, now(), ${ipOf(c.req.raw)})`
        await tx`update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factor.id}`
      })
      const expiresAt = Math.floor(Date.now() / 1000) + challengeLifeSeconds
      return c.json({ id, type: 'totp', expires_at: expiresAt })
    })
    .post('/factors/:id/verify', async (c) => {
      const { user, session } = await requireAuthUser(ctx, c.req.raw)
      const body = await readAuthBody(c.req.raw, verifySchema)
      const { response, isNew } = await ctx.sql.begin(async (tx) => {
        const factor = await lockFactor(tx, user.id, c.req.param('id'))
        const [challenge] = await tx<Challenge[]>`
          select id, created_at, verified_at, host(ip_address) as ip_address from auth.mfa_challenges
           where id = ${body.challenge_id} and factor_id = ${factor.id}`
        checkChallenge(challenge, ipOf(c.req.raw))
        const step = await guesses.run(user.id, 'totp', async () => {
          const found = stepOfCode(factor.secret, body.code)
          const [used] = await tx<{ step: number | null }[]>`
            select max(otp_code::bigint)::int as step from auth.mfa_challenges
             where factor_id = ${factor.id} and verified_at is not null`
          if (found === null || found <= (used?.step ?? -1)) throw wrongCode()
          return found
        })
        // The time step of the code, so that neither it nor an earlier one is accepted again.
        await tx`update auth.mfa_challenges set verified_at = now(), otp_code = ${String(step)}
          where id = ${body.challenge_id}`
        if (factor.status === 'unverified') {
          await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`
          await tx`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`
        }
        return {
          response: await raiseSession(ctx, tx, user, session.id, factor.id),
          isNew: factor.status === 'unverified',
        }
      })
      if (isNew) sendNotice(ctx, 'mfa_factor_enrolled', user)
      return c.json(response)
    })
    .delete('/factors/:id', async (c) => {
      const { user, session } = await requireAuthUser(ctx, c.req.raw)
      const { id, status } = await ctx.sql.begin(async (tx) => {
        const factor = await lockFactor(tx, user.id, c.req.param('id'))
        if (factor.status === 'verified' && session.aal !== 'aal2')
          throw insufficientLevel(422, 'AAL2 required to unenroll verified factor')
        await tx`delete from auth.mfa_factors where id = ${factor.id}`
        if (factor.status === 'verified' && !(await hasVerifiedFactor(tx, user.id)))
          await lowerSessions(tx, user.id)
        return factor
      })
      if (status === 'verified') sendNotice(ctx, 'mfa_factor_unenrolled', user)
      return c.json({ id })
    })
}

function checkChallenge(challenge: Challenge | undefined, ip: string): void {
  if (!challenge || challenge.verified_at)
    throw new AuthFailure(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.ip_address !== ip)
    throw new AuthFailure(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
  if (Date.now() - challenge.created_at.getTime() > challengeLifeSeconds * 1000)
    throw new AuthFailure(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    )
}

const wrongCode = () => new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
