import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productList, SALES_CHANNELS } from '../../../supabase/functions/_shared/contract/demo/ecommerce.ts'
import {
  type CreateProductBody,
  MAX_SKU,
  productFigures,
  productResponse,
} from '../../../supabase/functions/_shared/contract/demo/products.ts'
import { PEOPLE, startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const PATH = '/apps/ecommerce/products'
const PICTURE = `${PEOPLE.manager}/00000000-0000-4000-8000-0000000f1001`
let sku = 100_000_000
const body = (changes: Partial<CreateProductBody> = {}): CreateProductBody => {
  sku += 1
  return {
    productName: 'Sand Timer',
    productBrand: 'Lumen Yard',
    category: 'Desk',
    description: '',
    sku,
    priceCents: 1999,
    discountCents: null,
    isTaxed: true,
    qty: 3,
    status: 'Published',
    publishAt: null,
    vendor: '',
    collection: '',
    tags: [],
    options: [],
    variants: [],
    pictures: [],
    details: {},
    ...changes,
  }
}
const create = async (changes: Partial<CreateProductBody> = {}) =>
  (await api.ok('manager', 'POST', PATH, { status: 201, schema: productResponse, body: body(changes) }))
    .product
const read = async (id: number) =>
  (await api.ok('user', 'GET', `${PATH}/${id}`, { schema: productResponse })).product
const fieldsOf = async (changes: Partial<CreateProductBody>) =>
  (await api.refused('manager', 'POST', PATH, body(changes))).fields

describe('POST /apps/ecommerce/products', () => {
  it('adds a product with its variants and inventory, and the list shows it first', async () => {
    const made = await create({
      productName: 'Sand Timer XL',
      discountCents: 1500,
      options: [{ name: 'Colour', values: ['Blue', 'Brass'] }],
      tags: ['time'],
      details: { delivery: 'selected', countries: ['France'], isFragile: true },
    })
    expect(made).toMatchObject({ priceCents: 1999, discountCents: 1500, stock: true, revision: 1 })
    expect(await read(made.id)).toEqual(made)
    const { products } = await api.ok('user', 'GET', PATH, { schema: productList })
    expect(products[0]).toMatchObject({
      id: made.id,
      productName: 'Sand Timer XL',
      price: '$19.99',
      discountCents: 1500,
      qty: 3,
    })
  })

  it('R-273: sanitises the description', async () => {
    const { description } = await create({
      description: '<p onclick="x()">Turn <b>it</b></p><script>alert(1)</script><img src=x onerror=y>',
    })
    expect(description).toBe('<p>Turn <b>it</b></p>')
    expect(await fieldsOf({ description: '<ul><li>'.repeat(6000) })).toEqual({ description: 'too_complex' })
  })

  it('R-277: refuses a discounted price that is not lower, and an unknown category', async () => {
    expect(await fieldsOf({ discountCents: 1999 })).toHaveProperty('discountCents')
    expect(await fieldsOf({ category: 'Nothing' })).toHaveProperty('category')
    expect(await fieldsOf({ productName: ' ' })).toHaveProperty('productName')
  })

  it('R-277: gives a SKU to one product only, also when two ask at once', async () => {
    const taken = { status: 409, code: 'already_exists', fields: { sku: 'taken' } }
    expect(await api.refused('manager', 'POST', PATH, body({ sku: 42030 }))).toEqual(taken)
    const wanted = body()
    const both = await Promise.all([1, 2].map(() => api.send('manager', 'POST', PATH, wanted)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { id, stock: _s, image: _i, restockedAt: _r, ...fields } = await create()
    const change = { ...fields, sku: 42030 }
    expect(await api.refused('manager', 'PUT', `${PATH}/${id}`, change)).toEqual(taken)
  })

  it('R-274: shows an uploaded picture, and refuses one that is not in Storage', async () => {
    expect(await fieldsOf({ pictures: [PICTURE] })).toEqual({ pictures: 'no_picture' })
    await api.database
      .owner`insert into storage.objects (bucket_id, name) values ('product-pictures', ${PICTURE})`
    const made = await create({ pictures: [PICTURE] })
    expect(made).toMatchObject({ image: `/storage/product-pictures/${PICTURE}`, pictures: [PICTURE] })
    const { revision, id, stock: _s, image: _i, restockedAt: _r, ...fields } = made
    const saved = await api.ok('manager', 'PUT', `${PATH}/${id}`, {
      schema: productResponse,
      body: { ...fields, pictures: [], revision },
    })
    expect(saved.product.image).toBe('/build/demo/products/none-0.svg')
    const noted = await api.database.owner`
      select name from private.objects_to_remove where bucket_id = 'product-pictures'`
    expect(noted.map(({ name }) => name)).toEqual([PICTURE])
    const [bucket] = await api.database.owner`
      select file_size_limit::int as bytes, allowed_mime_types as types from storage.buckets where id = 'product-pictures'`
    expect(bucket).toEqual({
      bytes: 5_242_880,
      types: ['png', 'jpeg', 'webp', 'avif'].map((type) => `image/${type}`),
    })
    expect(await fieldsOf({ pictures: Array(9).fill(PICTURE) })).toEqual({ pictures: 'invalid_value' })
    const [used] = await api.database.owner`
      select private.is_object_used('product-pictures', ${PICTURE}) as "isUsed"`
    expect(used?.isUsed).toBe(false)
  })

  it('is refused without the ability', async () => {
    for (const who of ['user', 'auth', 'client'] as const)
      expect((await api.refused(who, 'POST', PATH, body())).code).toBe('forbidden')
  })
})

describe('PUT /apps/ecommerce/products/:id', () => {
  it('saves against the revision; a late save gets the current product and overwrites nothing', async () => {
    const { id, stock: _s, image: _i, restockedAt: _r, revision, ...fields } = await create()
    const save = (changes: object) =>
      api.send('manager', 'PUT', `${PATH}/${id}`, { ...fields, revision, ...changes })
    expect((await save({ vendor: 'First' })).status).toBe(200)
    const late = await save({ vendor: 'Second' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ product: { vendor: 'First', revision: revision + 1 } })
  })

  it('notes the time of a restock', async () => {
    const { id, stock: _s, image: _i, restockedAt, revision, ...fields } = await create()
    expect(restockedAt).toBeNull()
    await api.ok('manager', 'PUT', `${PATH}/${id}`, {
      schema: productResponse,
      body: { ...fields, revision, qty: 9 },
    })
    expect((await read(id)).restockedAt).not.toBeNull()
  })
})

describe('PATCH /apps/ecommerce/products/:id/stock', () => {
  it('switches the stock and keeps the revision of the form', async () => {
    const { id, revision } = await create()
    await api.done('manager', 'PATCH', `${PATH}/${id}/stock`, { stock: false })
    expect(await read(id)).toMatchObject({ stock: false, revision })
    expect((await api.refused('user', 'PATCH', `${PATH}/${id}/stock`, { stock: true })).code).toBe(
      'forbidden',
    )
  })
})

describe('POST /apps/ecommerce/products/:id/duplicate', () => {
  it('adds an inactive copy with a free SKU, also beside the largest one', async () => {
    await create({ sku: MAX_SKU })
    const before = await read(13)
    const { product } = await api.ok('manager', 'POST', `${PATH}/13/duplicate`, {
      status: 201,
      schema: productResponse,
    })
    expect(product).toMatchObject({ status: 'Inactive', priceCents: before.priceCents, image: before.image })
    expect(product.sku).not.toBe(before.sku)
    expect(product.sku).toBeLessThan(MAX_SKU)
  })

  it('R-605: keeps pictures and variants, and a picture is stored until the last product drops it', async () => {
    const path = `${PEOPLE.manager}/00000000-0000-4000-8000-0000000f1002`
    const { owner } = api.database
    await owner`insert into storage.objects (bucket_id, name) values ('product-pictures', ${path})`
    const later = `${PEOPLE.manager}/00000000-0000-4000-8000-0000000f1003`
    await owner`insert into storage.objects (bucket_id, name) values ('product-pictures', ${later})`
    const variants = [{ values: ['S'], sku: 200_000_009, priceCents: 100, qty: 2 }]
    const made = await create({
      pictures: [later, path],
      discountCents: 50,
      options: [{ name: 'Size', values: ['S'] }],
      variants,
    })
    const { product: copy } = await api.ok('manager', 'POST', `${PATH}/${made.id}/duplicate`, {
      status: 201,
      schema: productResponse,
    })
    expect(copy).toMatchObject({
      image: made.image,
      pictures: [later, path],
      discountCents: 50,
      options: made.options,
      variants: [{ ...variants[0], sku: null }],
    })
    const isUsed = async () =>
      (await owner`select private.is_object_used('product-pictures', ${path}) as used`)[0]?.used
    await api.done('manager', 'DELETE', `${PATH}/${made.id}`)
    expect(await isUsed()).toBe(true)
    await api.done('manager', 'DELETE', `${PATH}/${copy.id}`)
    expect(await isUsed()).toBe(false)
  })
})

describe('the variants of a product (R-603)', () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const variants = (first: number | null, second: number | null) => [
    { values: ['S'], sku: first, priceCents: null, qty: 4 },
    { values: ['M'], sku: second, priceCents: 2499, qty: 5 },
  ]

  it('have price, stock and SKU, and the product has their stock together', async () => {
    const made = await create({ options, variants: variants(200_000_001, null), qty: 0 })
    expect(made).toMatchObject({ qty: 9, stock: true, variants: variants(200_000_001, null) })
    expect(await read(made.id)).toEqual(made)
    expect(await create({ qty: 0 })).toMatchObject({ qty: 0, stock: false })
    const { id, stock: _s, image: _i, restockedAt: _r, ...fields } = made
    const { product: saved } = await api.ok('manager', 'PUT', `${PATH}/${id}`, {
      schema: productResponse,
      body: { ...fields, variants: [{ values: ['S'], sku: null, priceCents: null, qty: 6 }] },
    })
    expect(saved.qty).toBe(6)
  })

  it('have a SKU that no product and no other variant has', async () => {
    const other = await create({ options, variants: variants(200_000_002, null) })
    const taken = { status: 409, fields: { variants: 'taken' } }
    for (const sku of [200_000_002, other.sku])
      expect(
        await api.refused('manager', 'POST', PATH, body({ options, variants: variants(null, sku) })),
      ).toMatchObject(taken)
    expect((await api.refused('manager', 'POST', PATH, body({ sku: 200_000_002 }))).fields).toHaveProperty(
      'sku',
    )
    expect(await fieldsOf({ options, variants: variants(200_000_003, 200_000_003) })).toHaveProperty(
      'variants',
    )
  })

  it('have one value of each option', async () => {
    expect(await fieldsOf({ options: [], variants: variants(null, null) })).toHaveProperty('variants')
  })
})

describe('scheduled products (R-271)', () => {
  it('need a time in the future and are published when it has come', async () => {
    const past = '2020-01-01T00:00:00Z'
    expect(await fieldsOf({ status: 'Scheduled' })).toHaveProperty('publishAt')
    expect(await fieldsOf({ status: 'Scheduled', publishAt: past })).toHaveProperty('publishAt')
    const { id, publishAt } = await create({ status: 'Scheduled', publishAt: '2090-01-01T00:00:00Z' })
    expect(publishAt).toBe('2090-01-01T00:00:00.000Z')
    await api.ok('user', 'GET', PATH, { schema: productList })
    expect((await read(id)).status).toBe('Scheduled')
    await api.database.owner`update demo.products set publish_at = now() where id = ${id}`
    await api.ok('user', 'GET', PATH, { schema: productList })
    expect((await read(id)).status).toBe('Published')
  })
})

describe('GET /apps/ecommerce/product-figures (R-275)', () => {
  it('counts as many products in a channel as the list filtered by it', async () => {
    const { channels } = await api.ok('user', 'GET', '/apps/ecommerce/product-figures', {
      schema: productFigures,
    })
    expect(channels).toHaveLength(4)
    for (const { channel, products, salesCents, trendCents } of channels) {
      const list = await api.ok('user', 'GET', `${PATH}?channel=${channel}`, { schema: productList })
      expect(products).toBe(list.total)
      expect(products).toBeGreaterThan(0)
      expect(trendCents.at(-1)).toBe(salesCents)
    }
  })

  it('counts what a channel has sold by its paid orders alone', async () => {
    await api.database.owner`update demo.orders set payment = 'Pending' where channel = ${SALES_CHANNELS[0]}`
    const { channels } = await api.ok('user', 'GET', '/apps/ecommerce/product-figures', {
      schema: productFigures,
    })
    expect(channels[0]).toMatchObject({ channel: SALES_CHANNELS[0], products: 0, salesCents: 0 })
    const list = await api.ok('user', 'GET', `${PATH}?channel=${SALES_CHANNELS[0]}`, { schema: productList })
    expect(list.total).toBe(0)
  })
})
