import { productDetails } from '@contract/demo/products.ts'
import { describe, expect, it } from 'vitest'
import { centsFrom, dollarsText } from '@/demos/shared/typed-money.ts'
import { listFrom } from './form-values.ts'
import { productBodyOf, productFormSchema } from './product-form-schema.ts'
import { emptyProduct, productFormValues } from './product-form-values.ts'

const filled = { ...emptyProduct, productName: 'Lamp', category: 'Desk', sku: '7', price: '19,90' }
const errorsOf = (changes: object) =>
  productFormSchema.safeParse({ ...filled, ...changes }).error?.issues.map(({ path }) => path.join('.'))

describe('amounts', () => {
  it('are read with a point or a comma and written back unchanged', () => {
    for (let cents = 0; cents < 2000; cents += 1) expect(centsFrom(dollarsText(cents))).toBe(cents)
    expect(['12', '12,5', '12.05', '0.29', '', 'x'].map(centsFrom)).toEqual([
      1200,
      1250,
      1205,
      29,
      null,
      null,
    ])
  })
})

describe('listFrom', () => {
  it('splits at commas and leaves out empty and repeated names', () => {
    expect(listFrom(' a, b,,a ; c ')).toEqual(['a', 'b', 'c'])
  })
})

describe('the product form', () => {
  it('requires name, category, SKU and price', () => {
    expect(productFormSchema.safeParse(emptyProduct).error?.issues.map(({ path }) => path[0])).toEqual([
      'productName',
      'category',
      'sku',
      'price',
    ])
  })

  it('R-277: refuses a discount that is not lower than the price', () => {
    expect(errorsOf({ discount: '19.90' })).toEqual(['discount'])
    expect(errorsOf({ discount: '19.89' })).toBeUndefined()
  })

  it('R-271: requires a time in the future to schedule', () => {
    expect(errorsOf({ status: 'Scheduled' })).toEqual(['publishOn'])
    expect(errorsOf({ status: 'Scheduled', publishOn: '2020-01-01' })).toEqual(['publishOn'])
    expect(errorsOf({ status: 'Scheduled', publishOn: '2090-01-01' })).toBeUndefined()
  })

  it('R-271: has a time of publication only while it is scheduled', () => {
    const bodyOf = (changes: object) => productBodyOf(productFormSchema.parse({ ...filled, ...changes }))
    const at = { publishOn: '2090-01-01', publishTime: '08:30' }
    expect(bodyOf(at).publishAt).toBeNull()
    expect(bodyOf({ ...at, status: 'Scheduled' }).publishAt).toBe(new Date('2090-01-01T08:30').toISOString())
  })

  it('R-274: takes at most eight pictures', () => {
    expect(errorsOf({ pictures: Array(8).fill('a') })).toBeUndefined()
    expect(errorsOf({ pictures: Array(9).fill('a') })).toEqual(['pictures'])
  })

  it('R-603: refuses a SKU that the product or another variant has, at its field', () => {
    const variants = (...skus: string[]) => skus.map((sku) => ({ values: [sku], sku, price: '', qty: '1' }))
    expect(errorsOf({ variants: variants('7') })).toEqual(['variants.0.sku'])
    expect(errorsOf({ variants: variants('8', '9', '8') })).toEqual(['variants.2.sku'])
    expect(errorsOf({ variants: variants('', '') })).toBeUndefined()
  })

  it('R-603: keeps the figures of the variants; one without a price has none of its own', () => {
    const variants = [
      { values: ['S'], sku: '', price: '', qty: '4' },
      { values: ['M'], sku: '9', price: '24,99', qty: '5' },
    ]
    expect(productBodyOf(productFormSchema.parse({ ...filled, variants })).variants).toEqual([
      { values: ['S'], sku: null, priceCents: null, qty: 4 },
      { values: ['M'], sku: 9, priceCents: 2499, qty: 5 },
    ])
  })

  it('requires values of a variant and countries of a selected delivery', () => {
    expect(errorsOf({ options: [{ name: 'Size', values: '' }] })).toEqual(['options.0.values'])
    expect(errorsOf({ details: { ...emptyProduct.details, delivery: 'selected' } })).toEqual([
      'details.countries',
    ])
  })

  it('keeps the values of a stored product', () => {
    const body = productBodyOf(productFormSchema.parse({ ...filled, tags: 'a, b', discount: '5' }))
    expect(body).toMatchObject({ priceCents: 1990, discountCents: 500, tags: ['a', 'b'], publishAt: null })
    const stored = {
      ...body,
      details: productDetails.parse(body.details),
      id: 1,
      stock: true,
      image: '/build/x',
      variants: [],
      restockedAt: null,
      revision: 1,
    }
    expect(productBodyOf(productFormSchema.parse(productFormValues(stored)))).toMatchObject(body)
  })
})
