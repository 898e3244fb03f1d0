import { z } from 'zod'
import { nameText } from '../name-text.ts'
import { count, demoListQuery, picture } from './list.ts'
import { uploadedPicturePath } from './products.ts'

const MAX_INTEGER = 2_147_483_647
const id = z.number().int().min(1).max(MAX_INTEGER)

/** A category of products. */
export const productCategory = z.object({
  id,
  name: z.string(),
  description: z.string(),
  parentId: id.nullable(),
  parent: z.string().nullable(),
  image: picture,
  picture: uploadedPicturePath.nullable(),
  /** The products of this very category: the total of the product list filtered by it. */
  products: count,
  /** The quantity in stock of these products times their price. */
  stockCents: count,
  revision: count,
})
export type ProductCategory = z.infer<typeof productCategory>

/** `GET /api/apps/ecommerce/categories`: sorted by name (the default), products or stock. */
export const categoryListQuery = demoListQuery
export const categoryList = z.object({ categories: z.array(productCategory), total: count })
export const categoryResponse = z.object({ category: productCategory })

/** `POST /api/apps/ecommerce/categories`. */
export const createCategoryBody = z.object({
  name: nameText(60),
  description: z.string().trim().max(500),
  parentId: id.nullable(),
  picture: uploadedPicturePath.nullable(),
})
export type CreateCategoryBody = z.input<typeof createCategoryBody>
/** `PUT /api/apps/ecommerce/categories/:id`; 409 with the current `{category}`. */
export const saveCategoryBody = createCategoryBody.extend({
  revision: z.number().int().min(0).max(MAX_INTEGER),
})
