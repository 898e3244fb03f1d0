import { Outlet } from 'react-router-dom'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'

/** The confirmation dialog and the context menu of all screens but those of signing in, which have neither. */
export function OverlayLayout() {
  return (
    <ConfirmProvider>
      <ContextMenuProvider>
        <Outlet />
      </ContextMenuProvider>
    </ConfirmProvider>
  )
}
