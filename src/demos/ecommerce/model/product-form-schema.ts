import { PRODUCT_STATUSES } from '@contract/demo/ecommerce.ts'
import {
  BARCODE_TYPES,
  type CreateProductBody,
  DELIVERY_AREAS,
  FULFILLERS,
  MAX_PICTURES,
  MAX_SKU,
  MAX_VARIANTS,
} from '@contract/demo/products.ts'
import * as z from 'zod'
import { centsFrom } from '@/demos/shared/typed-money.ts'
import { listFrom, moneyText, wholeText } from './form-values.ts'
import { stockOf } from './product-variants.ts'

const text = (most: number) => z.string().trim().max(most, 'ecommerce.error.long')
const names = z.string().transform(listFrom)

/** The values of the product form, as its inputs hold them. */
export const productFormSchema = z
  .object({
    productName: text(200).min(1, 'ecommerce.error.name'),
    productBrand: text(100),
    category: z.string().min(1, 'ecommerce.error.category'),
    description: z.string().max(50_000, 'ecommerce.error.long'),
    sku: wholeText(MAX_SKU),
    price: moneyText.min(1, 'ecommerce.error.price'),
    discount: moneyText,
    isTaxed: z.boolean(),
    qty: wholeText(1_000_000),
    status: z.enum(PRODUCT_STATUSES),
    publishOn: z.string(),
    publishTime: z.string(),
    vendor: text(100),
    collection: text(100),
    tags: names.refine(
      (tags) => tags.length <= 20 && tags.every((tag) => tag.length <= 40),
      'ecommerce.error.tags',
    ),
    options: z.array(z.object({ name: text(40).min(1, 'ecommerce.error.option'), values: names })).max(5),
    variants: z.array(
      z.object({
        values: z.array(z.string()),
        sku: z.union([z.literal(''), wholeText(MAX_SKU)]),
        price: moneyText,
        qty: wholeText(1_000_000),
      }),
    ),
    pictures: z.array(z.string()).max(MAX_PICTURES, 'ecommerce.error.pictures'),
    details: z.object({
      inTransit: wholeText(1_000_000),
      fulfilledBy: z.enum(FULFILLERS),
      delivery: z.enum(DELIVERY_AREAS),
      countries: names,
      isFragile: z.boolean(),
      isBiodegradable: z.boolean(),
      isFrozen: z.boolean(),
      maxTemperature: z.string().regex(/^(-?\d{1,2}|-?100)?$/, 'ecommerce.error.temperature'),
      expiresOn: z.union([z.literal(''), z.iso.date('ecommerce.error.date')]),
      barcodeType: z.enum(BARCODE_TYPES),
      barcode: text(40),
    }),
  })
  .superRefine((values, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const discount = centsFrom(values.discount)
    if (discount !== null && discount >= (centsFrom(values.price) ?? 0))
      refuse(['discount'], 'ecommerce.error.discount')
    const publishAt = instantOf(values)
    if (values.status === 'Scheduled' && (publishAt === null || Date.parse(publishAt) <= Date.now()))
      refuse(['publishOn'], 'ecommerce.error.schedule')
    if (values.details.delivery === 'selected' && values.details.countries.length === 0)
      refuse(['details', 'countries'], 'ecommerce.error.countries')
    if (values.variants.length > MAX_VARIANTS) refuse(['root'], 'ecommerce.error.variants')
    if (stockOf(values.variants) > 1_000_000) refuse(['root'], 'ecommerce.error.variants-stock')
    const taken = new Set([Number(values.sku)])
    values.variants.forEach(({ sku }, n) => {
      if (sku === '') return
      if (taken.has(Number(sku))) refuse(['variants', n, 'sku'], 'ecommerce.error.sku-twice')
      taken.add(Number(sku))
    })
    values.options.forEach((option, n) => {
      if (option.values.length === 0) refuse(['options', n, 'values'], 'ecommerce.error.option-values')
    })
  })

export type ProductFormValues = z.input<typeof productFormSchema>
type ProductFormOutput = z.output<typeof productFormSchema>

function instantOf({ publishOn, publishTime }: Pick<ProductFormValues, 'publishOn' | 'publishTime'>) {
  const at = new Date(`${publishOn}T${publishTime || '00:00'}`)
  return publishOn === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** The body of the call that saves these values. */
export function productBodyOf(values: ProductFormOutput): CreateProductBody {
  const { price, discount, publishOn, publishTime, details, variants, ...rest } = values
  return {
    ...rest,
    sku: Number(values.sku),
    qty: Number(values.qty),
    priceCents: centsFrom(price) ?? 0,
    discountCents: centsFrom(discount),
    publishAt: values.status === 'Scheduled' ? instantOf({ publishOn, publishTime }) : null,
    variants: variants.map((variant) => ({
      values: variant.values,
      sku: variant.sku === '' ? null : Number(variant.sku),
      priceCents: centsFrom(variant.price),
      qty: Number(variant.qty),
    })),
    details: {
      ...details,
      inTransit: Number(details.inTransit),
      maxTemperature: details.maxTemperature === '' ? null : Number(details.maxTemperature),
      expiresOn: details.expiresOn || null,
    },
  }
}
