import type { z } from 'zod'
import {
  type createProductBody,
  type ProductDetail,
  productDetails,
} from '../../_shared/contract/demo/products.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { sanitizeMail, UnfitMarkup } from '../../_shared/html/sanitize-mail.ts'
import { notFound, refuseField } from '../../_shared/http/errors.ts'
import { pictureUrl } from './present.ts'

type ProductBody = z.output<typeof createProductBody>
type ProductRow = Omit<ProductDetail, 'details'> & { details: unknown }

/** The image of a product or category without an uploaded picture. */
export const NO_PICTURE = 'demo/products/none-0.svg'
const BUCKET = 'product-pictures'

/** Returns the image of a product with these uploaded pictures; a bundled image stays without any. */
export const imageOf = (pictures: readonly string[], before = NO_PICTURE): string =>
  pictures[0] === undefined
    ? before.startsWith(`${BUCKET}/`)
      ? NO_PICTURE
      : before
    : `${BUCKET}/${pictures[0]}`

/** Returns one product for its form; throws 404 when there is none. */
export async function readProduct(tx: Tx, id: number): Promise<ProductDetail> {
  const [row] = await tx<ProductRow[]>`
    select t.id, t.product_name, t.product_brand, t.category, t.description, t.sku,
      (t.price * 100)::integer as price_cents, t.discount_cents, t.is_taxed, t.qty, t.stock,
      t.status, t.publish_at, t.vendor, t.collection, t.tags, t.options, t.variants, t.details, t.image,
      t.restocked_at, t.revision,
      array(select p.object_path from demo.product_pictures as p where p.product_id = t.id order by p.n) as pictures
    from demo.products as t where t.id = ${id}`
  if (!row) throw notFound()
  return {
    ...row,
    details: productDetails.parse(row.details),
    image: pictureUrl(row.image),
  }
}

/** Converts the fields of the form to columns; the description is sanitised. */
export function productColumns(tx: Tx, body: ProductBody) {
  return {
    product_name: body.productName,
    product_brand: body.productBrand,
    slug: slugOf(body.productName),
    category: body.category,
    description: safeDescription(body.description),
    sku: body.sku,
    price: (body.priceCents / 100).toFixed(2),
    discount_cents: body.discountCents,
    is_taxed: body.isTaxed,
    qty: totalStock(body),
    status: body.status,
    publish_at: body.publishAt,
    vendor: body.vendor,
    collection: body.collection,
    tags: body.tags,
    options: tx.json(body.options),
    variants: tx.json(body.variants),
    details: tx.json(body.details),
  }
}

/** The pieces in stock: the sum of the variants of a product that has some. */
export const totalStock = ({ qty, variants }: Pick<ProductBody, 'qty' | 'variants'>): number =>
  variants.length === 0 ? qty : variants.reduce((sum, variant) => sum + variant.qty, 0)

function safeDescription(html: string): string {
  try {
    return sanitizeMail(html)
  } catch (error) {
    if (error instanceof UnfitMarkup) throw refuseField('description', 'too_complex')
    throw error
  }
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Replaces the pictures of a product or category by the given ones, in order. */
export async function savePictures(
  tx: Tx,
  owner: 'product_id' | 'category_id',
  id: number,
  paths: readonly string[],
): Promise<void> {
  await tx`delete from demo.product_pictures where ${tx(owner)} = ${id}`
  if (paths.length === 0) return
  const rows = [...new Set(paths)].map((path, n) => ({ object_path: path, [owner]: id, n }))
  await tx`insert into demo.product_pictures ${tx(rows)}`
}
