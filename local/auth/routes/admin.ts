import { Hono } from 'hono'
import { z } from 'zod'
import { requireService } from '../admin-key.ts'
import type { AuthContext } from '../context.ts'
import { AuthFailure, authUserNotFound, emailExists } from '../errors.ts'
import { hasVerifiedFactor, lockFactor } from '../factors.ts'
import { checkPassword, emailSchema, mergeMetadata, metadataSchema, readAuthBody } from '../input.ts'
import { presentUser } from '../present.ts'
import { endSessions, lowerSessions } from '../sessions.ts'
import {
  type AuthUser,
  createUser,
  findUser,
  findUserByEmail,
  hashPassword,
  syncIdentity,
  updateUser,
} from '../users.ts'

const attributes = {
  email: emailSchema.optional(),
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadataSchema.nullish(),
  app_metadata: metadataSchema.nullish(),
  ban_duration: z.string().optional(),
}
const createSchema = z.object({ ...attributes, email: emailSchema, id: z.uuid().optional() })
const updateSchema = z.object(attributes)
const deleteSchema = z.object({ should_soft_delete: z.boolean().default(false) })

/** /admin/users: user administration with the service key. */
export function adminRoutes(ctx: AuthContext): Hono {
  const find = async (id: string): Promise<AuthUser> => {
    const user = z.uuid().safeParse(id).success ? await findUser(ctx.sql, id) : null
    if (!user) throw authUserNotFound()
    return user
  }

  return new Hono()
    .use('/admin/*', async (c, next) => {
      await requireService(ctx, c.req.raw)
      await next()
    })
    .get('/admin/users', async (c) => {
      const page = paginationOf(c.req.query('page'), 1)
      const perPage = Math.min(1000, paginationOf(c.req.query('per_page'), 50))
      const [count] = await ctx.sql<
        { total: number }[]
      >`select count(*)::int as total from auth.users where deleted_at is null`
      const rows = await ctx.sql<AuthUser[]>`select * from auth.users where deleted_at is null
        order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`
      const total = count?.total ?? 0
      const last = Math.max(1, Math.ceil(total / perPage))
      const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
      c.header('x-total-count', String(total))
      c.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '))
      const users = await Promise.all(rows.map((user) => presentUser(ctx.sql, user)))
      return c.json({ users, aud: 'authenticated' })
    })
    .post('/admin/users', async (c) => {
      const body = await readAuthBody(c.req.raw, createSchema)
      if (body.password) checkPassword(body.password, ctx.config.minPasswordLength)
      const user = await ctx.sql.begin(async (tx) => {
        if (await findUserByEmail(tx, body.email)) throw emailExists()
        const made = await createUser(tx, {
          ...(body.id ? { id: body.id } : {}),
          email: body.email,
          password: body.password ?? null,
          passwordHash: body.password_hash ?? null,
          confirmed: body.email_confirm ?? false,
          userMetadata: body.user_metadata ?? {},
          appMetadata: body.app_metadata ?? {},
        })
        return body.ban_duration
          ? updateUser(tx, made.id, { banned_until: bannedUntil(body.ban_duration) })
          : made
      })
      return c.json(await presentUser(ctx.sql, user))
    })
    .get('/admin/users/:id', async (c) => c.json(await presentUser(ctx.sql, await find(c.req.param('id')))))
    .put('/admin/users/:id', async (c) => {
      const user = await find(c.req.param('id'))
      const body = await readAuthBody(c.req.raw, updateSchema)
      if (body.password) checkPassword(body.password, ctx.config.minPasswordLength)
      const fresh = await ctx.sql.begin(async (tx) => {
        const change: Record<string, unknown> = {}
        if (body.email && body.email !== user.email) {
          if (await findUserByEmail(tx, body.email)) throw emailExists()
          change.email = body.email
          await syncIdentity(tx, user.id, body.email)
        }
        if (body.password) change.encrypted_password = await hashPassword(tx, body.password)
        if (body.email_confirm && !user.email_confirmed_at) change.email_confirmed_at = new Date()
        if (body.user_metadata)
          change.raw_user_meta_data = mergeMetadata(user.raw_user_meta_data, body.user_metadata)
        if (body.app_metadata)
          change.raw_app_meta_data = mergeMetadata(user.raw_app_meta_data, body.app_metadata)
        if (body.ban_duration) change.banned_until = bannedUntil(body.ban_duration)
        if (body.password || change.banned_until) await endSessions(tx, user.id)
        return updateUser(tx, user.id, change)
      })
      return c.json(await presentUser(ctx.sql, fresh))
    })
    .get('/admin/users/:id/factors', async (c) => {
      const { factors } = await presentUser(ctx.sql, await find(c.req.param('id')))
      return c.json(factors ?? [])
    })
    .delete('/admin/users/:id/factors/:factor', async (c) => {
      const user = await find(c.req.param('id'))
      await ctx.sql.begin(async (tx) => {
        const factor = await lockFactor(tx, user.id, c.req.param('factor'))
        await tx`delete from auth.mfa_factors where id = ${factor.id}`
        if (!(await hasVerifiedFactor(tx, user.id))) await lowerSessions(tx, user.id)
      })
      return c.json({ id: c.req.param('factor') })
    })
    .delete('/admin/users/:id', async (c) => {
      const user = await find(c.req.param('id'))
      const body = await readAuthBody(c.req.raw, deleteSchema)
      if (body.should_soft_delete) {
        await ctx.sql.begin(async (tx) => {
          await endSessions(tx, user.id)
          await updateUser(tx, user.id, {
            deleted_at: new Date(),
            email: `${user.id}@deleted.invalid`,
            encrypted_password: '',
          })
        })
      } else await ctx.sql`delete from auth.users where id = ${user.id}`
      return c.json({})
    })
}

/** Parses a positive number of the query; 0 or a missing value gives the default, as hosted. */
function paginationOf(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value || fallback
  throw new AuthFailure(
    400,
    'validation_failed',
    `Bad Pagination Parameters: "${text}" is not a number of a page`,
  )
}

/** `none` lifts a ban; otherwise a Go duration, such as `24h` or `1h30m`. */
function bannedUntil(duration: string): Date | null {
  if (duration === 'none') return null
  const units: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000 }
  let total = 0
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)([hms])/g))
    total += Number(amount) * (units[unit ?? ''] ?? 0)
  return new Date(Date.now() + total)
}
