import { type DataRouter, RouterProvider } from 'react-router-dom'
import { useHeldKeysWhileNavigating } from './hold-keys-while-navigating.ts'

export function AppRoutes({ router }: { router: DataRouter }) {
  useHeldKeysWhileNavigating(router)
  return <RouterProvider router={router} />
}
