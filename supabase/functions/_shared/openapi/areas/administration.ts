import { z } from 'zod'
import { dashboardQuery, dashboardResponse } from '../../contract/admin.ts'
import {
  company,
  companyList,
  companyListQuery,
  companyResponse,
  createCompanyBody,
  patchCompanyBody,
} from '../../contract/companies.ts'
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
    {
      method: 'get',
      path: '/companies',
      summary: 'By name, status, people, openRequests or createdAt.',
      query: companyListQuery,
      answers: ok(companyList),
    },
    {
      method: 'post',
      path: '/companies',
      summary: 'Adds one.',
      body: createCompanyBody,
      answers: made(companyResponse),
      refuses: ['already_exists'],
    },
    {
      method: 'get',
      path: '/companies/:id',
      summary: 'One the caller may read, with the people and open requests they may see of it.',
      answers: ok(companyResponse),
    },
    {
      method: 'patch',
      path: '/companies/:id',
      summary: 'Changes one.',
      body: patchCompanyBody,
      answers: { ...ok(companyResponse), ...conflictResponseOf({ company }) },
      refuses: ['already_exists'],
    },
    {
      method: 'delete',
      path: '/companies/:id',
      summary: 'Deletes one nobody belongs to.',
      answers: done,
      refuses: ['wrong_state'],
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
