import { Button } from '@chakra-ui/react'
import type { ProductCategory } from '@contract/demo/product-categories.ts'
import { FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useConfirmedDelete } from '@/demos/shared/use-confirmed-delete.ts'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useCreateParam } from '@/lib/routing/use-create-param.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { pagedCategories, useDeleteCategory } from '../api/categories.ts'
import { useCategoryColumns } from '../components/category-columns.tsx'
import { CategoryDrawer } from '../components/category-drawer.tsx'

/** The categories of the products (`/apps/ecommerce/product/category-list`). */
export function Page() {
  const intl = useIntl()
  const t = useT('ecommerce.categories')
  const ability = useAbility()
  const mayCreate = ability.can('create', 'demo')
  const mayEdit = ability.can('update', 'demo')
  const mayDelete = ability.can('delete', 'demo')
  const list = usePagedList(pagedCategories, { tables: ['product_categories', 'products'], sortBy: 'name' })
  const columns = useCategoryColumns()
  const confirmDelete = useConfirmedDelete()
  const deletion = useDeleteCategory()
  const remove = ({ id, name }: ProductCategory) =>
    confirmDelete({
      title: t('delete-title', { name }),
      body: t('delete-body'),
      confirmLabel: t('delete'),
      done: t('deleted', { name }),
      failed: (error) =>
        t(error instanceof ApiError && error.code === 'wrong_state' ? 'in-use' : 'not-deleted', { name }),
      remove: () => deletion.mutateAsync(id),
    })
  const [edited, setEdited] = useState<ProductCategory | null>(null)
  const form = useCreateParam()
  const isNew = mayCreate && form.isOpen
  const close = () => {
    setEdited(null)
    form.close()
  }
  const rowActions = (category: ProductCategory) => [
    { id: 'edit', label: t('edit'), icon: Pencil, action: () => setEdited(category), hidden: !mayEdit },
    {
      id: 'delete',
      label: t('delete'),
      icon: Trash2,
      danger: true,
      action: () => void remove(category),
      hidden: !mayDelete,
      disabled: category.products > 0,
    },
  ]
  const addButton = mayCreate ? (
    <Button asChild>
      <Link {...form.link}>
        <FolderPlus size={18} aria-hidden />
        {t('add')}
      </Link>
    </Button>
  ) : null
  return (
    <ListPage<ProductCategory>
      name="product-categories"
      title={intl.formatMessage({ id: 'ecommerce.categories.title' })}
      description={t('lead')}
      action={addButton}
      {...list}
      columns={columns}
      rowId={(category) => String(category.id)}
      rowLabel={(category) => category.name}
      {...(mayEdit ? { onOpen: setEdited } : {})}
      rowActions={rowActions}
      searchLabel={t('search')}
      empty={{ drawing: 'paper-boat', title: t('empty'), body: t('empty-body') }}
    >
      {isNew || edited ? (
        <CategoryDrawer key={edited?.id ?? 'new'} category={edited} onClose={close} />
      ) : null}
    </ListPage>
  )
}
