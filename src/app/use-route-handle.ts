import { useMatches } from 'react-router-dom'
import type { TableRoute } from './route-table.ts'

/** The row of the route table the current screen comes from. */
export function useRouteHandle(): TableRoute | undefined {
  const matches = useMatches()
  return matches.findLast((match) => match.handle !== undefined)?.handle as TableRoute | undefined
}
