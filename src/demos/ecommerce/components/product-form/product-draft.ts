import { storedUserId } from '@/lib/auth-storage.ts'
import { readStoredDraft, writeStoredDraft } from '@/lib/stored-draft.ts'
import type { ProductFormValues } from '../../model/product-form-schema.ts'
import { emptyProduct } from '../../model/product-form-values.ts'

/** Unsaved values of the product form, and the revision of the product that they change. */
type ProductDraft = { revision: number; values: ProductFormValues }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keyOf = (id: number | null) => `quillport-product-draft-1:${storedUserId() ?? ''}:${id ?? 'new'}`

/** Returns the stored draft of a product, or of a new one; null when there is none. */
export function readProductDraft(id: number | null): ProductDraft | null {
  const text = readStoredDraft(keyOf(id))
  if (text === '') return null
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.revision !== 'number') return null
    const details = isRecord(stored.values.details) ? stored.values.details : {}
    const values = {
      ...emptyProduct,
      ...stored.values,
      details: { ...emptyProduct.details, ...details },
    } as ProductFormValues
    return { revision: stored.revision, values }
  } catch {
    // A damaged entry counts as no draft.
    return null
  }
}

/** Stores the values at every change, so that a reload restores them. */
export const writeProductDraft = (id: number | null, draft: ProductDraft): void =>
  writeStoredDraft(keyOf(id), JSON.stringify(draft))

export const clearProductDraft = (id: number | null): void => writeStoredDraft(keyOf(id), '')
