// Re-exported for the item editor, because features import each other only through api/ and shared/.
export { DETAIL_FIELDS, isCatalogue, isLongField } from '../model/item-types.ts'
