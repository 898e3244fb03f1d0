// Re-exported for the export, because features import each other only through api/ and shared/.
export { languageOptions } from '../model/languages.ts'
