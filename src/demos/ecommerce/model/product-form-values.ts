import type { ProductDetail } from '@contract/demo/products.ts'
import { dollarsText } from '@/demos/shared/typed-money.ts'
import type { ProductFormValues } from './product-form-schema.ts'

/** The values of an empty form. */
export const emptyProduct: ProductFormValues = {
  productName: '',
  productBrand: '',
  category: '',
  description: '',
  sku: '',
  price: '',
  discount: '',
  isTaxed: true,
  qty: '0',
  status: 'Published',
  publishOn: '',
  publishTime: '09:00',
  vendor: '',
  collection: '',
  tags: '',
  options: [],
  variants: [],
  pictures: [],
  details: {
    inTransit: '0',
    fulfilledBy: 'seller',
    delivery: 'worldwide',
    countries: '',
    isFragile: false,
    isBiodegradable: false,
    isFrozen: false,
    maxTemperature: '',
    expiresOn: '',
    barcodeType: 'EAN',
    barcode: '',
  },
}

const two = (number: number) => String(number).padStart(2, '0')

/** The values of the form for a stored product. */
export function productFormValues(product: ProductDetail): ProductFormValues {
  const { details, publishAt, priceCents, discountCents, options, variants, tags, pictures } = product
  const at = publishAt === null ? null : new Date(publishAt)
  return {
    ...product,
    sku: String(product.sku),
    price: dollarsText(priceCents),
    discount: dollarsText(discountCents),
    qty: String(product.qty),
    publishOn: at === null ? '' : `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    publishTime: at === null ? '09:00' : `${two(at.getHours())}:${two(at.getMinutes())}`,
    tags: tags.join(', '),
    options: options.map(({ name, values }) => ({ name, values: values.join(', ') })),
    variants: variants.map(({ values, sku, priceCents, qty }) => ({
      values: [...values],
      sku: sku === null ? '' : String(sku),
      price: dollarsText(priceCents),
      qty: String(qty),
    })),
    pictures: [...pictures],
    details: {
      ...details,
      inTransit: String(details.inTransit),
      countries: details.countries.join(', '),
      maxTemperature: details.maxTemperature === null ? '' : String(details.maxTemperature),
      expiresOn: details.expiresOn ?? '',
    },
  }
}
