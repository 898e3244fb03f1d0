import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { listQuery } from './list.ts'
import { nameText } from './name-text.ts'

const timestamp = z.iso.datetime({ offset: true })

/** The roles of the permission list (R-153), which are not the users' roles. */
export const CATALOGUE_ROLES = ['administrator', 'manager', 'users', 'support', 'restricted-user'] as const

/** A row of the permission list. */
export const permission = z.object({
  id: z.number().int(),
  name: z.string(),
  assignedTo: z.array(z.enum(CATALOGUE_ROLES)),
  createdDate: timestamp,
  revision: z.number().int(),
})
export type Permission = z.infer<typeof permission>

/**
 * `GET /api/apps/permissions`: sorted by name; `q` matches names, creation dates and prefixes of role names.
 */
export const permissionListQuery = listQuery
export const permissionList = z.object({
  permissions: z.array(permission),
  totalPermissions: z.number().int(),
})

const name = nameText(120)
const assignedTo = boundedArray(z.enum(CATALOGUE_ROLES), CATALOGUE_ROLES.length)

/** `POST /api/apps/permissions` → 201 `{permission}`. */
export const createPermissionBody = z.object({ name, assignedTo: assignedTo.default([]) })
export type CreatePermissionBody = z.input<typeof createPermissionBody>

/**
 * `PATCH /api/apps/permissions/:id` → `{permission}`, 409 with the current one when `revision` is outdated; `DELETE`
 * → 204.
 */
export const patchPermissionBody = z.object({
  name: name.optional(),
  assignedTo: assignedTo.optional(),
  revision: z.number().int().min(0).max(2_147_483_647),
})
export type PatchPermissionBody = z.input<typeof patchPermissionBody>
export const permissionResponse = z.object({ permission })
