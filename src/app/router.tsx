import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  generatePath,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
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
    lazy: async () => ({ Component: await screenOf(route.page) }),
  }))
}

/** The screen's component; where its file is not to be had, one that says so and tries again. */
async function screenOf(page: string): Promise<ComponentType> {
  try {
    return await loadPage(page)
  } catch (error) {
    return () => <PageLoadError error={error} load={() => loadPage(page)} />
  }
}

const framed = (isFramed: (route: TableRoute) => boolean): RouteObject[] => [
  // Inside the frame, so that a failing screen leaves navigation standing.
  { errorElement: <RouteError />, children: routeTable.filter(isFramed).flatMap(toRouteObjects) },
]

// Its menus and drawers are not needed to sign in.
const loadFrameLayout = async () => ({
  Component: (await import('./shell/frame-layout.tsx')).FrameLayout,
})

const redirectObjects: RouteObject[] = redirects.map(({ from, to }) => ({
  path: from,
  // Never shown; a route without an element makes the router warn.
  element: <Splash />,
  loader: ({ params, request }: LoaderFunctionArgs) =>
    redirect(generatePath(to, params) + new URL(request.url).search),
}))

/** The router of the whole product, made from the route table alone. */
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
          { lazy: loadFrameLayout, children: framed((route) => route.layout !== 'blank') },
          { element: <BlankLayout />, children: framed((route) => route.layout === 'blank') },
        ],
      },
    ],
    { basename },
  )
}
