import type { ListDefinition } from '../../_shared/db/list-query.ts'

/** The client of an invoice as JSON. */
export const CLIENT_COLUMNS = `json_build_object('name', c.name, 'company', c.company, 'companyEmail', c.company_email,
  'country', c.country, 'contact', c.contact, 'address', c.address)`

/** The columns of an invoice with its client. */
export const INVOICE_COLUMNS = `t.id, t.issued_date, t.due_date, ${CLIENT_COLUMNS} as client, t.service, t.total, c.avatar,
  t.invoice_status, t.balance`

/** The join from an invoice to its client. */
export const INVOICE_JOIN = 'join demo.invoice_clients as c on c.id = t.client_id'

/** `GET /api/apps/invoice`: reversed before sorting. */
export const invoiceListDefinition: ListDefinition = {
  from: 'demo.invoices',
  alias: 't',
  select: INVOICE_COLUMNS,
  join: INVOICE_JOIN,
  search: { folded: 't.search' },
  sort: {
    client: { by: 't.client_sort' },
    total: { by: 't.total' },
    id: { by: 't.id' },
    date: { by: 't.issued_date' },
    balance: { by: 't.balance' },
  },
  tieBreak: 't.id desc',
  id: 'id',
}

/** `GET /api/apps/logistics/vehicles`. */
export const vehicleListDefinition: ListDefinition = {
  from: 'demo.vehicles',
  alias: 't',
  // The cities of the current trip, as the fleet shows them.
  select: `t.id, t.location, t.warnings, t.progress,
    case when t.is_returning then t.end_city else t.start_city end as start_city,
    case when t.is_returning then t.end_country else t.start_country end as start_country,
    case when t.is_returning then t.start_city else t.end_city end as end_city,
    case when t.is_returning then t.start_country else t.end_country end as end_country`,
  search: [],
  sort: {
    location: { by: 't.location' },
    startRoute: { by: 't.start_route' },
    endRoute: { by: 't.end_route' },
    warnings: { by: 't.warnings' },
    progress: { by: 't.progress' },
  },
  tieBreak: 't.id asc',
  id: 'id',
}

/** `GET /api/dashboard/analytics/projects`. */
export const projectListDefinition: ListDefinition = {
  from: 'demo.projects',
  alias: 't',
  select: `t.id, t.logo, t.name, t.project, t.leader, t.progress, t.minutes, t.team, t.extra_members`,
  search: { folded: 't.search' },
  sort: {
    project: { by: 't.project_sort' },
    leader: { by: 't.leader_sort' },
    progress: { by: 't.progress' },
  },
  tieBreak: 't.id asc',
  id: 'id',
}

/** `GET /api/apps/academy/courses`. */
export const courseListDefinition: ListDefinition = {
  from: 'private.learner_courses',
  alias: 't',
  select: `t.id, t.tutor as "user", t.image, t.tutor_img, t.completed_tasks, t.total_tasks, t.user_count, t.note, t.view,
    t.seconds, t.logo, t.color, t.course_title, t.description as "desc", t.tags, t.rating, t.rating_count`,
  search: { folded: 't.search' },
  sort: { courseName: { by: 't.title_sort' }, progress: { by: 't.progress' } },
  tieBreak: 't.id asc',
  id: 'id',
}
