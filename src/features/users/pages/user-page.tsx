import { Box, Breadcrumb, Button, Stack } from '@chakra-ui/react'
import { breadcrumbSlotRecipe } from '@chakra-ui/react/theme'
import type { UserDetail } from '@contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Pencil } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { useCan } from '@/lib/auth/use-can.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { userQuery } from '../api/users.ts'
import { DeleteDialog } from '../components/delete-dialog.tsx'
import { EditDrawer } from '../components/edit-drawer.tsx'
import { useUserActions } from '../components/use-user-actions.ts'
import { useUserMenu } from '../components/use-user-menu.ts'
import { UserCards } from '../components/user-cards.tsx'
import { UserHead } from '../components/user-head.tsx'

/** A user as seen by administrators (`/apps/user/view/:id`). */
export function Page() {
  const { id = '' } = useParams()
  const user = useQuery(userQuery(/^\d{1,9}$/.test(id) ? Number(id) : 0))
  usePageTitle(user.data?.fullName)
  if (user.data) return <Person key={user.data.id} user={user.data} />
  const isGone = user.error instanceof ApiError && user.error.status === 404
  return (
    <PageFrame title={<FormattedMessage id="users.view.title" />}>
      {user.isPending ? (
        <RowsSkeleton rows={8} />
      ) : isGone ? (
        <EmptyState
          drawing="lost"
          title={<FormattedMessage id="users.view.not-found" />}
          action={
            <Button asChild variant="outline">
              <Link to={href('users.list')}>
                <FormattedMessage id="users.view.to-list" />
              </Link>
            </Button>
          }
        />
      ) : (
        <ErrorState onRetry={() => void user.refetch()} isRetrying={user.isFetching} />
      )}
    </PageFrame>
  )
}

function Person({ user }: { user: UserDetail }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const menu = useContextMenu()
  const edit = useCan('users.error')(user.can.edit)
  const menuOf = useUserMenu()
  const actions = useUserActions()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const toList = () => void navigate(href('users.list'))
  const items = menuOf(user, {
    onActivate: () => void actions.setStatus([user], 'active'),
    onDeactivate: () => void actions.setStatus([user], 'inactive'),
    onResend: () => void actions.invite([user]),
    onRevoke: () => void actions.takeBack(user).then((isDone) => isDone && toList()),
    onResetFactor: user.hasSecondFactor ? () => void actions.resetFactor(user) : undefined,
    onDelete: () => setOpen('delete'),
  })
  return (
    <Box width="full" maxW="1120px" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '5', md: '8' }}>
      <Stack gap="6">
        <Breadcrumb.Root recipe={breadcrumbSlotRecipe}>
          <Breadcrumb.List>
            <Breadcrumb.Item>
              <Breadcrumb.Link asChild>
                <Link to={href('users.list')}>
                  <FormattedMessage id="users.list.title" />
                </Link>
              </Breadcrumb.Link>
            </Breadcrumb.Item>
            <Breadcrumb.Separator />
            <Breadcrumb.Item>
              <Breadcrumb.CurrentLink>{user.fullName}</Breadcrumb.CurrentLink>
            </Breadcrumb.Item>
          </Breadcrumb.List>
        </Breadcrumb.Root>
        <UserHead
          user={user}
          actions={
            <>
              {edit.hidden ? null : (
                <ActionButton disabledReason={edit.disabledReason} onClick={() => setOpen('edit')}>
                  <Pencil size={16} aria-hidden />
                  <FormattedMessage id="users.action.edit" />
                </ActionButton>
              )}
              {items.length > 0 ? (
                <IconButton
                  label={intl.formatMessage({ id: 'users.action.more' }, { name: user.fullName })}
                  variant="outline"
                  onClick={(event) => menu.openFromButton(event.currentTarget, items, user.fullName)}
                >
                  <Ellipsis size={18} aria-hidden />
                </IconButton>
              ) : null}
            </>
          }
        />
        <UserCards user={user} />
      </Stack>
      {open === 'edit' ? <EditDrawer user={user} onClose={() => setOpen(null)} /> : null}
      {open === 'delete' ? (
        <DeleteDialog user={user} onClose={() => setOpen(null)} onDeleted={toList} />
      ) : null}
    </Box>
  )
}
