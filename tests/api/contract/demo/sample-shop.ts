import { DEPENDENT_BODIES } from '../../support/sample-bodies.ts'
import type { Walker } from '../walker.ts'

const BASE = '/apps/ecommerce'
const ADDRESS = { recipient: 'Ada', street: 'Via Po 1', postcode: '10124', city: 'Turin', countryCode: 'it' }

/** The changes of orders, customers, reviews and referrals of the sample shop. */
export async function walkSampleShop({ api, get, post, put, patch, remove }: Walker): Promise<void> {
  for (const name of ['order', 'review', 'referral']) await get('user', `${BASE}/${name}-figures`)
  const { orders } = await get('user', `${BASE}/orders?payment=Pending`)
  const no = orders[0].order
  const { order } = await get('user', `${BASE}/orders/${no}/record`)
  await patch('manager', `${BASE}/orders/${no}/state`, { action: 'pay', revision: order.revision })
  const revision = order.shipping.revision
  await put('manager', `${BASE}/orders/${no}/address/shipping`, { ...ADDRESS, revision })

  const person = { name: 'Ada', email: 'ada@example.org', countryCode: 'it' }
  const { customer } = await post('manager', `${BASE}/customers`, person)
  const own = `${BASE}/customers/${customer.customerId}`
  await get('user', `${own}/record`)
  await put('manager', own, { ...person, contact: '+39 1', revision: customer.revision })
  await put('manager', `${own}/notifications`, { topic: 'offers', byEmail: true, byBrowser: false })
  const address = (await post('manager', `${own}/addresses`, ADDRESS)).customer.addresses[0]
  await put('manager', `${own}/addresses/${address.id}`, { ...ADDRESS, revision: address.revision })
  const card = { brand: 'Visa', lastFour: '4242', holder: 'Ada', expires: '2099-01' }
  const { cards } = (await post('manager', `${own}/cards`, card)).customer
  for (const path of [`addresses/${address.id}`, `cards/${cards[0].id}`]) {
    await put('manager', `${own}/${path}/default`)
    await remove('manager', `${own}/${path}`)
  }
  await post('manager', `${own}/password-mail`)
  const { customers } = await get('user', `${BASE}/customers?itemsPerPage=1`)
  const other = `${BASE}/customers/${customers[0].customerId}`
  const { devices } = (await get('user', `${other}/record`)).customer
  await remove('manager', `${other}/devices/${devices[0].id}`)

  const { offers } = await get('user', `${BASE}/offers?q=a`)
  const items = [{ productId: offers[0].productId, qty: 1 }]
  const { cart } = await get('user', `${BASE}/cart?items=${items[0]?.productId}x1`)
  await post('manager', `${BASE}/checkout`, {
    key: crypto.randomUUID(),
    items,
    delivery: 'standard',
    method: 'Invoice',
    expectedCents: cart.totalCents,
    buyer: { name: 'Ada', email: 'buyer@example.org' },
    shipping: ADDRESS,
    billing: null,
  })
  await api.send(null, 'POST', '/front-pages/plan-orders', {
    key: crypto.randomUUID(),
    plan: 'team',
    period: 'yearly',
    method: 'Invoice',
    buyer: { name: 'Ada', email: 'guest@example.org' },
    company: 'Aalto Audio',
    address: ADDRESS,
  })
  for (const kind of ['deals', 'properties']) {
    await post('manager', `/apps/${kind}`, DEPENDENT_BODIES[`POST /apps/${kind}`])
    await get('manager', `/apps/${kind}`)
  }

  await patch('manager', `${BASE}/reviews`, { ids: [1], status: 'Pending' })
  await post('manager', `${BASE}/referral-invitations`, { email: 'new@example.org' })
}
