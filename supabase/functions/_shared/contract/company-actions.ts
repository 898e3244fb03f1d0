import { type ActionTable, createActionChecks } from './action-table.ts'
import type { Company } from './companies.ts'

/** `in_use`: people, projects or invitations belong to the company. */
type CompanyState = 'empty' | 'in_use'
/** The abilities `update companies` and `delete companies`. */
type CompanyRight = 'update' | 'delete'

/** Each action on a company with the rights and states that allow it; tested against SQL. */
const COMPANY_ACTIONS = {
  edit: { update: ['empty', 'in_use'] },
  delete: { delete: ['empty'] },
} as const satisfies ActionTable<CompanyRight, CompanyState>

/** `companyCan.delete({ ...company, rights })` returns whether the action is possible now, or why not. */
export const companyCan = createActionChecks<
  CompanyRight,
  CompanyState,
  typeof COMPANY_ACTIONS,
  Pick<Company, 'isDeletable'> & { rights: Readonly<Record<CompanyRight, boolean>> }
>(
  COMPANY_ACTIONS,
  ({ rights }) => rights,
  ({ isDeletable }) => (isDeletable ? 'empty' : 'in_use'),
)
