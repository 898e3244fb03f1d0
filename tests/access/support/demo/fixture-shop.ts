import type { Sql } from 'postgres'
import { OTHER, SUBJECT } from '../ids.ts'

/** The pictures of the fixture: shown by a product, not shown, another person's, and not uploaded yet. */
export const SHOP_PICTURES = {
  shown: `${SUBJECT}/00000000-0000-4000-8000-0000000f0001`,
  loose: `${SUBJECT}/00000000-0000-4000-8000-0000000f0002`,
  others: `${OTHER}/00000000-0000-4000-8000-0000000f0003`,
} as const

/** Creates the uploaded pictures of the sample shop and shows one of them. */
export async function buildShop(owner: Sql): Promise<void> {
  for (const name of Object.values(SHOP_PICTURES)) {
    await owner`insert into storage.objects (bucket_id, name) values ('product-pictures', ${name})`
  }
  await owner`insert into demo.product_pictures (object_path, product_id) values (${SHOP_PICTURES.shown}, 1)`
  await owner`insert into demo.product_categories (name) values ('Unused')`
}
