import type { Hono } from 'hono'
import {
  COMPANY_MESSAGES,
  companyListQuery,
  createCompanyBody,
  patchCompanyBody,
} from '../../_shared/contract/companies.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { requireAbility } from '../access/require-ability.ts'
import { type CompanyRow, companyListDefinition, presentCompany, readCompany } from './company-rows.ts'

/** `/api/companies`: the customers of the agency, for whoever may read them all. */
export function companiesResource(api: Hono<Env>): void {
  api.get('/companies', async (c) => {
    const query = readQuery(c, companyListQuery)
    const { rows, total } = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'read', 'companies')
      const conditions = query.status === undefined ? [] : [tx`co.status = ${query.status}`]
      return runList<CompanyRow>(tx, companyListDefinition, query, conditions)
    })
    return c.json({ companies: rows.map(presentCompany), total })
  })

  api.post('/companies', async (c) => {
    const body = await readBody(c, createCompanyBody)
    const company = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'create', 'companies')
      const [made] = await tx<{ id: string }[]>`insert into public.companies ${tx(body)} returning id`
      return readCompany(tx, made?.id ?? '')
    })
    return c.json({ company }, 201)
  })

  // The policies decide: one's own company, or all of them; people and requests are counted as far as the caller may see them.
  api.get('/companies/:id', async (c) => {
    const id = idParam(c, 'id')
    return c.json({ company: await c.var.asCaller((tx) => readCompany(tx, id)) })
  })

  api.patch('/companies/:id', async (c) => {
    const id = idParam(c, 'id')
    const { revision, ...changes } = await readBody(c, patchCompanyBody)
    const company = await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'update', 'companies')
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const [locked] = await tx<{ revision: number }[]>`
        select revision from public.companies where id = ${id} for update`
      const now = await readCompany(tx, id)
      if (locked?.revision !== revision) throw new HttpError('conflict', { beside: { company: now } })
      if (Object.keys(given).length === 0) return now
      await tx`update public.companies set ${tx(given)} where id = ${id}`
      return readCompany(tx, id)
    })
    return c.json({ company })
  })

  api.delete('/companies/:id', async (c) => {
    const id = idParam(c, 'id')
    await c.var.asCaller(async (tx) => {
      await requireAbility(tx, 'delete', 'companies')
      await readCompany(tx, id)
      // The policy lets an empty one go, and no other.
      const gone = await tx`delete from public.companies where id = ${id}`
      if (gone.count === 0) throw new HttpError('wrong_state', { message: COMPANY_MESSAGES.in_use })
    })
    return c.body(null, 204)
  })
}
