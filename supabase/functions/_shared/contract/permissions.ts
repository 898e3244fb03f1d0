import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { listQuery } from './list.ts'

const timestamp = z.iso.datetime({ offset: true })

/** The roles of the catalogue (spec 6), which are not those people hold. */
export const CATALOGUE_ROLES = ['administrator', 'manager', 'users', 'support', 'restricted-user'] as const

/** A line of the catalogue (spec 3, Permission). */
export const permission = z.object({
  id: z.number().int(),
  name: z.string(),
  assignedTo: z.array(z.enum(CATALOGUE_ROLES)),
  createdDate: timestamp,
  revision: z.number().int(),
})
export type Permission = z.infer<typeof permission>

/** `GET /api/apps/permissions` (spec 7): sorted by name; `q` is found in names, creation dates and starts of role names. */
export const permissionListQuery = listQuery
export const permissionList = z.object({
  permissions: z.array(permission),
  totalPermissions: z.number().int(),
})

export const PERMISSION_MESSAGES = {
  name: 'Permission name is required',
  taken: 'There is a permission of this name already',
} as const

const name = z
  .string({ error: PERMISSION_MESSAGES.name })
  .trim()
  .min(1, PERMISSION_MESSAGES.name)
  .max(120, 'At most 120 characters')
const assignedTo = boundedArray(z.enum(CATALOGUE_ROLES), CATALOGUE_ROLES.length)

/** `POST /api/apps/permissions` → 201 `{permission}`. */
export const createPermissionBody = z.object({ name, assignedTo: assignedTo.default([]) })
export type CreatePermissionBody = z.input<typeof createPermissionBody>

/** `PATCH /api/apps/permissions/:id` → `{permission}`, 409 with it when `revision` is old; `DELETE` → 204. */
export const patchPermissionBody = z.object({
  name: name.optional(),
  assignedTo: assignedTo.optional(),
  revision: z.number().int().min(0).max(2_147_483_647),
})
export type PatchPermissionBody = z.input<typeof patchPermissionBody>
export const permissionAnswer = z.object({ permission })
