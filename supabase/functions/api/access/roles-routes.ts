import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  createRoleBody,
  dryRunBody,
  putRulesBody,
  type RoleDryRun,
  role,
  roleDryRun,
  roleList,
  roleResponse,
} from '../../_shared/contract/roles.ts'
import { roleTwoFactorBody } from '../../_shared/contract/two-factor.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { withUserErrors } from '../users/user-errors.ts'
import { checkRules } from './check-rules.ts'
import { requireAbility } from './require-ability.ts'
import { readRole, readRoles } from './role-rows.ts'

const tags = ['administration']

/** The name of a role in the path; an invalid name gives 404. */
const roleParams = z.object({ role: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/) })

const SHOWN = 100

/** `/api/roles`: the roles, their people and their rules, with a dry run before a change. */
export function rolesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/roles',
      tags,
      summary: 'Lists roles with their rules.',
      responses: ok(roleList),
    }),
    async (c) => {
      const roles = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'roles')
        return readRoles(tx)
      })
      return c.json({ roles }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/roles',
      tags,
      summary: 'Creates a role, optionally with the rules of another one.',
      request: { body: jsonBody(createRoleBody) },
      responses: created(roleResponse),
    }),
    async (c) => {
      const { name, description, like = null } = c.req.valid('json')
      const role = await withUserErrors(
        c.var.asCaller(async (tx) => {
          await tx`select private.create_role(${name}, ${description}, ${like})`
          return readRole(tx, name)
        }),
      )
      return c.json({ role }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/roles/{role}',
      tags,
      summary: 'Deletes a custom role that no user has.',
      request: { params: roleParams },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { role: name } = c.req.valid('param')
      await withUserErrors(c.var.asCaller((tx) => tx`select private.delete_role(${name})`))
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/roles/{role}/dry-run',
      tags,
      summary: 'Lists who would gain or lose which permissions; changes nothing.',
      request: {
        params: roleParams,
        body: jsonBody(dryRunBody),
      },
      responses: ok(roleDryRun),
    }),
    async (c) => {
      const { role: name } = c.req.valid('param')
      const { rules } = c.req.valid('json')
      const response = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'roles')
        const role = await readRole(tx, name)
        await checkRules(tx, rules)
        const [changes, people] = await Promise.all([
          tx<RoleDryRun['changes']>`
          select action, subject, is_gained from private.compare_rules(${name}, ${tx.json(rules as never)})`,
          tx<RoleDryRun['people']>`
          select p.no, p.id as uid, p.full_name as name, p.email, p.avatar_path as avatar, p.status = 'active' as is_active
            from private.user_roles ur join public.profiles p on p.id = ur.user_id
           where ur.role = ${name} order by p.status <> 'active', private.fold(p.full_name), p.id limit ${SHOWN}`,
        ])
        return { changes, total: role.people, people }
      })
      return c.json(response, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/roles/{role}/two-factor',
      tags,
      summary: 'Sets whether people of a role must use two-factor sign-in.',
      request: { params: roleParams, body: jsonBody(roleTwoFactorBody) },
      responses: ok(roleResponse),
    }),
    async (c) => {
      const { role: name } = c.req.valid('param')
      const { isRequired } = c.req.valid('json')
      const role = await withUserErrors(
        c.var.asCaller(async (tx) => {
          // Read first: the caller's own role may require a second factor from now on.
          const before = await readRole(tx, name)
          await tx`select private.require_two_factor(${name}, ${isRequired})`
          return { ...before, requiresTwoFactor: isRequired }
        }),
      )
      return c.json({ role }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/roles/{role}/rules',
      tags,
      summary: 'Replaces the rules of a role.',
      request: {
        params: roleParams,
        body: jsonBody(putRulesBody),
      },
      responses: { ...ok(roleResponse), ...conflict({ role }) },
    }),
    async (c) => {
      const { role: name } = c.req.valid('param')
      const { rules, revision } = c.req.valid('json')
      const role = await withUserErrors(
        c.var.asCaller(async (tx) => {
          await requireAbility(tx, 'update', 'roles')
          await checkRules(tx, rules)
          const [row] = await tx<{ isDone: boolean }[]>`
          select private.replace_rules(${name}, ${revision}, ${tx.json(rules as never)}) as is_done`
          const now = await readRole(tx, name)
          if (!row?.isDone) throw new HttpError('conflict', { beside: { role: now } })
          return now
        }),
      )
      return c.json({ role }, 200)
    },
  )
}
