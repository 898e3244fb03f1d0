import { waitFor } from '@testing-library/react'
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppRoutes } from './app-routes.tsx'

/** Longer than one of React's render slices. */
const SLICE_MS = 10

function SlowPart({ onRender }: { onRender?: () => void }): ReactNode {
  onRender?.()
  const end = performance.now() + SLICE_MS
  while (performance.now() < end);
  return null
}

describe('AppRoutes', () => {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = scope.IS_REACT_ACT_ENVIRONMENT
  // Rendering must be time-sliced, as in a browser.
  beforeEach(() => {
    scope.IS_REACT_ACT_ENVIRONMENT = false
  })
  afterEach(() => {
    scope.IS_REACT_ACT_ENVIRONMENT = before ?? false
  })

  it('shows a screen that became ready during the first render', async () => {
    let finishLoading = () => {}
    const loaded = new Promise<null>((resolve) => {
      finishLoading = () => resolve(null)
    })
    const router = createMemoryRouter([
      { path: '/', loader: () => loaded, element: 'The screen', hydrateFallbackElement: 'The splash' },
    ])
    const place = document.createElement('div')
    const root = createRoot(place)
    startTransition(() =>
      root.render(
        <>
          <AppRoutes router={router} />
          <SlowPart onRender={finishLoading} />
          <SlowPart />
          <SlowPart />
          <SlowPart />
        </>,
      ),
    )
    await waitFor(() => expect(place.textContent).toBe('The screen'))
    root.unmount()
  })
})
