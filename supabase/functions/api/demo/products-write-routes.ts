import { createRoute } from '@hono/zod-openapi'
import {
  createProductBody,
  MAX_SKU,
  productChoices,
  productDetail,
  productFigures,
  productResponse,
  saveProductBody,
  stockBody,
} from '../../_shared/contract/demo/products.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { jsonBody, numberParams } from '../../_shared/http/request.ts'
import { conflict, created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { demoConflict } from './demo-conflict.ts'
import { readProductChoices, readProductFigures } from './product-figures.ts'
import { imageOf, productColumns, readProduct, savePictures, totalStock } from './product-rows.ts'

const tags = ['sample shop and invoices']

/** `/api/apps/ecommerce/products`: the calls that read, add and change one product. */
export function demoProductsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/product-figures',
      tags,
      summary: 'Returns the sales of the shop by channel, with the number of products sold there.',
      responses: ok(productFigures),
    }),
    async (c) => c.json({ channels: await asDemo(c, 'read', readProductFigures) }, 200),
  )
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/product-choices',
      tags,
      summary: 'Returns the categories, vendors and collections of the shop, as suggestions for a product.',
      responses: ok(productChoices),
    }),
    async (c) => c.json(await asDemo(c, 'read', readProductChoices), 200),
  )
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/products/{id}',
      tags,
      summary: 'Returns one product with pictures, variants and inventory.',
      request: { params: numberParams('id') },
      responses: ok(productResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ product: await asDemo(c, 'read', (tx) => readProduct(tx, id)) }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/products',
      tags,
      summary: 'Adds a product.',
      request: { body: jsonBody(createProductBody) },
      responses: created(productResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const product = await asDemo(c, 'create', async (tx) => {
        const row = {
          ...productColumns(tx, body),
          stock: totalStock(body) > 0,
          image: imageOf(body.pictures),
        }
        const [{ id } = { id: 0 }] = await tx<
          { id: number }[]
        >`insert into demo.products ${tx(row)} returning id`
        await savePictures(tx, 'product_id', id, body.pictures)
        return readProduct(tx, id)
      })
      return c.json({ product }, 201)
    },
  )
  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/ecommerce/products/{id}',
      tags,
      summary: 'Saves a product against the revision it was read with.',
      request: { params: numberParams('id'), body: jsonBody(saveProductBody) },
      responses: { ...ok(productResponse), ...conflict({ product: productDetail }) },
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision, ...body } = c.req.valid('json')
      const product = await asDemo(c, 'update', async (tx) => {
        const [locked] = await tx<{ revision: number; image: string }[]>`
          select revision, image from demo.products where id = ${id} for update`
        if (!locked) throw notFound()
        if (locked.revision !== revision)
          throw await demoConflict(tx, 'products', tx`id = ${id}`, { product: await readProduct(tx, id) })
        const row = { ...productColumns(tx, body), image: imageOf(body.pictures, locked.image) }
        await savePictures(tx, 'product_id', id, body.pictures)
        await tx`update demo.products set ${tx(row)} where id = ${id}`
        return readProduct(tx, id)
      })
      return c.json({ product }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/apps/ecommerce/products/{id}/stock',
      tags,
      summary: 'Switches whether a product is in stock.',
      request: { params: numberParams('id'), body: jsonBody(stockBody) },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { stock } = c.req.valid('json')
      await asDemo(c, 'update', async (tx) => {
        const { count } = await tx`update demo.products set stock = ${stock} where id = ${id}`
        if (count === 0) throw notFound()
      })
      return c.body(null, 204)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/products/{id}/duplicate',
      tags,
      summary:
        'Adds an inactive copy of a product with the same pictures and a new SKU; its variants have none.',
      request: { params: numberParams('id') },
      responses: created(productResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const product = await asDemo(c, 'create', async (tx) => {
        const [copy] = await tx<{ id: number }[]>`
          insert into demo.products (product_name, product_brand, slug, category, description, stock, sku, price, qty, status,
            image, discount_cents, is_taxed, vendor, collection, tags, options, details, variants)
          select left(product_name, 190) || ' (copy)', product_brand, slug, category, description, stock,
            (select min(p.sku) + 1 from demo.products p
              where p.sku < ${MAX_SKU} and not exists (select from demo.products o where o.sku = p.sku + 1)), price, qty, 'Inactive',
            image, discount_cents, is_taxed, vendor, collection, tags, options, details,
            (select coalesce(jsonb_agg(v || '{"sku": null}' order by n), '[]')
              from jsonb_array_elements(variants) with ordinality as variant (v, n))
          from demo.products where id = ${id} returning id`
        if (!copy) throw notFound()
        await tx`
          insert into demo.product_pictures (object_path, product_id, n)
          select p.object_path, ${copy.id}, p.n from demo.product_pictures p where p.product_id = ${id}`
        return readProduct(tx, copy.id)
      })
      return c.json({ product }, 201)
    },
  )
}
