import {
  createPermissionBody,
  patchPermissionBody,
  permission,
  permissionList,
  permissionListQuery,
  permissionResponse,
} from '../../contract/permissions.ts'
import { conflictResponseOf, done, made, numbered, type Operations, ok } from '../operation.ts'

const permissions = '/apps/permissions'

/** The people of the place, and the catalogue of permissions. */
export const people: Operations = {
  area: 'users and permissions',
  operations: [
    {
      method: 'get',
      path: permissions,
      summary: 'The catalogue, by name; found by name, creation date or start of a role name.',
      query: permissionListQuery,
      answers: ok(permissionList),
    },
    {
      method: 'post',
      path: permissions,
      summary: 'Adds one.',
      body: createPermissionBody,
      answers: made(permissionResponse),
    },
    {
      method: 'patch',
      path: `${permissions}/:id`,
      summary: 'Changes one.',
      params: numbered(),
      body: patchPermissionBody,
      answers: { ...ok(permissionResponse), ...conflictResponseOf({ permission }) },
    },
    {
      method: 'delete',
      path: `${permissions}/:id`,
      summary: 'Deletes one.',
      params: numbered(),
      answers: done,
    },
  ],
}
