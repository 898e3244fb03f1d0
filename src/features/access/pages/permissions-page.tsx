import { Button } from '@chakra-ui/react'
import type { Permission } from '@contract/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAbility } from '@/lib/ability.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { NoMatch } from '@/ui/no-match.tsx'
import { PageFrame } from '@/ui/page.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { toast } from '@/ui/toaster.tsx'
import { permissionListQuery, useDeletePermission } from '../api/permissions.ts'
import { usePermissionColumns } from '../components/permission-columns.tsx'
import { PermissionDrawer } from '../components/permission-drawer.tsx'

/** The catalogue of permissions (`/apps/permissions`, spec 6 and 7). */
export function Page() {
  const intl = useIntl()
  const ability = useAbility()
  const confirm = useConfirm()
  const { state, q, set } = useListParams({ sortBy: 'name', orderBy: 'asc' })
  const list = useQuery(permissionListQuery({ ...state, q }))
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
      <Plus size={18} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="access.permission.new" />
    </Button>
  ) : null
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="access.permissions.title" />}
      description={<FormattedMessage id="access.permissions.description" />}
      actions={newButton}
    >
      <DataTable
        label={intl.formatMessage({ id: 'access.permissions.title' })}
        storageKey="permissions"
        exportName="permissions"
        rows={list.data?.permissions}
        total={list.data?.totalPermissions ?? 0}
        columns={columns}
        rowId={(permission) => String(permission.id)}
        rowLabel={(permission) => permission.name}
        state={state}
        onStateChange={set}
        {...(mayEdit ? { onOpen: setEdited } : {})}
        rowActions={(permission) => [
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
        ]}
        isBusy={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={
          <SearchField
            value={q}
            onChange={(next) => set({ q: next })}
            label={intl.formatMessage({ id: 'access.permissions.search' })}
          />
        }
        empty={
          q ? (
            <NoMatch onClear={() => set({ q: '' })} />
          ) : (
            <EmptyState title={<FormattedMessage id="access.permissions.empty" />} action={newButton} />
          )
        }
      />
      {edited ? (
        <PermissionDrawer
          key={edited === 'new' ? 'new' : edited.id}
          permission={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </PageFrame>
  )
}
