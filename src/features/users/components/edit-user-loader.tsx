import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { userQuery } from '../api/users.ts'
import { EditDrawer } from './edit-drawer.tsx'

/** Loads the full user before it shows the edit drawer, because the list holds only part of it. */
export function EditUserLoader({ no, onClose }: { no: number; onClose: () => void }) {
  const intl = useIntl()
  const user = useQuery(userQuery(no))
  if (user.data && !user.isFetching) return <EditDrawer key={no} user={user.data} onClose={onClose} />
  return (
    <DrawerFrame title={intl.formatMessage({ id: 'users.action.edit' })} size="lg" onClose={onClose}>
      {user.isError ? (
        <ErrorState onRetry={() => void user.refetch()} isRetrying={user.isFetching} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </DrawerFrame>
  )
}
