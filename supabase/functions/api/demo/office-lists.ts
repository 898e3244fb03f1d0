import type { DemoListDefinition } from './run-demo-list.ts'

/** The client of an invoice as JSON. */
export const CLIENT_COLUMNS = `json_build_object('name', c.name, 'company', c.company, 'companyEmail', c.company_email,
  'country', c.country, 'contact', c.contact, 'address', c.address)`

/** The columns of an invoice with its client. */
export const INVOICE_COLUMNS = `t.id, to_char(t.issued_date, 'YYYY-MM-DD') as "issuedDate",
  to_char(t.due_date, 'YYYY-MM-DD') as "dueDate", ${CLIENT_COLUMNS} as client, t.service, t.total::float8 as total,
  c.avatar, t.invoice_status as "invoiceStatus", t.balance::float8 as balance`

/** The join from an invoice to its client. */
export const INVOICE_JOIN = 'join demo.invoice_clients as c on c.id = t.client_id'

/** `GET /api/apps/invoice`: reversed before sorting. */
export const invoiceListDefinition: DemoListDefinition = {
  table: 'invoices',
  isSearched: true,
  select: INVOICE_COLUMNS,
  join: INVOICE_JOIN,
  sort: {
    client: 't.client_sort',
    total: 't.total',
    id: 't.id',
    date: 't.issued_date',
    balance: 't.balance',
  },
  stands: 't.id desc',
}

/** `GET /api/apps/logistics/vehicles`. */
export const vehicleListDefinition: DemoListDefinition = {
  table: 'vehicles',
  isSearched: false,
  select: `t.id, t.location, t.start_city as "startCity", t.start_country as "startCountry", t.end_city as "endCity",
    t.end_country as "endCountry", t.warnings, t.progress`,
  sort: {
    location: 't.location',
    startRoute: 't.start_route',
    endRoute: 't.end_route',
    warnings: 't.warnings',
    progress: 't.progress',
  },
  stands: 't.id asc',
}

/** `GET /api/dashboard/analytics/projects`. */
export const projectListDefinition: DemoListDefinition = {
  table: 'projects',
  isSearched: true,
  select: `t.id, t.logo, t.name, t.project, t.leader, t.progress, t.minutes, t.team, t.extra_members as "extraMembers"`,
  sort: { project: 't.project_sort', leader: 't.leader_sort', progress: 't.progress' },
  stands: 't.id asc',
}

/** `GET /api/apps/academy/courses`. */
export const courseListDefinition: DemoListDefinition = {
  table: 'courses',
  isSearched: true,
  select: `t.id, t.tutor as "user", t.image, t.tutor_img as "tutorImg", t.completed_tasks as "completedTasks",
    t.total_tasks as "totalTasks", t.user_count as "userCount", t.note, t.view, t.minutes, t.logo, t.color,
    t.course_title as "courseTitle", t.description as "desc", t.tags, t.rating::float8 as rating,
    t.rating_count as "ratingCount"`,
  sort: { courseName: 't.title_sort', progress: 't.progress' },
  stands: 't.id asc',
}
