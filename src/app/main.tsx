import '../ui/theme/fonts.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { startLiveSession } from '@/features/auth/api/live-session.ts'
import { startSession } from '@/features/auth/api/session.ts'
import { startColorMode } from '@/lib/color-mode.ts'
import { registerDestinations } from '@/lib/destinations.ts'
import { startDirection } from '@/lib/direction.ts'
import { currentLanguage } from '@/lib/language.ts'
import { loadCoreMessages } from '@/lib/messages.ts'
import { reportError } from '@/lib/report-error.ts'
import { registerPaths } from '@/lib/route-paths.ts'
import { chunkErrorKind } from '@/ui/lazy-with-retry.tsx'
import { App, startRouter } from './app.tsx'
import { buildNav, firstDestinations } from './navigation/nav-tree.ts'
import { navGroups, routeTable } from './route-table.ts'

async function start() {
  // The page preloads this file. Asking for it here says that it is wanted, however long the first screen takes to
  // be drawn: browsers warn of a preload nobody has used some seconds after the page has loaded.
  void document.fonts.load('14px "Inter Variable"')
  registerPaths(routeTable)
  registerDestinations((ability, count) =>
    firstDestinations(buildNav({ routes: routeTable, groups: navGroups, ability }), count),
  )
  startColorMode()
  startDirection()
  startSession()
  startLiveSession()
  const words = loadCoreMessages(currentLanguage())
  const router = startRouter()
  await words
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  // A part that failed alone behind a boundary of the kit is recorded as well as one that took its screen along.
  // A missing connection is no error of the app.
  const onCaughtError: RootOptions['onCaughtError'] = (error, { componentStack }) => {
    if (chunkErrorKind(error) !== 'offline') reportError(error, { where: 'boundary', componentStack })
  }
  const root = createRoot(place, { onCaughtError })
  // As a transition it is drawn in slices, and the browser answers in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  )
}

void start()
