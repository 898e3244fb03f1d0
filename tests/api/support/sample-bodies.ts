const event = {
  title: 'Fair',
  start: '2027-03-01T00:00:00Z',
  end: '2027-03-01T01:00:00Z',
  allDay: false,
  calendar: 'ETC',
  url: '',
  guests: [],
  location: '',
  description: '',
}
const category = { name: 'Globes', description: '', parentId: null, picture: null }
const line = {
  service: 'Software Development',
  costCents: 5000,
  hoursHundredths: 150,
  discountBps: 0,
  taxBps: 2000,
}
const invoice = {
  client: 1,
  issuedDate: '2026-11-01',
  dueDate: '2126-11-30',
  paymentTerms: 'custom',
  lines: [line],
  note: '',
}
const product = {
  productName: 'Globe',
  productBrand: 'Foldwell',
  category: 'Desk',
  description: '<p>A globe.</p>',
  sku: 990_001,
  priceCents: 4000,
  discountCents: null,
  isTaxed: true,
  qty: 3,
  status: 'Published',
  publishAt: null,
  vendor: '',
  collection: '',
  tags: [],
  options: [],
  details: {},
  pictures: [],
}
const pdf = Buffer.from('%PDF-1.7').toString('base64')

/** The complete bodies of calls whose fields depend on each other, by the name of the call. */
export const DEPENDENT_BODIES: Readonly<Record<string, object>> = {
  'POST /apps/calendar/events': event,
  'PATCH /apps/calendar/events/:id': { revision: 1, location: 'Hall 4' },
  'POST /apps/ecommerce/categories': category,
  'PUT /apps/ecommerce/categories/:id': { ...category, name: 'Maps', revision: 1 },
  'POST /apps/ecommerce/products': product,
  'PUT /apps/ecommerce/products/:id': { ...product, sku: 990_002, revision: 1 },
  'PUT /apps/ecommerce/settings': { tab: 'store-details', revision: 1, values: {} },
  'POST /apps/invoice': invoice,
  'PUT /apps/invoice/:id': { ...invoice, revision: 1 },
  'POST /apps/invoice/:id/send': {
    revision: 1,
    balanceCents: 0,
    to: 'client@example.test',
    subject: 'Invoice',
    pdf,
  },
}
