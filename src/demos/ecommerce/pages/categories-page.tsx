import { Button } from '@chakra-ui/react'
import type { ProductCategory } from '@contract/demo/product-categories.ts'
import { useQuery } from '@tanstack/react-query'
import { FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/ability.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useCreateParam } from '@/lib/use-create-param.ts'
import { useT } from '@/lib/use-t.ts'
import { ListPage } from '@/ui/list-page.tsx'
import { categoriesQuery, categoryKeys } from '../api/categories.ts'
import { useCategoryColumns } from '../components/category-columns.tsx'
import { CategoryDrawer } from '../components/category-drawer.tsx'
import { useConfirmDeleteCategory } from '../components/use-delete-category.ts'

/** The categories of the products (`/apps/ecommerce/product/category-list`). */
export function Page() {
  const intl = useIntl()
  const t = useT('ecommerce.categories')
  const ability = useAbility()
  const mayCreate = ability.can('create', 'demo')
  const mayEdit = ability.can('update', 'demo')
  const mayDelete = ability.can('delete', 'demo')
  const params = useListParams({ sortBy: 'name', orderBy: 'asc' })
  const list = useQuery(categoriesQuery({ ...params.state, q: params.q }))
  useDemoChanges(['product_categories', 'products'], categoryKeys.all)
  const columns = useCategoryColumns()
  const remove = useConfirmDeleteCategory()
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
      <Link to={form.to} preventScrollReset>
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
      query={list}
      params={params}
      rows={list.data?.categories}
      total={list.data?.total ?? 0}
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
