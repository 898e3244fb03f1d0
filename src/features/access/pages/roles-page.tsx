import { Button, SimpleGrid, Skeleton } from '@chakra-ui/react'
import type { Role } from '@contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { Delayed, ErrorState } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { rolesQuery, useDeleteRole } from '../api/roles.ts'
import { NewRoleDrawer } from '../components/new-role-drawer.tsx'
import { RoleCard } from '../components/role-card.tsx'
import { RoleDrawer } from '../components/role-drawer.tsx'

const isLoose = (role: Role) => role.isCustom && role.people === 0

/** The roles with their users and rules (`/apps/roles`). */
export function Page() {
  const intl = useIntl()
  const ability = useAbility()
  const confirm = useConfirm()
  const roles = useQuery(rolesQuery)
  const remove = useDeleteRole()
  const [opened, setOpened] = useState<string | null>(null)
  const [isNew, setIsNew] = useState(false)
  const role = roles.data?.find(({ name }) => name === opened)
  const mayEdit = ability.can('update', 'roles')
  const handleDelete = async ({ name }: Role) => {
    const isSure = await confirm({
      title: intl.formatMessage({ id: 'access.roles.delete-title' }, { name }),
      confirmLabel: intl.formatMessage({ id: 'access.roles.delete-action' }),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(name)
      toast.success({ title: intl.formatMessage({ id: 'access.roles.deleted' }, { name }) })
    } catch {
      // Another user assigned the role in the meantime; the refetched list shows that user.
      toast.error({ title: intl.formatMessage({ id: 'access.roles.not-deleted' }, { name }) })
    }
  }
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="access.roles.title" />}
      description={<FormattedMessage id="access.roles.description" />}
      actions={
        ability.can('create', 'roles') ? (
          <Button onClick={() => setIsNew(true)}>
            <Plus size={18} aria-hidden />
            <FormattedMessage id="access.roles.new" />
          </Button>
        ) : null
      }
    >
      {roles.isError ? (
        <ErrorState onRetry={() => void roles.refetch()} isRetrying={roles.isFetching} />
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4">
          {roles.data ? (
            roles.data.map((one) => (
              <RoleCard
                key={one.name}
                role={one}
                mayEdit={mayEdit}
                onOpen={() => setOpened(one.name)}
                onDelete={
                  isLoose(one) && ability.can('delete', 'roles') ? () => void handleDelete(one) : undefined
                }
              />
            ))
          ) : (
            <Delayed>
              {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                <Skeleton key={key} height="204px" borderRadius="card" />
              ))}
            </Delayed>
          )}
        </SimpleGrid>
      )}
      {role ? (
        <RoleDrawer key={role.name} role={role} mayEdit={mayEdit} onClose={() => setOpened(null)} />
      ) : null}
      {isNew && roles.data ? <NewRoleDrawer roles={roles.data} onClose={() => setIsNew(false)} /> : null}
    </PageFrame>
  )
}
