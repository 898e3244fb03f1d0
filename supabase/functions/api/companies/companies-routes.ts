import { createRoute } from '@hono/zod-openapi'
import {
  type Company,
  company,
  companyList,
  companyListQuery,
  companyPageResponse,
  companyResponse,
  createCompanyBody,
  patchCompanyBody,
} from '../../_shared/contract/companies.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'
import { mapConstraintErrors } from '../projects/constraint-errors.ts'
import {
  companyColumns,
  companyListDefinition,
  readCompany,
  readCompanyPage,
  termsColumns,
} from './company-rows.ts'

const tags = ['administration']

/** `/api/companies`: the customers of the agency. */
export function companiesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/companies',
      tags,
      summary: 'Lists companies, sorted by name, status, people, openProjects or createdAt.',
      request: { query: companyListQuery },
      responses: ok(companyList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'companies')
        const conditions = query.status === undefined ? [] : [tx`co.status = ${query.status}`]
        return runList<Company>(tx, companyListDefinition, query, conditions)
      })
      return c.json({ companies: rows, total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/companies',
      tags,
      summary: 'Creates a company.',
      request: { body: jsonBody(createCompanyBody) },
      responses: created(companyResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const company = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'create', 'companies')
        const [row] = await tx<
          { id: string }[]
        >`insert into public.companies ${tx(companyColumns(body))} returning id`
        return readCompany(tx, row?.id ?? '')
      })
      return c.json({ company }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/companies/{id}',
      tags,
      summary:
        'Returns a company that the caller may read; counts only people and projects the caller may see.',
      request: { params: idParams('id') },
      responses: ok(companyResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ company: await c.var.asCaller((tx) => readCompany(tx, id)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/companies/{id}/page',
      tags,
      summary: 'Returns a company with its terms and its people, for those who may read companies.',
      request: { params: idParams('id') },
      responses: ok(companyPageResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const page = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'companies')
        return readCompanyPage(tx, id)
      })
      return c.json(page, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/companies/{id}',
      tags,
      summary: 'Changes a company.',
      request: { params: idParams('id'), body: jsonBody(patchCompanyBody) },
      responses: { ...ok(companyResponse), ...conflict({ company }) },
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, ...changes } = c.req.valid('json')
      const save = c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'update', 'companies')
        const given = companyColumns(changes)
        const terms = termsColumns(changes)
        const [locked] = await tx<{ revision: number; updatedBy: string }[]>`
          select revision, updated_by from public.companies where id = ${id} for update`
        const current = await readCompany(tx, id)
        if (locked?.revision !== revision)
          throw new HttpError('conflict', {
            beside: { company: current, changedBy: locked?.updatedBy ?? '' },
          })
        if (Object.keys(given).length > 0) await tx`update public.companies set ${tx(given)} where id = ${id}`
        if (Object.keys(terms).length > 0)
          await tx`update public.company_terms set ${tx(terms)} where company_id = ${id}`
        return readCompany(tx, id)
      })
      return c.json({ company: await mapConstraintErrors(save) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/companies/{id}',
      tags,
      summary: 'Deletes a company without people and projects.',
      request: { params: idParams('id') },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'delete', 'companies')
        await readCompany(tx, id)
        // The policy deletes only a company that nothing references (private.companies_can).
        const deleted = await tx`delete from public.companies where id = ${id}`
        if (deleted.count === 0) throw new HttpError('wrong_state', { reason: 'company_in_use' })
      })
      return c.body(null, 204)
    },
  )
}
