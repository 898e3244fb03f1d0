import type { Sql } from 'postgres'

/** A company without rows that reference it. */
export const EMPTY_COMPANY = '0b000000-0000-4000-8000-0000000000ee'

export const PLAN_ORDER = '0b000000-0000-4000-8000-0000000000ef'

/** Creates the rows for the administration cells. */
export async function buildAdministration(owner: Sql, otherCompany: string): Promise<void> {
  await owner`insert into public.companies (id, name) values (${EMPTY_COMPANY}, 'Empty')`
  await owner`insert into public.plan_orders (id, plan, period, method, cents, name, email, company, address)
    values (${PLAN_ORDER}, 'team', 'monthly', 'Invoice', 2900, 'Ada', 'ada@test.example', 'Aalto', '{}')`
  // A pending invitation references the other company, so it is not empty.
  await owner`insert into private.invitations (email, role, company_id) values ('soon@test.example', 'client', ${otherCompany})`
}
