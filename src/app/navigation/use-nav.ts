import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { navGroups, routeTable } from '../route-table.ts'
import { useRouteHandle } from '../use-route-handle.ts'
import { activeLinkId, buildNav } from './nav-tree.ts'

/** The navigation of the signed-in user and the current item. */
export function useNav() {
  const ability = useAbility()
  const { pathname } = useLocation()
  const screen = useRouteHandle()
  const blocks = useMemo(() => buildNav({ routes: routeTable, groups: navGroups, ability }), [ability])
  return { blocks, activeId: activeLinkId(blocks, pathname, screen) }
}
