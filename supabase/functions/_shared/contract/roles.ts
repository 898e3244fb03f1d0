import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { personRef } from './people.ts'
import { abilityRule } from './session.ts'

/** The actions of a rule; `manage` means every action. */
export const ACTIONS = ['read', 'create', 'update', 'delete', 'manage'] as const

/** The subjects of a rule; existing rules may have other subjects. */
export const SUBJECTS = [
  'all',
  'admin',
  'user',
  'client',
  'home',
  'demo',
  'manuscripts',
  'projects',
  'all-projects',
  'delivered-projects',
  'assignments',
  'profiles',
  'companies',
  'roles',
  'permissions',
] as const

/** A role with its people and rules. */
export const role = z.object({
  name: z.string(),
  description: z.string(),
  isCustom: z.boolean(),
  people: z.number().int(),
  /** The first people of the role, for their avatars. */
  avatars: z.array(personRef),
  rules: z.array(abilityRule),
  /** People of the role need a second factor. */
  requiresTwoFactor: z.boolean(),
  revision: z.number().int(),
})
export type Role = z.infer<typeof role>

/** `GET /api/roles`. */
export const roleList = z.object({ roles: z.array(role) })
export const roleResponse = z.object({ role })

const rule = abilityRule.extend({
  action: z.enum(ACTIONS),
  subject: z.string().trim().min(1).max(60),
  fields: boundedArray(z.string().max(60), 40).optional(),
  conditions: z
    .record(z.string().max(60), z.unknown())
    .refine((value) => JSON.stringify(value).length <= 2000)
    .optional(),
})
const rules = boundedArray(rule, 100)

/** `POST /api/roles/:role/dry-run`: the users who would gain or lose rights; changes nothing. */
export const dryRunBody = z.object({ rules })
export const roleDryRun = z.object({
  changes: z.array(z.object({ action: z.enum(ACTIONS), subject: z.string(), isGained: z.boolean() })),
  /** The number of affected users, and the first hundred by name. */
  total: z.number().int(),
  people: z.array(personRef.extend({ no: z.number().int(), isActive: z.boolean() })),
})
export type RoleDryRun = z.infer<typeof roleDryRun>

/** `PUT /api/roles/:role/rules` → `{role}`; 409 with the current `{role}` when `revision` is outdated. */
export const putRulesBody = z.object({ rules, revision: z.number().int().min(0).max(2_147_483_647) })
export type PutRulesBody = z.input<typeof putRulesBody>

/** `POST /api/roles` → 201 `{role}`; `DELETE /api/roles/:role` → 204, only for a custom role without users. */
export const createRoleBody = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9-]{1,39}$/),
  description: z.string().trim().max(300).default(''),
  /** The role whose rules are copied. */
  like: z.string().max(40).optional(),
})
export type CreateRoleBody = z.input<typeof createRoleBody>
