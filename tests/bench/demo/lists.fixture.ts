import type { Sql } from 'postgres'
import { withoutIndexes } from '../without-indexes.ts'

/** A list of the sample data: how to generate rows, and the measured calls. */
export type LongList = {
  table: string
  path: string
  sorts: readonly string[]
  /** Columns with the expression for row n. */
  grow: { columns: string; values: string }
  /** Queries beside paging and sorting, by their description. */
  others: Readonly<Record<string, string>>
}

const WORD = `(array['Tidal','Harbour','Walnut','Brass','Quiet','Ivory','Cedar','Slate','Linen','Copper'])[1 + n % 10] || ' ' ||
  (array['Notebook','Ledger','Lamp','Pencil','Mug','Satchel','Dice','Puzzle','Speaker','Atlas'])[1 + n / 10 % 10] || ' ' || substr(md5(n::text), 1, 6)`
const PERSON = `(array['Ines','Malik','Noor','Tomas','Brigid','Oskar','Yuki','Amara','Lucia','Henrik'])[1 + n % 10] || ' ' ||
  (array['Moreau','Haddad','Novak','Brennan','Keller','Tanaka','Osei','Dahl'])[1 + n / 10 % 8] || ' ' || substr(md5(n::text), 1, 6)`
const MAIL = `n || '@example.' || (array['com','org','net'])[1 + n % 3]`
const city = (shift: number) =>
  `(array['Brest','Cork','Turin','Lyon','Ghent','Malmö','Kraków','Cologne','Dublin','Osaka'])[1 + (n + ${shift}) % 10] || ' ' || substr(md5((n + ${shift})::text), 1, 6)`

/** Every paged list of schema demo. */
export const LONG_LISTS: readonly LongList[] = [
  {
    table: 'products',
    path: '/apps/ecommerce/products',
    sorts: ['product', 'category', 'status', 'price', 'qty', 'sku'],
    grow: {
      columns: 'product_name, slug, product_brand, category, stock, sku, price, qty, status, image',
      values: `${WORD}, 'x', (array['Halyard','Marlowe','Foldwell'])[1 + n % 3],
        (array['Accessories','Audio','Books','Desk','Games','Stationery'])[1 + n % 6], n % 5 > 0, 1000000 + n * 7 % 9999991, (n * 37 % 50000) / 100.0, n % 240,
        (array['Inactive','Published','Scheduled'])[1 + n % 3], 'demo/products/book-1.svg'`,
    },
    others: {
      'search, few': 'q=abc1f',
      'search, many': 'q=harbour',
      'one category': 'category=Books',
      'two filters': 'category=Books&status=Scheduled&page=50',
      'two filters, none fit': 'category=Books&status=Published',
    },
  },
  {
    table: 'customers',
    path: '/apps/ecommerce/customers',
    sorts: ['customer', 'country', 'customerId', 'orders', 'totalSpent'],
    grow: {
      columns:
        'customer_id, customer, email, contact, country, country_code, order_count, total_spent, avatar',
      values: `1000000 + n, ${PERSON}, ${MAIL}, '+33', (array['France','Italy','Japan'])[1 + n % 3], (array['fr','it','jp'])[1 + n % 3],
        n % 90, (n * 37 % 900000) / 100.0, 'demo/avatars/x.svg'`,
    },
    others: { 'search, few': 'q=abc1f', 'search, many': 'q=france' },
  },
  {
    table: 'orders',
    path: '/apps/ecommerce/orders',
    sorts: ['order', 'customers', 'date', 'status', 'spent'],
    grow: {
      columns:
        'order_no, customer_id, customer, email, avatar, payment, status, spent, method, method_number, ordered_at',
      values: `1000000 + n, 1 + n % 100, ${PERSON}, ${MAIL}, 'demo/avatars/x.svg', 'Paid',
        (array['Ready to Pickup','Dispatched','Out for Delivery','Delivered'])[1 + n % 4], (n * 37 % 90000) / 100.0, 'Visa', n % 10000,
        timestamp '2020-01-01' + n * interval '3 minutes'`,
    },
    others: { 'search, few': 'q=1234567', 'search, many': 'q=moreau' },
  },
  {
    table: 'reviews',
    path: '/apps/ecommerce/reviews',
    sorts: ['product', 'reviewer', 'date', 'status'],
    grow: {
      columns:
        'product_id, product, company_name, product_image, reviewer, email, avatar, reviewed_on, status, review, head, para',
      values: `1 + n % 50, ${WORD}, 'Halyard', 'demo/products/book-1.svg', ${PERSON}, ${MAIL}, 'demo/avatars/x.svg', date '2020-01-01' + n % 2000,
        (array['Published','Pending'])[1 + n % 2], 1 + n % 5, 'Very good', 'It arrived on time and does what it says.'`,
    },
    others: { 'search, few': 'q=abc1f', 'search, many': 'q=arrived', 'one status': 'status=Pending' },
  },
  {
    table: 'referrals',
    path: '/apps/ecommerce/referrals',
    sorts: ['users', 'referred-id', 'earning', 'value', 'status'],
    grow: {
      columns: 'referrer, email, avatar, referred_id, status, value, earning',
      values: `${PERSON}, ${MAIL}, 'demo/avatars/x.svg', n * 7 % 999983, (array['Paid','Unpaid','Rejected'])[1 + n % 3], (n * 37 % 90000) / 100.0, (n * 37 % 9000) / 100.0`,
    },
    others: {},
  },
  {
    table: 'invoices',
    path: '/apps/invoice',
    sorts: ['client', 'total', 'id', 'date', 'balance'],
    grow: {
      columns:
        'client_id, client_name, client_email, issued_date, due_date, service, total, balance, invoice_status',
      values: `1 + n % 10, ${PERSON}, ${MAIL}, date '2020-01-01' + n % 2000, date '2026-01-01', 'Software Development', (n * 37 % 900000) / 100.0, n % 3000,
        (array['Paid','Downloaded','Sent','Draft','Partial Payment','Past Due'])[1 + n % 6]`,
    },
    others: {
      'search, few': 'q=abc1f',
      'search, many': 'q=moreau',
      'one status': 'status=Sent',
      'a month': 'selectedDateRange[start]=2021-03-01&selectedDateRange[end]=2021-03-31',
    },
  },
  {
    table: 'vehicles',
    path: '/apps/logistics/vehicles',
    sorts: ['location', 'startRoute', 'endRoute', 'warnings', 'progress'],
    grow: {
      columns: 'location, start_city, start_country, end_city, end_country, warnings, progress',
      values: `1000000 + n, ${city(0)}, 'France', ${city(7)}, 'Italy', (array['No Warnings','Oil Leakage','Fuel Problems'])[1 + n % 3], n % 101`,
    },
    others: {},
  },
  {
    table: 'courses',
    path: '/apps/academy/courses',
    sorts: ['courseName', 'progress'],
    grow: {
      columns: 'tutor, image, tutor_img, minutes, logo, color, course_title, description, tags, rating',
      values: `${PERSON}, 'demo/courses/art-1.svg', 'demo/avatars/x.svg', 60, 'book', 'info', ${WORD}, 'About it', (array['Web','Design','Art'])[1 + n % 3], 4`,
    },
    others: {
      'search, few': 'q=abc1f',
      'search, many': 'q=harbour',
      'one label': 'label=Art',
      'not completed': 'hideCompleted=true',
    },
  },
  {
    table: 'projects',
    path: '/dashboard/analytics/projects',
    sorts: ['project', 'leader', 'progress'],
    grow: {
      columns: 'logo, name, project, leader, progress, minutes',
      values: `'demo/logos/tide.svg', 'Audio book', ${WORD}, ${PERSON}, n % 101, n % 6000`,
    },
    others: { 'search, few': 'q=abc1f', 'search, many': 'q=moreau' },
  },
]

/** Generates rows of a table as superuser: triggers and keys are off, and indexes are created afterwards. */
export async function growTable(sql: Sql, list: LongList, rows: number): Promise<void> {
  const { table, grow } = list
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local session_replication_role = replica; set local statement_timeout = 0`)
    await withoutIndexes(tx, `demo.${table}`, () =>
      tx.unsafe(
        `insert into demo.${table} (${grow.columns})
         select ${grow.values} from generate_series((select count(*)::int + 1 from demo.${table}), ${rows}) as s (n)`,
      ),
    )
  })
  await sql.unsafe(`vacuum analyze demo.${table}`)
}
