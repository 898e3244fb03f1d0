import { type DataRouter, RouterProvider } from 'react-router-dom'
import { useHeldKeysWhileNavigating } from './hold-keys-while-navigating.ts'

/** The screens of the router. */
export function AppRoutes({ router }: { router: DataRouter }) {
  useHeldKeysWhileNavigating(router)
  return <RouterProvider router={router} />
}
