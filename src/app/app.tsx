import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { LucideProvider } from 'lucide-react'
import { RouterProvider } from 'react-router-dom'
import { reloadSession, sessionStore, useSession } from '@/features/auth/api/session.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { AbilityProvider } from '@/lib/auth/ability.ts'
import { beforeSignOut } from '@/lib/auth/sign-out-tasks.ts'
import { localeFor, useDirection } from '@/lib/i18n/direction.ts'
import { IntlArea } from '@/lib/i18n/intl.tsx'
import { useLanguage } from '@/lib/i18n/language.ts'
import { hasKeptMutations, keepMutations, resumeMutations } from '@/lib/queries/kept-mutations.ts'
import { createQueryClient, hasWaitingMutations, whenMutationsSettle } from '@/lib/queries/query-client.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import { registerRouter } from '@/lib/routing/pending-navigation.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { system } from '@/ui/theme/system.ts'
import { createAppRouter } from './router.tsx'

type AppRouter = ReturnType<typeof createAppRouter>

/** The cached data and running changes of the signed-in person. */
export const queryClient = createQueryClient()
let started: AppRouter | undefined
let lastUserId: string | undefined
let lastRules = ''
/** Queries whose rows say what their reader may do (R-1000, R-1003). */
const keysWithActions = [['users'], ['companies'], ['projects']]

// Requests on their way would be refused once the session has ended.
beforeSignOut(async () => {
  await whenMutationsSettle(queryClient)
  await queryClient.cancelQueries()
})
// A mutation that waits for another one or for the connection is not sent yet, and its screen shows it as saved.
askBeforeUnload(() => hasWaitingMutations(queryClient) || hasKeptMutations())

// On sign-in or sign-out in any tab, the route guards run again and the previous user's data is cleared. Changed rules
// read again the rows that depend on them.
sessionStore.subscribe(() => {
  const { status, user, ability } = sessionStore.get()
  if (status === 'loading' || status === 'failed') return
  const before = lastUserId
  const rulesBefore = lastRules
  lastUserId = user?.uid
  lastRules = JSON.stringify(ability.rules)
  const guarded = started?.revalidate()
  if (before === lastUserId) {
    if (rulesBefore !== lastRules)
      for (const queryKey of keysWithActions) void refetch(queryClient, { queryKey })
    return
  }
  if (before !== undefined) {
    // An undo would act as the next person.
    toast.clear()
    keepMutations(queryClient, before)
    // After a sign-out the page is left first, because it would request cleared data again without a session.
    if (user === null) void Promise.resolve(guarded).finally(() => queryClient.clear())
    else queryClient.clear()
  }
  if (user) void resumeMutations(queryClient, user.uid)
})

// A deactivated person is signed out by the first refused request, also without a live connection.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'error') return
  const { error } = event.action
  if (error instanceof ApiError && error.code === 'inactive') void reloadSession()
})

/**
 * Starts the router, and with it the guard, page file and messages of the current URL, before the first
 * render; an earlier router ends.
 */
export function startRouter(): AppRouter {
  started?.dispose()
  started = createAppRouter()
  registerRouter(started)
  return started
}

/** The root component: all providers, then the screens. */
export function App({ router }: { router: AppRouter }) {
  const direction = useDirection()
  const language = useLanguage()
  const { ability } = useSession()
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={localeFor(language, direction)}>
        <IntlArea>
          <QueryClientProvider client={queryClient}>
            <AbilityProvider value={ability}>
              <LucideProvider>
                <RouterProvider router={router} />
              </LucideProvider>
            </AbilityProvider>
          </QueryClientProvider>
        </IntlArea>
      </LocaleProvider>
    </ChakraProvider>
  )
}
