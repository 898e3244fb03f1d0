import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useShortcuts } from '@/lib/shortcuts.ts'
import { ConfirmProvider } from '@/ui/confirm.tsx'
import { ContextMenuProvider } from '@/ui/context-menu/context-menu.tsx'
import { ShortcutHintsProvider } from '@/ui/shortcut-hints.ts'
import { Tips } from '@/ui/tips/tips.tsx'
import { Toasts } from '@/ui/toaster.tsx'
import { LoadingBar } from './shell/loading-bar.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useHashScroll } from './use-hash-scroll.ts'

/** What surrounds every screen: skip link, loading bar, title, focus, scroll, dialogs and toasts. */
export function RootLayout() {
  useDocumentTitle()
  useFocusOnNavigation()
  useHashScroll()
  return (
    <ShortcutHintsProvider value={useShortcuts}>
      <ConfirmProvider>
        <ContextMenuProvider>
          <SkipLink />
          <LoadingBar />
          <Outlet />
          <ScrollRestoration />
          <Toasts />
          <Tips />
        </ContextMenuProvider>
      </ConfirmProvider>
    </ShortcutHintsProvider>
  )
}
