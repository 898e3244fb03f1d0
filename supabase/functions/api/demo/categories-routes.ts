import { createRoute } from '@hono/zod-openapi'
import {
  categoryList,
  categoryListQuery,
  categoryResponse,
  createCategoryBody,
  type ProductCategory,
  productCategory,
  saveCategoryBody,
} from '../../_shared/contract/demo/product-categories.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { HttpError, invalid, notFound } from '../../_shared/http/errors.ts'
import { jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { demoConflict } from './demo-conflict.ts'
import { pictureUrl } from './present.ts'
import { imageOf, savePictures } from './product-rows.ts'

const tags = ['sample shop and invoices']

const PRODUCTS = '(select count(*)::integer from demo.products p where p.category = g.name)'
const STOCK = `(select coalesce(sum((p.price * 100)::bigint * p.qty), 0)::float8 from demo.products p where p.category = g.name)`
const COLUMNS = `g.id, g.name, g.description, g.parent_id,
  (select a.name from demo.product_categories a where a.id = g.parent_id) as parent, g.image,
  (select i.object_path from demo.product_pictures i where i.category_id = g.id) as picture,
  ${PRODUCTS} as products, ${STOCK} as stock_cents, g.revision`

const categoryListDefinition: ListDefinition = {
  from: 'demo.product_categories',
  alias: 'g',
  select: COLUMNS,
  search: ['g.name', 'g.description'],
  sort: { name: 'private.fold(g.name)', products: PRODUCTS, stock: STOCK },
  defaultSort: { by: 'name', order: 'asc' },
  tieBreak: 'g.id',
}

const presentCategory = (row: ProductCategory): ProductCategory => ({ ...row, image: pictureUrl(row.image) })

async function readCategory(tx: Tx, id: number): Promise<ProductCategory> {
  const [row] = await tx<ProductCategory[]>`
    select ${tx.unsafe(COLUMNS)} from demo.product_categories g where g.id = ${id}`
  if (!row) throw notFound()
  return presentCategory(row)
}

/** Throws 422 when another category has the name, ignoring case and accents. */
async function requireFreeName(tx: Tx, name: string, id: number): Promise<void> {
  const [other] = await tx`
    select id from demo.product_categories where private.fold(name) = private.fold(${name}) and id <> ${id}`
  if (other) throw invalid({ name: 'taken' })
}

/** `/api/apps/ecommerce/categories`: the tree of product categories. */
export function demoCategoriesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/categories',
      tags,
      summary: 'Lists categories, sorted by name, products or stock.',
      request: { query: categoryListQuery },
      responses: ok(categoryList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await asDemo(c, 'read', (tx) =>
        runList<ProductCategory>(tx, categoryListDefinition, query),
      )
      return c.json({ categories: rows.map(presentCategory), total }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/categories',
      tags,
      summary: 'Adds a category.',
      request: { body: jsonBody(createCategoryBody) },
      responses: created(categoryResponse),
    }),
    async (c) => {
      const { picture, parentId, ...rest } = c.req.valid('json')
      const pictures = picture === null ? [] : [picture]
      const category = await asDemo(c, 'create', async (tx) => {
        await requireFreeName(tx, rest.name, 0)
        const row = { ...rest, parent_id: parentId, image: imageOf(pictures) }
        const [{ id } = { id: 0 }] = await tx<{ id: number }[]>`
          insert into demo.product_categories ${tx(row)} returning id`
        await savePictures(tx, 'category_id', id, pictures)
        return readCategory(tx, id)
      })
      return c.json({ category }, 201)
    },
  )
  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/ecommerce/categories/{id}',
      tags,
      summary: 'Saves a category against the revision it was read with; its products follow a new name.',
      request: { params: numberParams('id'), body: jsonBody(saveCategoryBody) },
      responses: { ...ok(categoryResponse), ...conflict({ category: productCategory }) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, picture, parentId, ...rest } = c.req.valid('json')
      const pictures = picture === null ? [] : [picture]
      const category = await asDemo(c, 'update', async (tx) => {
        const [locked] = await tx<{ revision: number; image: string }[]>`
          select revision, image from demo.product_categories where id = ${id} for update`
        if (!locked) throw notFound()
        if (locked.revision !== revision)
          throw await demoConflict(tx, 'product_categories', tx`id = ${id}`, {
            category: await readCategory(tx, id),
          })
        await requireFreeName(tx, rest.name, id)
        const row = { ...rest, parent_id: parentId, image: imageOf(pictures, locked.image) }
        await savePictures(tx, 'category_id', id, pictures)
        await tx`update demo.product_categories set ${tx(row)} where id = ${id}`
        return readCategory(tx, id)
      })
      return c.json({ category }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/ecommerce/categories/{id}',
      tags,
      summary: 'Deletes a category without products and categories below it.',
      request: { params: numberParams('id') },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await asDemo(c, 'delete', async (tx) => {
        await readCategory(tx, id)
        const deleted = await tx`
          delete from demo.product_categories g where g.id = ${id}
            and not exists (select from demo.products p where p.category = g.name)
            and not exists (select from demo.product_categories b where b.parent_id = g.id)`
        if (deleted.count === 0) throw new HttpError('wrong_state')
      })
      return c.body(null, 204)
    },
  )
}
