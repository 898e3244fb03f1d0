import type { Hono } from 'hono'
import { createRoleBody, dryRunBody, putRulesBody, type RoleDryRun } from '../../_shared/contract/roles.ts'
import { readBody } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { withUserErrors } from '../users/user-errors.ts'
import { checkRules } from './check-rules.ts'
import { requireAbility } from './require-ability.ts'
import { readRole, readRoles, roleParam } from './role-rows.ts'

const SHOWN = 100

/** `/api/roles`: the roles, their people and their rules, with a dry run before a change. */
export function rolesResource(api: Hono<Env>): void {
  api.get('/roles', async (c) => {
    const roles = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'read', 'roles')
      return readRoles(tx)
    })
    return c.json({ roles })
  })

  api.post('/roles', async (c) => {
    const { name, description, like = null } = await readBody(c, createRoleBody)
    const role = await withUserErrors(
      c.var.asCaller(async (tx) => {
        await tx`select private.create_role(${name}, ${description}, ${like})`
        return readRole(tx, name)
      }),
    )
    return c.json({ role }, 201)
  })

  api.delete('/roles/:role', async (c) => {
    const name = roleParam(c)
    await withUserErrors(c.var.asCaller((tx) => tx`select private.delete_role(${name})`))
    return c.body(null, 204)
  })

  api.post('/roles/:role/dry-run', async (c) => {
    const name = roleParam(c)
    const { rules } = await readBody(c, dryRunBody)
    const answer = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'read', 'roles')
      const role = await readRole(tx, name)
      await checkRules(tx, rules)
      const [changes, people] = await Promise.all([
        tx<RoleDryRun['changes']>`
          select action, subject, is_gained as "isGained" from private.compare_rules(${name}, ${tx.json(rules as never)})`,
        tx<RoleDryRun['people']>`
          select p.no, p.id as uid, p.full_name as name, p.email, p.avatar_path as avatar, p.status = 'active' as "isActive"
            from private.user_roles ur join public.profiles p on p.id = ur.user_id
           where ur.role = ${name} order by p.status <> 'active', private.fold(p.full_name), p.id limit ${SHOWN}`,
      ])
      return { changes, total: role.people, people }
    })
    return c.json(answer)
  })

  api.put('/roles/:role/rules', async (c) => {
    const name = roleParam(c)
    const { rules, revision } = await readBody(c, putRulesBody)
    const role = await withUserErrors(
      c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'update', 'roles')
        await checkRules(tx, rules)
        const [row] = await tx<{ isDone: boolean }[]>`
          select private.replace_rules(${name}, ${revision}, ${tx.json(rules as never)}) as "isDone"`
        const now = await readRole(tx, name)
        if (!row?.isDone) throw new HttpError('conflict', { beside: { role: now } })
        return now
      }),
    )
    return c.json({ role })
  })
}
