import { PRODUCT_MESSAGES } from '@contract/demo/products.ts'
import { translateMessages } from '@/lib/api/refusal.ts'

/** Translates the messages of a refused save. */
export const productErrors = translateMessages({
  [PRODUCT_MESSAGES.sku]: 'ecommerce.error.sku',
  no_category: 'ecommerce.error.category-gone',
  no_picture: 'ecommerce.error.picture-gone',
})
