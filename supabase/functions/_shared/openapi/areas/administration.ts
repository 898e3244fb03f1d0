import { z } from 'zod'
import { dashboardQuery, dashboardResponse } from '../../contract/admin.ts'
import {
  createRoleBody,
  dryRunBody,
  putRulesBody,
  role,
  roleDryRun,
  roleList,
  roleResponse,
} from '../../contract/roles.ts'
import { conflictResponseOf, done, made, type Operations, ok } from '../operation.ts'

const params = { role: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/) }

/** The dashboard of the administration, companies and roles. */
export const administration: Operations = {
  area: 'administration',
  operations: [
    {
      method: 'get',
      path: '/admin/dashboard',
      summary: 'The state of the place in numbers.',
      query: dashboardQuery,
      answers: ok(dashboardResponse),
    },
    { method: 'get', path: '/roles', summary: 'Every role with its rules.', answers: ok(roleList) },
    {
      method: 'post',
      path: '/roles',
      summary: 'Adds one, with the rules of another if wanted.',
      body: createRoleBody,
      answers: made(roleResponse),
    },
    {
      method: 'delete',
      path: '/roles/:role',
      summary: 'Deletes one of one’s own making that nobody holds.',
      params,
      answers: done,
      refuses: ['wrong_state'],
    },
    {
      method: 'post',
      path: '/roles/:role/dry-run',
      summary: 'Who would gain and lose what by these rules; changes nothing.',
      params,
      body: dryRunBody,
      answers: ok(roleDryRun),
    },
    {
      method: 'put',
      path: '/roles/:role/rules',
      summary: 'Gives a role these rules.',
      params,
      body: putRulesBody,
      answers: { ...ok(roleResponse), ...conflictResponseOf({ role }) },
    },
  ],
}
