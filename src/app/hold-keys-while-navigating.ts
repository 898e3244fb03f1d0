import { useEffect, useLayoutEffect } from 'react'
import { type DataRouter, useLocation } from 'react-router-dom'
import { holdKeysUntilReleased } from '@/ui/keys/held-keys.ts'

/** The time React may take to render the new URL. */
const RENDER_TIMEOUT_MS = 1000

let release: (() => void) | null = null

function releaseKeys() {
  release?.()
  release = null
}

/**
 * Holds keys while only the query changes, because they belong to the form that opens. It subscribes after
 * RouterProvider, which must be the router's first subscriber.
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

/** Releases the held keys after the new URL has rendered; an opening overlay holds them by then. */
export function useReleaseOfKeys(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useLayoutEffect(releaseKeys, [key])
}
