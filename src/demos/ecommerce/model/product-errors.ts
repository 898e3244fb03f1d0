import { PRODUCT_MESSAGES } from '@contract/demo/products.ts'
import { ApiError } from '@/lib/api-error.ts'

const ids: Readonly<Record<string, string>> = {
  [PRODUCT_MESSAGES.sku]: 'ecommerce.error.sku',
  'This category does not exist': 'ecommerce.error.category-gone',
  'This picture does not exist': 'ecommerce.error.picture-gone',
}

/** Replaces the messages of a refused save by the ids of their translations. */
export function productErrors(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([field, message]) => [field, ids[message] ?? message])
  const { status, code, message, body } = error
  return new ApiError({ status, code, message, body, fields: Object.fromEntries(fields) })
}
