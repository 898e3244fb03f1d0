// Re-exported for the forms of template areas, because areas import each other only through api/ and shared/.
export { billingKey } from '../model/plans.ts'
