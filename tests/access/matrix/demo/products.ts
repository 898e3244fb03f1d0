import { SHOP_PICTURES } from '../../support/demo/fixture-shop.ts'
import { OTHER, SUBJECT } from '../../support/ids.ts'
import { defineTable, type Rule, type TableSpec } from '../types.ts'
import { DEMO_READERS, DEMO_WRITERS } from './roles.ts'

const reads: Rule<string> = (role) => DEMO_READERS.includes(role)
const writes: Rule<string> = (role) => DEMO_WRITERS.includes(role)
const everyWrite = { insert: writes, update: writes, delete: writes }

type ShopTable = { insert: string; set: string; some?: string; may: TableSpec['may'] }

const shopTable = (table: string, { insert, set, some = 'true', may }: ShopTable) =>
  defineTable<'any'>({
    table: `demo.${table}`,
    relations: ['any'],
    rows: () => some,
    insert: () => `insert into demo.${table} ${insert}`,
    set,
    may: { select: reads, ...may },
  })

type Picture = keyof typeof SHOP_PICTURES

/** Pictures in Storage: the own folder of people who may write, and deleted only while nothing shows them. */
const pictureObjects = defineTable<Picture>({
  table: 'storage.objects',
  relations: ['shown', 'loose', 'others'],
  rows: (relation) => `bucket_id = 'product-pictures' and name = '${SHOP_PICTURES[relation]}'`,
  insert: (relation) =>
    `insert into storage.objects (bucket_id, name) values ('product-pictures', '${relation === 'others' ? OTHER : SUBJECT}/00000000-0000-4000-8000-0000000f0009')`,
  set: 'metadata = metadata',
  grantedToAll: ['select', 'insert', 'update', 'delete'],
  may: {
    select: (role, relation) => DEMO_WRITERS.includes(role) && relation !== 'others',
    insert: (role, relation) => DEMO_WRITERS.includes(role) && relation !== 'others',
    delete: (role, relation) => DEMO_WRITERS.includes(role) && relation === 'loose',
  },
})

/** The tables of the sample shop that its screens change. */
export const demoProductTables: readonly TableSpec[] = [
  shopTable('products', {
    insert: `(product_name, slug, product_brand, category, stock, sku, price, qty, status) values ('New', 'new', '', 'Books', true, 1, 1, 1, 'Inactive')`,
    set: 'stock = stock',
    may: everyWrite,
  }),
  shopTable('product_categories', {
    insert: `(name) values ('New')`,
    set: 'name = name',
    some: `name = 'Unused'`,
    may: everyWrite,
  }),
  shopTable('product_pictures', {
    insert: `(object_path, product_id) values ('${SHOP_PICTURES.loose}', 2)`,
    set: 'n = n',
    may: { insert: writes, delete: writes },
  }),
  shopTable('shop_settings', {
    insert: `(tab) values ('other')`,
    set: '"values" = "values"',
    may: { update: writes },
  }),
  pictureObjects,
]
