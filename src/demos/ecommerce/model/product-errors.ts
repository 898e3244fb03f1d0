import type { ReasonWords } from '@/lib/api/refusal.ts'

/** The words of a refused product. */
export const productWords: ReasonWords = {
  taken: 'ecommerce.error.sku',
  no_category: 'ecommerce.error.category-gone',
  no_picture: 'ecommerce.error.picture-gone',
}
