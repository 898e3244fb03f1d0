import '../ui/theme/page.css'
import '../ui/theme/fonts.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { startLiveSession } from '@/features/auth/api/live-session.ts'
import { startSession } from '@/features/auth/api/session.ts'
import { startColorMode } from '@/lib/browser/color-mode.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { startDirection } from '@/lib/i18n/direction.ts'
import { currentLanguage } from '@/lib/i18n/language.ts'
import { loadCoreMessages } from '@/lib/i18n/messages.ts'
import { isMissingChunk } from '@/lib/routing/missing-chunk.ts'
import { App, startRouter } from './app.tsx'
import { registerScreens } from './register-screens.ts'

async function start() {
  // The page preloads this font; loading it here marks the preload as used, which browsers otherwise warn
  // about.
  void document.fonts.load('14px "Inter Variable"')
  registerScreens()
  startColorMode()
  startDirection()
  startSession()
  startLiveSession()
  const words = loadCoreMessages(currentLanguage())
  const router = startRouter()
  await words
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  // Also reports errors caught by `ui` error boundaries; a missing connection is not an error.
  const onCaughtError: RootOptions['onCaughtError'] = (error, { componentStack }) => {
    if (navigator.onLine || !isMissingChunk(error)) reportError(error, { where: 'boundary', componentStack })
  }
  const root = createRoot(place, { onCaughtError })
  // A transition renders in slices, so the browser stays responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  )
}

void start()
