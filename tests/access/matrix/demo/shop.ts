import { defineTable, type Rule, type TableSpec, type Verb } from '../types.ts'
import { DEMO_READERS, DEMO_WRITERS } from './roles.ts'

const reads: Rule<string> = (role) => DEMO_READERS.includes(role)
const writes: Rule<string> = (role) => DEMO_WRITERS.includes(role)

/** A table of the sample shop: the verbs of the roles that write, a row to insert and an assignment. */
function shop(table: string, verbs: readonly Verb[], insert: string, set: string): TableSpec {
  return defineTable<'any'>({
    table: `demo.${table}`,
    relations: ['any'],
    rows: () => 'true',
    insert: () => `insert into demo.${table} ${insert}`,
    set,
    may: { select: reads, ...Object.fromEntries(verbs.map((verb) => [verb, writes])) },
  })
}

const ADDRESS = 'recipient, street, postcode, city, country_code'
const VALUES = `'Ada Aalto', 'Via Po 1', '10124', 'Turin', 'it'`

export const demoShopTables: readonly TableSpec[] = [
  shop(
    'orders',
    ['update', 'delete'],
    '(customer, email) select customer, email from demo.orders limit 1',
    'payment = payment',
  ),
  shop('order_events', [], `(order_id, entry) values (1, 'Paid')`, 'entry = entry'),
  shop(
    'order_addresses',
    ['insert', 'update', 'delete'],
    `(order_id, kind, ${ADDRESS}) values (10, 'billing', ${VALUES})`,
    'city = city',
  ),
  shop(
    'customers',
    ['insert', 'update'],
    `(customer, email, contact, country, country_code) values ('New', 'new@example.org', '', 'France', 'fr')`,
    'contact = contact',
  ),
  shop(
    'customer_addresses',
    ['insert', 'update', 'delete'],
    `(customer_id, ${ADDRESS}) values (1, ${VALUES})`,
    'city = city',
  ),
  shop(
    'customer_cards',
    ['insert', 'update', 'delete'],
    `(customer_id, brand, last_four, holder, expires_on) values (1, 'Visa', '4242', 'Ada', '2030-01-31')`,
    'is_default = is_default',
  ),
  shop(
    'customer_devices',
    ['delete'],
    `(customer_id, browser, device, city, last_seen_at) values (1, 'Firefox', 'Mac', 'Turin', now())`,
    'city = city',
  ),
  shop(
    'customer_password_mails',
    ['insert'],
    `(customer_id, requested_by) values (1, 'Ada')`,
    'requested_by = requested_by',
  ),
  shop(
    'customer_notifications',
    ['insert', 'update', 'delete'],
    `(customer_id, topic, by_email, by_browser) values (2, 'order', true, false)`,
    'by_email = by_email',
  ),
  shop(
    'reviews',
    ['update', 'delete'],
    '(product, reviewer) select product, reviewer from demo.reviews limit 1',
    'status = status',
  ),
  shop('referral_invitations', ['insert'], `(email) values ('friend@example.org')`, 'email = email'),
]
