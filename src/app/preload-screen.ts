import { currentLanguage } from '@/lib/i18n/language.ts'
import { loadMessages } from '@/lib/i18n/messages.ts'
import { loadPage } from './pages-index.ts'
import { routeTable } from './route-table.ts'

/** Loads the code and messages of a screen that must open without a connection. */
export async function preloadScreen(id: string): Promise<void> {
  const route = routeTable.find((one) => one.id === id)
  if (!route) throw new Error(`The route table has no ${id}`)
  await Promise.all([loadPage(route.page), loadMessages(currentLanguage(), route.messages)])
}
