import { z } from 'zod'
import { nameText, optionalName } from '../name-text.ts'
import { PRODUCT_STATUSES, SALES_CHANNELS } from './ecommerce.ts'
import { count, picture } from './list.ts'

export const BARCODE_TYPES = ['ISBN', 'EAN', 'UPC', 'JAN'] as const
export const FULFILLERS = ['seller', 'company'] as const
export const DELIVERY_AREAS = ['worldwide', 'selected', 'local'] as const
/** The largest price in cents. */
export const MAX_PRICE_CENTS = 99_999_999
/** The largest SKU. */
export const MAX_SKU = 999_999_999
/** The most variants of a product. */
export const MAX_VARIANTS = 60
/** The most pictures of a product. */
export const MAX_PICTURES = 8

const MAX_INTEGER = 2_147_483_647
const revision = z.number().int().min(0).max(MAX_INTEGER)
const cents = z.number().int().min(0).max(MAX_PRICE_CENTS)
const instant = z.iso.datetime({ offset: true })
/** The path of an uploaded picture: the folder of its uploader and the id of the picture. */
const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
export const uploadedPicturePath = z.string().regex(new RegExp(`^${UUID}/${UUID}$`))

/** One option of a product, such as the size with its values. */
export const productOption = z.object({
  name: nameText(40),
  values: z.array(nameText(40)).min(1).max(30),
})

const stock = z.number().int().min(0).max(1_000_000)
const skuNumber = z.number().int().min(0).max(MAX_SKU)

/** One combination of the values of the options; without a price it has the price of the product. */
export const productVariant = z.object({
  values: z.array(nameText(40)).min(1).max(5),
  sku: skuNumber.nullable(),
  priceCents: cents.nullable(),
  qty: stock,
})

/** Shipping, delivery, attributes and barcode. */
export const productDetails = z.object({
  inTransit: z.number().int().min(0).max(1_000_000).default(0),
  fulfilledBy: z.enum(FULFILLERS).default('seller'),
  delivery: z.enum(DELIVERY_AREAS).default('worldwide'),
  countries: z.array(nameText(60)).max(50).default([]),
  isFragile: z.boolean().default(false),
  isBiodegradable: z.boolean().default(false),
  isFrozen: z.boolean().default(false),
  /** The highest storage temperature in degrees Celsius of a frozen product. */
  maxTemperature: z.number().int().min(-100).max(100).nullable().default(null),
  expiresOn: z.iso.date().nullable().default(null),
  barcodeType: z.enum(BARCODE_TYPES).default('EAN'),
  barcode: optionalName(40).default(''),
})

const fields = {
  productName: nameText(200),
  productBrand: optionalName(100),
  category: z.string().min(1).max(60),
  /** HTML; the server sanitises it. */
  description: z.string().max(50_000),
  sku: skuNumber,
  priceCents: cents,
  discountCents: cents.nullable(),
  isTaxed: z.boolean(),
  /** The pieces in stock; of a product with variants, their sum. */
  qty: stock,
  status: z.enum(PRODUCT_STATUSES),
  publishAt: instant.nullable(),
  vendor: optionalName(100),
  collection: optionalName(100),
  tags: z.array(nameText(40)).max(20),
  options: z.array(productOption).max(5),
  variants: z.array(productVariant).max(MAX_VARIANTS).default([]),
  pictures: z.array(uploadedPicturePath).max(MAX_PICTURES),
  details: productDetails,
}

/** A product with everything its form shows; money is in cents. */
export const productDetail = z.object({
  ...fields,
  id: count,
  category: z.string(),
  stock: z.boolean(),
  image: picture,
  restockedAt: instant.nullable(),
  revision,
})
export type ProductDetail = z.infer<typeof productDetail>
/** `GET /api/apps/ecommerce/products/:id`, `POST …/duplicate`. */
export const productResponse = z.object({ product: productDetail })

/** `POST /api/apps/ecommerce/products`. */
export const createProductBody = z.object(fields).superRefine((body, context) => {
  const refuse = (path: string[]) => context.addIssue({ code: 'custom', path })
  if (body.discountCents !== null && body.discountCents >= body.priceCents) refuse(['discountCents'])
  if (body.status === 'Scheduled' && (body.publishAt === null || Date.parse(body.publishAt) <= Date.now()))
    refuse(['publishAt'])
  const isOfOptions = (values: readonly string[]) =>
    values.length === body.options.length &&
    values.every((value, at) => body.options[at]?.values.includes(value))
  if (!body.variants.every(({ values }) => isOfOptions(values))) refuse(['variants'])
  const skus = [body.sku, ...body.variants.flatMap(({ sku }) => sku ?? [])]
  if (new Set(skus).size < skus.length) refuse(['variants'])
  if (body.variants.reduce((sum, { qty }) => sum + qty, 0) > 1_000_000) refuse(['variants'])
  if (body.details.delivery === 'selected' && body.details.countries.length === 0)
    refuse(['details', 'countries'])
})
export type CreateProductBody = z.input<typeof createProductBody>
/** `PUT /api/apps/ecommerce/products/:id`; 409 with the current `{product}`. */
export const saveProductBody = createProductBody.and(z.object({ revision }))

/** `PATCH /api/apps/ecommerce/products/:id/stock`: the switch of the list. */
export const stockBody = z.object({ stock: z.boolean() })

/** `GET /api/apps/ecommerce/product-figures`: the sales of each channel. */
export const productFigures = z.object({
  channels: z.array(
    z.object({
      channel: z.enum(SALES_CHANNELS),
      /** The products sold there: the total of the list filtered by the channel. */
      products: count,
      /** The paid orders of the last 30 days and their amount. */
      orders: count,
      salesCents: count,
      /** The amounts of the last four periods of 30 days, oldest first. */
      trendCents: z.array(count),
    }),
  ),
})
export type ProductFigures = z.infer<typeof productFigures>

/** `GET /api/apps/ecommerce/product-choices`: what other products use, for suggestions. */
export const productChoices = z.object({
  categories: z.array(z.string()),
  vendors: z.array(z.string()),
  collections: z.array(z.string()),
})
