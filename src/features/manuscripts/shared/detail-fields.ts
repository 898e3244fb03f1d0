// What the item editor needs of the model: features reach each other through api/ and widgets/ alone.
export { DETAIL_FIELDS, isCatalogue, isLongField } from '../model/item-types.ts'
