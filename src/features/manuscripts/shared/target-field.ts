// Re-exported for the writing targets, because features import each other only through api/ and shared/.
export { targetField } from '../model/manuscript-form.ts'
