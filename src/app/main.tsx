import '../ui/theme/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLiveSession } from '@/features/auth/api/live-session.ts'
import { startSession } from '@/features/auth/api/session.ts'
import { startColorMode } from '@/lib/color-mode.ts'
import { registerDestinations } from '@/lib/destinations.ts'
import { startDirection } from '@/lib/direction.ts'
import { currentLanguage } from '@/lib/language.ts'
import { loadAllTitles, loadMessages } from '@/lib/messages.ts'
import { registerPaths } from '@/lib/route-paths.ts'
import { alwaysThere } from './always-there.ts'
import { App } from './app.tsx'
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
  await Promise.all([loadMessages(currentLanguage(), alwaysThere), loadAllTitles(currentLanguage())])
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
