import type { Sql } from 'postgres'

/** A company that nobody and nothing belongs to. */
export const EMPTY_COMPANY = '0b000000-0000-4000-8000-0000000000ee'

/** Lays out what the cells of administration speak of. */
export async function buildAdministration(owner: Sql, otherCompany: string): Promise<void> {
  await owner`insert into public.companies (id, name) values (${EMPTY_COMPANY}, 'Empty')`
  // Somebody is about to join the other company, so it is not empty.
  await owner`insert into private.invitations (email, role, company_id) values ('soon@test.example', 'client', ${otherCompany})`
}
