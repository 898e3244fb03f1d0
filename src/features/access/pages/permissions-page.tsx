import { Button } from '@chakra-ui/react'
import type { Permission } from '@contract/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { permissionsQuery, useDeletePermission } from '../api/permissions.ts'
import { usePermissionColumns } from '../components/permission-columns.tsx'
import { PermissionDrawer } from '../components/permission-drawer.tsx'

/** The catalogue of permissions (`/apps/permissions`, R-153, R-180). */
export function Page() {
  const intl = useIntl()
  const ability = useAbility()
  const confirm = useConfirm()
  const params = useListParams({ sortBy: 'name', orderBy: 'asc' })
  const list = useQuery(permissionsQuery({ ...params.state, q: params.q }))
  const columns = usePermissionColumns()
  const remove = useDeletePermission()
  const [edited, setEdited] = useState<Permission | 'new' | null>(null)
  const mayEdit = ability.can('update', 'permissions')
  const mayDelete = ability.can('delete', 'permissions')
  const handleDelete = async ({ id, name }: Permission) => {
    const isSure = await confirm({
      title: intl.formatMessage({ id: 'access.permission.delete-title' }, { name }),
      confirmLabel: intl.formatMessage({ id: 'access.permission.delete' }),
      isDanger: true,
    })
    if (!isSure) return
    await remove.mutateAsync(id)
    toast.success({ title: intl.formatMessage({ id: 'access.permission.deleted' }, { name }) })
  }
  const newButton = ability.can('create', 'permissions') ? (
    <Button onClick={() => setEdited('new')}>
      <Plus size={18} aria-hidden />
      <FormattedMessage id="access.permission.new" />
    </Button>
  ) : null
  const rowActions = (permission: Permission) => [
    {
      id: 'edit',
      label: intl.formatMessage({ id: 'access.permission.edit' }),
      icon: Pencil,
      action: () => setEdited(permission),
      hidden: !mayEdit,
    },
    {
      id: 'delete',
      label: intl.formatMessage({ id: 'access.permission.delete' }),
      icon: Trash2,
      danger: true,
      action: () => handleDelete(permission),
      hidden: !mayDelete,
    },
  ]
  return (
    <ListPage<Permission>
      name="permissions"
      title={intl.formatMessage({ id: 'access.permissions.title' })}
      description={
        <FormattedMessage
          id="access.permissions.description"
          values={{
            link: (words) => (
              <Link key="roles" to={href('access.roles')} style={{ textDecoration: 'underline' }}>
                {words}
              </Link>
            ),
          }}
        />
      }
      action={newButton}
      query={list}
      params={params}
      rows={list.data?.permissions}
      total={list.data?.totalPermissions ?? 0}
      columns={columns}
      rowId={(permission) => String(permission.id)}
      rowLabel={(permission) => permission.name}
      {...(mayEdit ? { onOpen: setEdited } : {})}
      rowActions={rowActions}
      searchLabel={intl.formatMessage({ id: 'access.permissions.search' })}
      empty={{ title: <FormattedMessage id="access.permissions.empty" /> }}
    >
      {edited ? (
        <PermissionDrawer
          key={edited === 'new' ? 'new' : edited.id}
          permission={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </ListPage>
  )
}
