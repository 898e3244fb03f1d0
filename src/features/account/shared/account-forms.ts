// Re-exported for the forms of template areas, because areas import each other only through api/ and shared/.
export { translateAccountError } from '../model/forms.ts'
export { billingKey } from '../model/plans.ts'
