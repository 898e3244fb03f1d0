import { CUSTOMER_TOPICS, type CustomerRecord } from '../../_shared/contract/demo/customer-records.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { pictureUrl } from './present.ts'

type CustomerRow = Omit<
  CustomerRecord,
  'countryFlag' | 'addresses' | 'cards' | 'devices' | 'passwordMails' | 'notifications'
>

/** The default of a notification that the customer has not changed. */
const DEFAULTS = {
  order: [true, true],
  shipping: [true, true],
  sign_in: [true, false],
  offers: [false, false],
} as const

/** Returns a customer by customerId with everything of their screen; throws 404. */
export async function readCustomerRecord(tx: Tx, customerId: number): Promise<CustomerRecord> {
  const of = tx`(select x.id from demo.customers as x where x.customer_id = ${customerId})`
  const [[customer], addresses, cards, devices, passwordMails, notifications] = await Promise.all([
    tx<CustomerRow[]>`
      select c.customer_id, c.customer as name, c.email, c.contact, c.country_code, c.status,
        c.avatar, c.revision, c.order_count, round(c.total_spent * 100)::float8 as spent_cents,
        (select coalesce(round(avg(o.spent) * 100), 0)::float8 from demo.orders as o
          where o.customer_id = c.id and o.payment = 'Paid') as average_cents,
        (select count(*)::int from demo.reviews as r where lower(r.email) = lower(c.email)) as review_count
        from demo.customers as c where c.customer_id = ${customerId}`,
    tx<CustomerRecord['addresses']>`
      select a.id, a.recipient, a.street, a.extra, a.postcode, a.city, a.country_code, a.revision,
        a.is_default from demo.customer_addresses as a where a.customer_id = ${of} order by a.id`,
    tx<CustomerRecord['cards']>`
      select d.id, d.brand, d.last_four, d.holder, d.expires_on,
        d.is_default from demo.customer_cards as d where d.customer_id = ${of} order by d.id`,
    tx<CustomerRecord['devices']>`
      select v.id, v.browser, v.device, v.city, v.last_seen_at from demo.customer_devices as v
       where v.customer_id = ${of} order by v.last_seen_at desc, v.id`,
    tx<CustomerRecord['passwordMails']>`
      select m.id::int, m.requested_by, m.sent_at from demo.customer_password_mails as m
       where m.customer_id = ${of} order by m.sent_at desc, m.id desc limit 5`,
    tx<CustomerRecord['notifications']>`
      select n.topic, n.by_email, n.by_browser from demo.customer_notifications as n
       where n.customer_id = ${of}`,
  ])
  if (!customer) throw notFound()
  return {
    ...customer,
    avatar: pictureUrl(customer.avatar),
    countryFlag: pictureUrl(`demo/flags/${customer.countryCode}.svg`),
    addresses: [...addresses],
    cards: [...cards],
    devices: [...devices],
    passwordMails: [...passwordMails],
    notifications: CUSTOMER_TOPICS.map((topic) => {
      const [byEmail, byBrowser] = DEFAULTS[topic]
      return notifications.find((row) => row.topic === topic) ?? { topic, byEmail, byBrowser }
    }),
  }
}

/** Locks a customer for a change and returns the row's id and revision; throws 404. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<{ id: number; revision: number }> {
  const [row] = await tx<{ id: number; revision: number }[]>`
    select id, revision from demo.customers where customer_id = ${customerId} for update`
  if (!row) throw notFound()
  return row
}
