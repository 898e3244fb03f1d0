import type { CreateCategoryBody, ProductCategory } from '@contract/demo/product-categories.ts'
import * as z from 'zod'

/** The values of the category form. */
export const categoryFormSchema = z.object({
  name: z.string().trim().min(1, 'ecommerce.error.category-name').max(60, 'ecommerce.error.long'),
  description: z.string().trim().max(500, 'ecommerce.error.long'),
  parentId: z.string(),
  pictures: z.array(z.string()).max(1),
})
export type CategoryFormValues = z.infer<typeof categoryFormSchema>

/** The values of the form for a stored category, or of an empty one. */
export const categoryFormValues = (category: ProductCategory | null): CategoryFormValues => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  parentId: category?.parentId ? String(category.parentId) : '',
  pictures: category?.picture ? [category.picture] : [],
})

/** The body of the call that saves these values. */
export const categoryBodyOf = ({ parentId, pictures, ...rest }: CategoryFormValues): CreateCategoryBody => ({
  ...rest,
  parentId: parentId === '' ? null : Number(parentId),
  picture: pictures[0] ?? null,
})

type Branch = Pick<ProductCategory, 'id' | 'parentId'>

/** Returns the categories that may be the parent of a category: neither itself nor one below it. */
export function possibleParents<C extends Branch>(categories: readonly C[], id: number | null): C[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const isBelow = (category: C): boolean => {
    const seen = new Set<number>()
    for (let one: C | undefined = category; one && !seen.has(one.id); ) {
      if (one.id === id) return true
      seen.add(one.id)
      one = one.parentId === null ? undefined : byId.get(one.parentId)
    }
    return false
  }
  return categories.filter((category) => !isBelow(category))
}
