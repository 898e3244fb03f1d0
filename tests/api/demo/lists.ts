/** A row of a response. */
export type DemoRow = Record<string, unknown>
/** A paged list and its expected properties. */
export type List = {
  path: string
  /** The keys of the rows and the total in the response. */
  rows: string
  total: string
  count: number
  /** Each sort key with a function that returns the comparable value of a row. */
  sorts: Readonly<Record<string, (row: DemoRow) => string | number>>
  /** True for lists with the newest row first. */
  isReversed?: boolean
  /** The other methods of the path. */
  methods?: readonly string[]
  /** Texts to search for, and the fields in which they may occur. */
  search?: { q: string; fields: readonly string[] }
}

const text = (field: string) => (row: DemoRow) =>
  String(row[field])
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
const number = (field: string) => (row: DemoRow) => Number(String(row[field]).replace('$', ''))

/** Every paged list of the sample data. */
export const LISTS: readonly List[] = [
  {
    path: '/apps/ecommerce/products',
    rows: 'products',
    methods: ['POST'],
    total: 'total',
    count: 50,
    isReversed: true,
    sorts: {
      product: text('productName'),
      category: text('category'),
      status: text('status'),
      price: number('price'),
      qty: number('qty'),
      sku: number('sku'),
    },
    search: { q: 'LAMP', fields: ['productName', 'productBrand'] },
  },
  {
    path: '/apps/ecommerce/orders',
    rows: 'orders',
    total: 'total',
    count: 100,
    isReversed: true,
    sorts: {
      order: number('order'),
      customers: text('customer'),
      date: (row) => `${row.date} ${row.time}`,
      status: text('status'),
      spent: number('spent'),
    },
    search: { q: '61', fields: ['customer', 'email', 'order'] },
  },
  {
    path: '/apps/ecommerce/customers',
    methods: ['POST'],
    rows: 'customers',
    total: 'total',
    count: 100,
    sorts: {
      customer: text('customer'),
      country: text('country'),
      customerId: number('customerId'),
      orders: number('order'),
      totalSpent: number('totalSpent'),
    },
    search: { q: 'france', fields: ['customer', 'country', 'email'] },
  },
  {
    path: '/apps/ecommerce/reviews',
    methods: ['PATCH'],
    rows: 'reviews',
    total: 'total',
    count: 100,
    isReversed: true,
    sorts: {
      product: text('product'),
      reviewer: text('reviewer'),
      date: text('date'),
      status: text('status'),
    },
    search: { q: 'Promised', fields: ['product', 'reviewer', 'email', 'head', 'para'] },
  },
  {
    path: '/apps/ecommerce/referrals',
    rows: 'referrals',
    total: 'total',
    count: 45,
    sorts: {
      users: text('user'),
      'referred-id': number('referredId'),
      earning: number('earning'),
      value: number('value'),
      status: text('status'),
    },
  },
  {
    path: '/apps/invoice',
    methods: ['POST'],
    rows: 'invoices',
    total: 'totalInvoices',
    count: 50,
    isReversed: true,
    sorts: {
      client: (row) => text('name')(row.client as DemoRow),
      total: number('total'),
      id: number('id'),
      date: text('issuedDate'),
      balance: number('balance'),
    },
    search: { q: '501', fields: ['client', 'id'] },
  },
  {
    path: '/apps/logistics/vehicles',
    rows: 'vehicles',
    total: 'totalVehicles',
    count: 25,
    sorts: {
      location: number('location'),
      startRoute: (row) => `${text('startCity')(row)}, ${text('startCountry')(row)}`,
      endRoute: (row) => `${text('endCity')(row)}, ${text('endCountry')(row)}`,
      warnings: text('warnings'),
      progress: number('progress'),
    },
  },
  {
    path: '/apps/academy/courses',
    rows: 'courses',
    total: 'total',
    count: 20,
    sorts: {
      courseName: text('courseTitle'),
      progress: (row) => Number(row.completedTasks) / Number(row.totalTasks),
    },
    search: { q: 'brandt', fields: ['courseTitle', 'user'] },
  },
  {
    path: '/dashboard/analytics/projects',
    rows: 'projects',
    total: 'totalProjects',
    count: 16,
    sorts: { project: text('project'), leader: text('leader'), progress: number('progress') },
    search: { q: 'nadia', fields: ['name', 'leader', 'project'] },
  },
]
