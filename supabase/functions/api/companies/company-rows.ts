import type { Company, CompanyPage, PatchCompanyBody } from '../../_shared/contract/companies.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { ListDefinition } from '../../_shared/db/list-query.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { personJson } from '../projects/person-json.ts'

const PEOPLE = '(select count(*)::int from public.profiles p where p.company_id = co.id)'
const OPEN_PROJECTS = `
  (select count(*)::int from public.projects pr where pr.company_id = co.id and pr.status <> 'delivered' and pr.withdrawn_at is null)`
const COLUMNS = `
  co.id, co.name, co.status, co.mail_content, co.reminder_days, co.acceptance_days, ${PEOPLE} as people, ${OPEN_PROJECTS} as open_projects,
  k.can, co.revision,
  co.created_at, co.updated_at as last_updated`

/** `GET /api/companies`. */
export const companyListDefinition: ListDefinition = {
  from: 'public.companies',
  alias: 'co',
  select: COLUMNS,
  join: 'join private.companies_can(array(select page.id from page)) k on k.id = co.id',
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

type Changes = Omit<PatchCompanyBody, 'revision'>
const given = (columns: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))

/** The columns of the given fields of a company. */
export const companyColumns = ({ name, status, mailContent, reminderDays, acceptanceDays }: Changes) =>
  given({
    name,
    status,
    mail_content: mailContent,
    reminder_days: reminderDays,
    acceptance_days: acceptanceDays,
  })

/** The columns of the given fields of its terms. */
export const termsColumns = ({ terms, defaultAssigneeId, sourceLanguage, targetLanguages }: Changes) =>
  given({
    terms,
    default_assignee: defaultAssigneeId,
    source_language: sourceLanguage,
    target_languages: targetLanguages,
  })

/** Returns one company; throws 404 when the caller may not read it. */
export async function readCompany(tx: Tx, id: string): Promise<Company> {
  const [row] = await tx<Company[]>`
    select ${tx.unsafe(COLUMNS)} from public.companies co
      cross join lateral private.companies_can(array[co.id]) k where co.id = ${id}`
  if (!row) throw notFound()
  return row
}

/** Returns the terms and the people of a company; row-level security decides who reads the terms. */
export async function readCompanyPage(tx: Tx, id: string): Promise<CompanyPage> {
  const company = await readCompany(tx, id)
  const [terms] = await tx<CompanyPage['terms'][]>`
    select t.terms, ${tx.unsafe(personJson('t.default_assignee'))} as default_assignee, t.source_language, t.target_languages
      from public.company_terms t where t.company_id = ${id}`
  if (!terms) throw notFound()
  const contacts = await tx<{ contact: CompanyPage['contacts'][number] }[]>`
    select ${tx.unsafe(personJson('u.id'))}::jsonb || jsonb_build_object('no', u.no, 'isActive', u.status = 'active',
        'presence', private.presence_of(u.presence, u.seen_at)) as contact
      from public.profiles u where u.company_id = ${id}
     order by u.status <> 'active', private.fold(u.full_name), u.no limit 100`
  return { company, terms, contacts: contacts.map(({ contact }) => contact) }
}
