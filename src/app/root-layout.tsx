import '@/ui/theme/forced-colors.css'
import '@/ui/theme/print.css'
import '@/ui/output/print.ts'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useCharacterShortcuts } from '@/lib/shortcuts/page-keys.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { Toasts } from '@/ui/feedback/toaster.tsx'
import { CharacterKeys } from '@/ui/keys/character-keys.ts'
import { ShortcutHintsProvider } from '@/ui/keys/shortcut-hints.ts'
import { Tips } from '@/ui/tips/tips.tsx'
import { FollowNavigation } from './follow-navigation.tsx'
import { HashScroll } from './hash-scroll.tsx'
import { OpeningText } from './opening-text.tsx'
import { scrollKey } from './scroll-key.ts'
import { LoadingBar } from './shell/loading-bar.tsx'
import { SkipLink } from './shell/skip-link.tsx'

/** The frame of every screen: skip link, loading bar, title, focus, scroll and toasts. */
export function RootLayout() {
  return (
    <ShortcutHintsProvider value={useShortcuts}>
      <CharacterKeys value={useCharacterShortcuts()}>
        <SkipLink />
        <LoadingBar />
        <FollowNavigation />
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
