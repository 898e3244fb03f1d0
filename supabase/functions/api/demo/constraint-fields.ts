import { type FieldOfConstraint, fromDatabase } from '../../_shared/http/postgres-errors.ts'

const DEMO_FIELDS: FieldOfConstraint = {
  product_categories_cycle: ['parentId', 'own_category'],
  product_categories_parent_id_fkey: ['parentId', 'no_category'],
  deals_code_key: ['code', 'taken'],
  products_sku_key: ['sku', 'taken'],
  products_variant_sku: ['variants', 'taken'],
  products_category_fkey: ['category', 'no_category'],
  product_pictures_object: ['pictures', 'no_picture'],
}

/** Throws a violated constraint of the sample data with its reason at the field, and any other error unchanged. */
export function refuseConstraint(error: unknown): never {
  const { constraint_name: constraint = '' } = error as { constraint_name?: string }
  throw Object.hasOwn(DEMO_FIELDS, constraint) ? (fromDatabase(error, DEMO_FIELDS) ?? error) : error
}
