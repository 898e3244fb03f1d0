import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  generatePath,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { PageLoadError } from './pages/page-load-error.tsx'
import { RouteError } from './pages/route-error.tsx'
import { Splash } from './pages/splash.tsx'
import { loadPage } from './pages-index.ts'
import { RootLayout } from './root-layout.tsx'
import { redirects, routeTable, type TableRoute } from './route-table.ts'
import { basename, guardLoader, homeLoader } from './session-guard.ts'
import { BlankLayout } from './shell/blank-layout.tsx'

function toRouteObjects(route: TableRoute): RouteObject[] {
  return [route.path, ...(route.aliases ?? [])].map((path) => ({
    path,
    handle: route,
    loader: guardLoader(route),
    ...(route.keepsQuery ? { shouldRevalidate: isNotQueryAlone } : {}),
    lazy: async () => {
      window.preloadRoute?.(path)
      return { Component: await screenOf(route.page) }
    },
  }))
}

const isNotQueryAlone: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

/** Loads the screen's component, or an error page that retries. */
async function screenOf(page: string): Promise<ComponentType> {
  try {
    return await loadPage(page)
  } catch (error) {
    return () => <PageLoadError error={error} load={() => loadPage(page)} />
  }
}

const framed = (isFramed: (route: TableRoute) => boolean): RouteObject[] => [
  // Inside the app frame, so that the navigation stays when a screen fails.
  { errorElement: <RouteError />, children: routeTable.filter(isFramed).flatMap(toRouteObjects) },
]

// Lazy, because signing in needs neither.
const loadFrame = async () => ({ Component: (await import('./shell/frame-layout.tsx')).FrameLayout })
const loadOverlays = async () => ({ Component: (await import('./overlay-layout.tsx')).OverlayLayout })

const isBlank = (route: TableRoute) => route.layout === 'blank'
const isSignIn = (route: TableRoute) => isBlank(route) && route.page.startsWith('features/auth/')

const redirectObjects: RouteObject[] = redirects.map(({ from, to }) => ({
  path: from,
  // Never shown; the router warns about a route without an element.
  element: <Splash />,
  loader: ({ params, request }: LoaderFunctionArgs) =>
    redirect(generatePath(to, params) + new URL(request.url).search),
}))

/** Creates the router from the route table. */
export function createAppRouter() {
  return createBrowserRouter(
    [
      {
        element: <RootLayout />,
        errorElement: <RouteError isAlone />,
        HydrateFallback: Splash,
        children: [
          { path: '/', loader: homeLoader, element: <Splash /> },
          ...redirectObjects,
          { element: <BlankLayout />, children: framed(isSignIn) },
          {
            lazy: loadOverlays,
            children: [
              { lazy: loadFrame, children: framed((route) => !isBlank(route)) },
              {
                element: <BlankLayout />,
                children: framed((route) => isBlank(route) && !isSignIn(route)),
              },
            ],
          },
        ],
      },
    ],
    { basename },
  )
}
