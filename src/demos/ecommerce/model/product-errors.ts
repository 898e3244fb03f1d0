import { PRODUCT_MESSAGES } from '@contract/demo/products.ts'
import { translateMessages } from '@/lib/refusal.ts'

/** Translates the messages of a refused save. */
export const productErrors = translateMessages({
  [PRODUCT_MESSAGES.sku]: 'ecommerce.error.sku',
  'This category does not exist': 'ecommerce.error.category-gone',
  'This picture does not exist': 'ecommerce.error.picture-gone',
})
