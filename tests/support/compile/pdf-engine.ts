// Re-exported for the tests of functions, which import no scripts.
export { nodePdfEngine } from '../../../scripts/lib/pdf-engine.ts'
