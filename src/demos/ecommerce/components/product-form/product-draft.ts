import { storedUserId } from '@/lib/auth/auth-storage.ts'
import { createDraft, type DraftStore } from '@/lib/storage/create-draft.ts'
import type { ProductFormValues } from '../../model/product-form-schema.ts'
import { emptyProduct } from '../../model/product-form-values.ts'

/** Unsaved values of the product form, and the revision of the product that they change. */
type ProductDraft = { revision: number; values: ProductFormValues }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseDraft(stored: unknown): ProductDraft | null {
  if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.revision !== 'number') return null
  const details = isRecord(stored.values.details) ? stored.values.details : {}
  const values = {
    ...emptyProduct,
    ...stored.values,
    details: { ...emptyProduct.details, ...details },
  } as ProductFormValues
  return { revision: stored.revision, values }
}

/** The draft of a product, or of a new one, stored at every change. */
export const productDraft = (id: number | null): DraftStore<ProductDraft> =>
  createDraft(`quillport-product-draft-1:${storedUserId() ?? ''}:${id ?? 'new'}`, parseDraft)
