import { type ProductDetail, productResponse } from '@contract/demo/products.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { href } from '@/lib/routing/href.ts'
import { useNavigateWhileOpen } from '@/lib/routing/pending-navigation.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useSaveProduct } from '../../api/products.ts'
import { productWords } from '../../model/product-errors.ts'
import { type ProductFormValues, productBodyOf, productFormSchema } from '../../model/product-form-schema.ts'
import { emptyProduct, productFormValues } from '../../model/product-form-values.ts'
import { productDraft } from './product-draft.ts'

type Output = z.output<typeof productFormSchema>

/**
 * The form of a product: its draft is stored at every change and is saved against the revision it was opened with, so a
 * restored draft never overwrites a later save silently.
 */
export function useProductForm(product: ProductDetail | null) {
  const t = useT('ecommerce.product')
  const navigate = useNavigateWhileOpen()
  const save = useSaveProduct()
  const id = product?.id ?? null
  const [draft] = useState(() => productDraft(id).load())
  const [isRestored, setIsRestored] = useState(draft !== null)
  const stored = product ? productFormValues(product) : emptyProduct
  const form = useForm<ProductFormValues, unknown, Output>({
    resolver: zodResolver(productFormSchema),
    defaultValues: draft?.values ?? stored,
  })
  const { attempt, conflict, base } = useOptimisticLock<ProductFormValues, Output, ProductDetail | null>({
    form,
    start: product && draft ? { ...product, revision: draft.revision } : product,
    valuesOf: productFormValues,
    latest: ({ body }) => productResponse.safeParse(body).data?.product ?? null,
    words: productWords,
  })
  const revision = base?.revision ?? 0
  useEffect(() => {
    const watching = form.watch(() => productDraft(id).save({ revision, values: form.getValues() }))
    return () => watching.unsubscribe()
  }, [form, id, revision])
  return {
    form,
    conflict,
    isRestored,
    discardDraft: () => {
      form.reset(stored)
      productDraft(id).clear()
      setIsRestored(false)
    },
    submit: (values: Output) =>
      attempt(async (current) => {
        const saved = await save.mutateAsync({ base: current, body: productBodyOf(values) })
        productDraft(id).clear()
        toast.success({ title: t('saved', { name: saved.productName }) })
        await navigate(href('ecommerce.products'), { replace: true })
      }),
  }
}
