import type { Company, PatchCompanyBody } from '../../_shared/contract/companies.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { ListDefinition } from '../../_shared/db/list-query.ts'
import { notFound } from '../../_shared/http/errors.ts'

const PEOPLE = '(select count(*)::int from public.profiles p where p.company_id = co.id)'
const OPEN_PROJECTS = `
  (select count(*)::int from public.projects pr where pr.company_id = co.id and pr.status <> 'delivered' and pr.withdrawn_at is null)`
const COLUMNS = `
  co.id, co.name, co.status, co.mail_content, co.reminder_days, co.acceptance_days, ${PEOPLE} as people, ${OPEN_PROJECTS} as open_projects,
  private.may_delete_company(co.id) as is_deletable, co.revision,
  co.created_at, co.updated_at as last_updated`

/** `GET /api/companies`. */
export const companyListDefinition: ListDefinition = {
  from: 'public.companies',
  alias: 'co',
  select: COLUMNS,
  search: ['co.name'],
  sort: {
    name: 'private.fold(co.name)',
    status: 'co.status',
    people: PEOPLE,
    openProjects: OPEN_PROJECTS,
    createdAt: 'co.created_at',
  },
  defaultSort: { by: 'name', order: 'asc' },
  tieBreak: 'co.id',
}

/** The columns of the given fields of a company. */
export const companyColumns = ({
  mailContent,
  reminderDays,
  acceptanceDays,
  ...rest
}: Omit<PatchCompanyBody, 'revision'>) =>
  Object.fromEntries(
    Object.entries({
      ...rest,
      mail_content: mailContent,
      reminder_days: reminderDays,
      acceptance_days: acceptanceDays,
    }).filter(([, value]) => value !== undefined),
  )

/** Returns one company; throws 404 when the caller may not read it. */
export async function readCompany(tx: Tx, id: string): Promise<Company> {
  const [row] = await tx<Company[]>`
    select ${tx.unsafe(COLUMNS)} from public.companies co where co.id = ${id}`
  if (!row) throw notFound()
  return row
}
