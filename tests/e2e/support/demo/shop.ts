import { sampleProduct } from '../../../api/support/sample-bodies.ts'
import { type Caller, callApi } from '../api.ts'
import { unique } from '../test.ts'

const SHOP = '/apps/ecommerce'
type Product = { id: number; productName: string }

/** Adds a published product with three pieces in stock. */
export async function addProduct(manager: Caller, productName: string): Promise<Product> {
  const { product } = await callApi<{ product: Product }>(manager, 'POST', `${SHOP}/products`, {
    ...sampleProduct,
    productName,
    sku: 100_000 + Math.floor(Math.random() * 800_000_000),
    priceCents: 1990,
  })
  return product
}

/** Orders a new product, and returns the number of the order, which is not paid. */
export async function placeOrder(manager: Caller): Promise<number> {
  const { id } = await addProduct(manager, unique('Inkwell'))
  const { order } = await callApi<{ order: number }>(manager, 'POST', `${SHOP}/checkout`, {
    key: crypto.randomUUID(),
    items: [{ productId: id, qty: 1 }],
    delivery: 'standard',
    method: 'Invoice',
    expectedCents: 1990,
    buyer: { name: 'Ada Aalto', email: `${unique('ada').replace(' ', '-')}@example.org` },
    shipping: {
      recipient: 'Ada Aalto',
      street: 'Via Po 1',
      postcode: '10124',
      city: 'Turin',
      countryCode: 'it',
    },
    billing: null,
  })
  return order
}
