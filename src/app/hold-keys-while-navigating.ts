import { useEffect, useLayoutEffect } from 'react'
import { type DataRouter, useLocation } from 'react-router-dom'
import { holdKeysUntilReleased } from '@/ui/keys/held-keys.ts'

/** How long React may take to show the new address. */
const RENDER_TIMEOUT_MS = 1000

let release: (() => void) | null = null

function releaseKeys() {
  release?.()
  release = null
}

/**
 * Keeps keys pressed while only the query of the address changes, as it does when a link opens a form over its list: they
 * are meant for what opens, not for the list. It subscribes after RouterProvider: the router repeats what happened before
 * its first subscription to that subscriber alone, and without it RouterProvider keeps showing the fallback.
 */
export function useHeldKeysWhileNavigating(router: Pick<DataRouter, 'subscribe'>): void {
  useEffect(
    () =>
      router.subscribe(({ navigation, location }) => {
        const isLoading = navigation.state === 'loading' && navigation.location.pathname === location.pathname
        if (isLoading) release ??= holdKeysUntilReleased()
        else if (release) setTimeout(releaseKeys, RENDER_TIMEOUT_MS)
      }),
    [router],
  )
}

/** Releases the keys once the new address is on the screen, and what it opens has begun to wait for them itself. */
export function useReleaseOfKeys(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useLayoutEffect(releaseKeys, [key])
}
