import { PEOPLE } from '../../support/api.ts'
import type { Walker } from '../walker.ts'

const LISTS = [
  '/apps/academy/courses',
  '/apps/ecommerce/products',
  '/apps/ecommerce/orders',
  '/apps/ecommerce/customers',
  '/apps/ecommerce/reviews',
  '/apps/ecommerce/referrals',
  '/apps/invoice',
  '/apps/logistics/vehicles',
  '/dashboard/analytics/projects',
]

/** All sample data: the lists first, then every change. */
export async function walkSampleData(walker: Walker): Promise<void> {
  const { api, get, post, put, patch, remove } = walker
  await walkShop(walker)
  for (const list of LISTS) await get('user', `${list}?itemsPerPage=-1`)
  for (const name of ['analytics', 'crm', 'ecommerce', 'logistics', 'academy'])
    await get('user', `/dashboards/${name}`)
  await get('user', '/apps/academy/course-details')
  const { sections } = await get('user', '/apps/academy/courses/1')
  await put('user', `/apps/academy/lectures/${sections[0].lectures[0].id}/progress`, { seconds: 5 })
  await get('user', '/pages/datatable')
  const { recordings } = await get('user', '/pages/recordings')
  await patch('manager', `/pages/recordings/${recordings[0].id}`, { revision: 1, note: 'Clear' })
  for (const page of ['faq', 'help-center', 'help-center/article'])
    await api.send(null, 'GET', `/pages/${page}`)
  await api.send(null, 'GET', '/pages/landing')
  await api.send(null, 'GET', '/pages/help-center/search?q=order')
  await api.send(null, 'PUT', '/pages/help-center/vote', {
    article: 'earlier-versions',
    visitor: crypto.randomUUID(),
    isHelpful: true,
  })
  await api.send(null, 'POST', '/pages/contact', {
    id: crypto.randomUUID(),
    name: 'Ida Berg',
    email: 'ida@example.org',
    subject: 'Prices',
    message: 'What does a team pay?',
  })
  const { orders } = await get('user', '/apps/ecommerce/orders')
  await get('user', `/apps/ecommerce/orders/${orders[0].order}`)
  const { customers } = await get('user', '/apps/ecommerce/customers')
  await get('user', `/apps/ecommerce/customers/${customers[0].customerId}`)
  await get('user', '/apps/invoice/clients')
  await get('user', '/apps/invoice/5000')
  for (const path of ['ecommerce/products/1', 'ecommerce/orders/1', 'ecommerce/reviews/1', 'invoice/5000'])
    await remove('manager', `/apps/${path}`)

  await walkInvoices(walker)
  await get('user', '/apps/logistics/fleet')

  const event = { title: 'Fair', start: '2027-03-01', extendedProps: { calendar: 'Business' } }
  const made = await post('manager', '/apps/calendar', event)
  await get(
    'user',
    '/apps/calendar?calendars=Business&calendars=Holiday&calendars=Personal&calendars=ETC&calendars=Family',
  )
  await put('manager', `/apps/calendar/${made.id}`, { ...event, allDay: true })
  await remove('manager', `/apps/calendar/${made.id}`)
  const full = {
    ...event,
    calendar: 'ETC',
    url: '',
    end: '2027-03-01T01:00:00Z',
    guests: [],
    location: '',
    description: '',
  }
  const { event: stored } = await post('manager', '/apps/calendar/events', full)
  await get('user', `/apps/calendar/events/${stored.id}`)
  await get('user', '/apps/calendar/events?from=2027-01-01T00:00:00Z&to=2027-12-01T00:00:00Z')
  await patch('manager', `/apps/calendar/events/${stored.id}`, { revision: 1, location: 'Hall 4' })

  const { boards } = await get('user', '/apps/kanban')
  const { board } = await post('manager', '/apps/kanban/board/add', { title: 'Parked' })
  await put('manager', '/apps/kanban/board/rename', { boardId: board.id, newName: 'Waiting' })
  const card = { itemTitle: 'Call the printer', boardName: 'Waiting', boardId: board.id }
  const { item } = await post('manager', '/apps/kanban/item/add', card)
  await put('manager', '/apps/kanban/item/update', {
    item: { ...item, labels: ['Print'], dueDate: '2027-03-01' },
  })
  await put('manager', '/apps/kanban/item/state-update', { boardId: boards[0].id, ids: [item.id] })
  await put('manager', '/apps/kanban/board/state-update', [board.id])
  await get('user', '/apps/kanban/page')
  const { card: seen } = await get('user', `/apps/kanban/item/${item.id}`)
  await patch('manager', `/apps/kanban/item/${item.id}`, { revision: seen.revision, title: 'Call again' })
  const [comment, file] = [crypto.randomUUID(), crypto.randomUUID()]
  await post('manager', `/apps/kanban/item/${item.id}/comments`, { id: comment, body: 'Tomorrow.' })
  await remove('manager', `/apps/kanban/comments/${comment}`)
  await api.database.owner`insert into storage.objects (bucket_id, name, owner_id)
    values ('kanban-files', ${`${PEOPLE.manager}/${file}`}, ${PEOPLE.manager})`
  await post('manager', `/apps/kanban/item/${item.id}/files`, {
    files: [{ id: file, name: 'a.txt', size: 1, mime: 'text/plain' }],
  })
  await remove('manager', `/apps/kanban/files/${file}`)
  await post('manager', '/apps/kanban/item/move', { cardId: item.id, boardId: board.id, beforeId: null })
  await post('manager', '/apps/kanban/board/move', { boardId: board.id, beforeId: null })
  await remove('manager', `/apps/kanban/item/${item.id}`)
  await remove('manager', `/apps/kanban/board/${board.id}`)
}

/** An invoice from its draft to its payments. */
async function walkInvoices({ get, post, put, remove }: Walker): Promise<void> {
  const one = '/apps/invoice'
  await get('user', `${one}/summary`)
  const { clients } = await get('user', `${one}/client-choices`)
  const line = {
    service: 'Software Development',
    costCents: 5000,
    hoursHundredths: 150,
    discountBps: 0,
    taxBps: 2000,
  }
  const dates = { issuedDate: '2026-11-01', dueDate: '2099-11-30', paymentTerms: 'custom' }
  const content = { client: clients[0].id, ...dates, lines: [line] }
  const { document } = await post('manager', one, content)
  const path = `${one}/${document.id}`
  await get('user', `${path}/document`)
  await put('manager', path, { ...content, revision: document.revision })
  await post('manager', `${path}/duplicate`)
  const state = { revision: document.revision + 1, balanceCents: document.balanceCents }
  await post('manager', `${path}/download`, state)
  const pdf = Buffer.from('%PDF-1.7').toString('base64')
  await post('manager', `${path}/send`, { ...state, to: 'client@example.test', subject: 'Invoice', pdf })
  const payment = {
    id: '00000000-0000-4000-8000-00000000bbbb',
    amountCents: 100,
    paidOn: '2026-01-02',
    method: 'Cash',
  }
  await post('manager', `${path}/payments`, payment)
  await remove('manager', `${path}/payments/${payment.id}`)
}

/** The calls that change the sample shop. */
async function walkShop({ get, post, put, patch, remove }: Walker): Promise<void> {
  await get('user', '/apps/ecommerce/product-figures')
  await get('user', '/apps/ecommerce/product-choices')
  const { product } = await get('user', '/apps/ecommerce/products/12')
  const { id: _id, stock: _stock, image: _image, restockedAt: _at, revision, ...fields } = product
  await put('manager', '/apps/ecommerce/products/12', { ...fields, revision, vendor: 'Foldwell Ltd' })
  await post('manager', '/apps/ecommerce/products', { ...fields, sku: 7 })
  await patch('manager', '/apps/ecommerce/products/12/stock', { stock: false })
  await post('manager', '/apps/ecommerce/products/12/duplicate')
  await get('user', '/apps/ecommerce/categories')
  const body = { name: 'Maps', description: '', parentId: 1, picture: null }
  const { category } = await post('manager', '/apps/ecommerce/categories', body)
  const one = `/apps/ecommerce/categories/${category.id}`
  await put('manager', one, { ...body, parentId: null, revision: category.revision })
  await remove('manager', one)
  const { sections } = await get('user', '/apps/ecommerce/settings')
  await put('manager', '/apps/ecommerce/settings', sections[0])
}
