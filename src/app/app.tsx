import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { LucideProvider } from 'lucide-react'
import { sessionStore, useSession } from '@/features/auth/api/session.ts'
import { AbilityProvider } from '@/lib/ability.ts'
import { localeFor, useDirection } from '@/lib/direction.ts'
import { IntlArea } from '@/lib/intl.tsx'
import { useLanguage } from '@/lib/language.ts'
import { createQueryClient } from '@/lib/query-client.ts'
import { system } from '@/ui/theme/system.ts'
import { AppRoutes } from './app-routes.tsx'
import { createAppRouter } from './router.tsx'

type AppRouter = ReturnType<typeof createAppRouter>

const queryClient = createQueryClient()
let started: AppRouter | undefined
let lastUserId: string | undefined

// On sign-in or sign-out in any tab, the previous user's data is cleared and the route guards run again.
sessionStore.subscribe(() => {
  const { status, user } = sessionStore.get()
  if (status === 'loading' || status === 'failed') return
  if (lastUserId !== undefined && lastUserId !== user?.uid) queryClient.clear()
  lastUserId = user?.uid
  void started?.revalidate()
})

/**
 * Starts the router, and with it the guard, page file and messages of the current URL, before the first
 * render.
 */
export function startRouter(): AppRouter {
  started ??= createAppRouter()
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
                <AppRoutes router={router} />
              </LucideProvider>
            </AbilityProvider>
          </QueryClientProvider>
        </IntlArea>
      </LocaleProvider>
    </ChakraProvider>
  )
}
