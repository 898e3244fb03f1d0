import { z } from 'zod'
import {
  createPermissionBody,
  patchPermissionBody,
  permission,
  permissionList,
  permissionListQuery,
  permissionResponse,
} from '../../contract/permissions.ts'
import {
  deleteUserQuery,
  inviteUserBody,
  inviteUserResponse,
  patchUserBody,
  resendInvitationBody,
  userBelongings,
  userDetail,
  userList,
  userListQuery,
  userProjects,
  userResponse,
  userStatistics,
} from '../../contract/users.ts'
import { conflictResponseOf, done, made, numbered, type Operations, ok } from '../operation.ts'

const users = '/apps/users'
const user = `${users}/:no`
const permissions = '/apps/permissions'
const params = numbered('no')

/** The people of the place, and the catalogue of permissions. */
export const people: Operations = {
  area: 'users and permissions',
  operations: [
    {
      method: 'get',
      path: users,
      summary: 'By user, email, role, plan, status or billing; beyond the last page it is page 1 again.',
      query: userListQuery,
      answers: ok(userList),
      refuses: ['invalid'],
    },
    {
      method: 'get',
      path: `${users}/figures`,
      summary: 'How many there are, by status.',
      answers: ok(userStatistics),
    },
    {
      method: 'post',
      path: users,
      summary: 'Invites somebody by mail.',
      body: inviteUserBody,
      answers: made(inviteUserResponse),
      refuses: ['too_many'],
    },
    {
      method: 'get',
      path: user,
      summary: 'One by the public number.',
      params,
      answers: {
        ...ok(userDetail),
        404: { description: 'There is none', schema: z.object({ message: z.literal('User not found') }) },
      },
    },
    {
      method: 'patch',
      path: user,
      summary: 'Changes one.',
      params,
      body: patchUserBody,
      answers: { ...ok(userResponse), ...conflictResponseOf({ user: userDetail }) },
      refuses: ['wrong_state'],
    },
    {
      method: 'delete',
      path: user,
      summary: 'Deletes one; what belongs to the person goes to whoever is named.',
      params,
      query: deleteUserQuery,
      answers: { ...done, 404: { description: 'There is none', text: 'User not found' } },
      refuses: ['invalid', 'wrong_state'],
    },
    {
      method: 'get',
      path: `${user}/belongings`,
      summary: 'What somebody has to take over before the account can be deleted.',
      params,
      answers: ok(userBelongings),
    },
    {
      method: 'get',
      path: `${user}/requests`,
      summary: 'The newest requests of a person.',
      params,
      answers: ok(userProjects),
    },
    {
      method: 'post',
      path: `${user}/invitation`,
      summary: 'Sends the invitation again.',
      params,
      body: resendInvitationBody,
      answers: done,
      refuses: ['wrong_state', 'too_many'],
    },
    {
      method: 'delete',
      path: `${user}/invitation`,
      summary: 'Takes an invitation back, and the account with it.',
      params,
      answers: done,
      refuses: ['wrong_state'],
    },
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
