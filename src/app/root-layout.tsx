import '@/ui/theme/forced-colors.css'
import '@/ui/theme/print.css'
import '@/ui/output/print.ts'
import { VisuallyHidden } from '@chakra-ui/react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useCharacterShortcuts } from '@/lib/shortcuts/page-keys.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { Toasts } from '@/ui/feedback/toaster.tsx'
import { CharacterKeys } from '@/ui/keys/character-keys.ts'
import { ShortcutHintsProvider } from '@/ui/keys/shortcut-hints.ts'
import { Tips } from '@/ui/tips/tips.tsx'
import { HashScroll } from './hash-scroll.tsx'
import { OpeningText } from './opening-text.tsx'
import { scrollKey } from './scroll-key.ts'
import { LoadingBar } from './shell/loading-bar.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useRouteHandle } from './use-route-handle.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** The frame of every screen: skip link, loading bar, title, focus, scroll and toasts. */
export function RootLayout() {
  useDocumentTitle()
  useUndoKeys(useRouteHandle()?.hasEditor === true)
  const arrival = useFocusOnNavigation()
  return (
    <ShortcutHintsProvider value={useShortcuts}>
      <CharacterKeys value={useCharacterShortcuts()}>
        <SkipLink />
        <LoadingBar />
        <VisuallyHidden as="div" role="status">
          {arrival}
        </VisuallyHidden>
        <OpeningText />
        <Outlet />
        <HashScroll />
        <ScrollRestoration getKey={scrollKey} />
        <Toasts />
        <Tips />
      </CharacterKeys>
    </ShortcutHintsProvider>
  )
}
