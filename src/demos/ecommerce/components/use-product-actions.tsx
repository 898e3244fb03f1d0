import type { Product } from '@contract/demo/ecommerce.ts'
import { Copy, Pencil } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { bulkDelete, deleteItem } from '@/demos/shared/delete-action.tsx'
import { useUndoableDelete } from '@/demos/shared/use-undoable-delete.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { selectable } from '@/ui/data-table/selectable.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { productKeys, productPath, useDuplicateProduct } from '../api/products.ts'

/** The address of the form of a product. */
const editHref = (id: number) => href('ecommerce.product', undefined, { id: String(id) })

/** The actions on products: edit, duplicate, and delete with undo, alone or selected. */
export function useProductActions() {
  const navigate = useNavigate()
  const ability = useAbility()
  const t = useT('ecommerce.products')
  const deletion = useUndoableDelete(productKeys.all)
  const duplicate = useDuplicateProduct()
  const mayCreate = ability.can('create', 'demo')
  const mayEdit = ability.can('update', 'demo')
  const mayDelete = ability.can('delete', 'demo')

  const remove = (products: readonly Product[]) =>
    deletion.remove({
      paths: products.map(({ id }) => productPath(id)),
      done: t('deleted', { count: products.length, name: products[0]?.productName ?? '' }),
      failure: t('not-deleted'),
    })
  const copy = (product: Product) =>
    duplicate.mutateAsync(product.id).then(
      ({ id, productName }) =>
        toast.success({
          title: t('duplicated', { name: productName }),
          action: { label: t('edit'), onClick: () => void navigate(editHref(id)) },
        }),
      () => toast.error({ title: t('not-saved') }),
    )
  const rowActions = (product: Product) => [
    {
      id: 'edit',
      label: t('edit'),
      icon: Pencil,
      action: () => void navigate(editHref(product.id)),
      hidden: !mayEdit,
    },
    { id: 'duplicate', label: t('duplicate'), icon: Copy, action: () => copy(product), hidden: !mayCreate },
    { id: 'line', label: '', separator: true, hidden: !mayDelete || !(mayEdit || mayCreate) },
    deleteItem(t('delete'), mayDelete, () => remove([product])),
  ]
  return {
    mayCreate,
    mayEdit,
    rowActions,
    rowHref: mayEdit ? (product: Product) => editHref(product.id) : undefined,
    bulk: selectable<Product>(
      bulkDelete(t('delete'), mayDelete, async (rows) => {
        remove(rows)
        return true
      }),
    ),
    isHidden: (product: Product) => deletion.isPending(productPath(product.id)),
  }
}
