import { OTHER } from '../../support/ids.ts'
import { closed, defineTable, type Rule, type TableSpec } from '../types.ts'
import { demoAcademyTables } from './academy.ts'
import { demoBoardTables } from './boards.ts'
import { dashboardTableSpecs } from './dashboards.ts'
import { demoInvoiceTables } from './invoice.ts'
import { demoProductTables } from './products.ts'
import { demoTableSpecs } from './recordings.ts'
import { DEMO_READERS, DEMO_WRITERS } from './roles.ts'
import { demoShopTables } from './shop.ts'
import { demoWizardTables } from './wizards.ts'

const reads: Rule<string> = (role) => DEMO_READERS.includes(role)
const writes: Rule<string> = (role) => DEMO_WRITERS.includes(role)

/** Sample data that is read and, where allow it, deleted; `some` names a row without references. */
function sample(table: string, columns: string, options: { some?: string; isDeleted?: boolean } = {}) {
  return defineTable<'any'>({
    table: `demo.${table}`,
    relations: ['any'],
    rows: () => options.some ?? 'true',
    insert: () => `insert into demo.${table} (${columns}) select ${columns} from demo.${table} limit 1`,
    set: `${columns.split(', ')[0]} = ${columns.split(', ')[0]}`,
    may: { select: reads, ...(options.isDeleted ? { delete: writes } : {}) },
  })
}

/** Public tables: FAQ, help centre and landing page. */
function open(table: string, key: string): TableSpec {
  return defineTable<'any'>({
    table: `demo.${table}`,
    relations: ['any'],
    rows: () => 'true',
    insert: () => `insert into demo.${table} (${key}) values (default)`,
    set: `${key} = ${key}`,
    may: { select: () => true },
  })
}

/** Tables that the roles with the ability write. */
function kept(table: string, row: string): TableSpec {
  return defineTable<'any'>({
    table: `demo.${table}`,
    relations: ['any'],
    rows: () => 'true',
    insert: () => `insert into demo.${table} ${row}`,
    set: 'title = title',
    may: { select: reads, insert: writes, update: writes, delete: writes },
  })
}

/** The tables of the template areas. */
export const demoTables: readonly TableSpec[] = [
  closed(
    'private.referral_codes',
    `insert into private.referral_codes (user_id) values ('${OTHER}')`,
    'code = code',
  ),
  closed(
    'private.help_votes',
    `insert into private.help_votes (slug, visitor, is_helpful) values ('earlier-versions', '${OTHER}', true)`,
    'is_helpful = true',
  ),
  ...demoAcademyTables,
  ...demoBoardTables,
  ...demoProductTables,
  ...demoShopTables,
  ...demoTableSpecs,
  ...demoWizardTables,
  ...dashboardTableSpecs,
  sample('order_lines', 'product_name, price'),
  sample('referrals', 'referrer, email'),
  sample('sales', 'product_name, slug'),
  ...demoInvoiceTables,
  sample('vehicles', 'start_city, end_city'),
  sample('vehicle_routes', 'vehicle_id, route'),
  sample('projects', 'name, project'),
  sample('courses', 'tutor, image'),
  sample('course_details', 'about, language'),
  open('faq_groups', 'id'),
  open('faqs', 'id'),
  open('help_topics', 'id'),
  open('help_articles', 'slug'),
  open('landing_reviews', 'id'),
  open('landing_questions', 'id'),
  kept(
    'calendar_events',
    `(id, title, starts_at, ends_at, calendar) values (99999, 'New', now(), now(), 'ETC')`,
  ),
  kept('kanban_boards', `(title) values ('New')`),
  kept('kanban_items', `(board_id, title) values (1, 'New')`),
  defineTable<'demo' | 'demo:x'>({
    table: 'realtime.messages',
    relations: ['demo', 'demo:x'],
    rows: () => `extension = 'broadcast'`,
    topic: (relation) => relation,
    insert: () => `insert into realtime.messages (topic, extension) values ('demo', 'broadcast')`,
    set: 'event = event',
    grantedToAll: ['select', 'insert', 'update'],
    may: { select: (role, relation) => relation === 'demo' && DEMO_READERS.includes(role) },
  }),
]
