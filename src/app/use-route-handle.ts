import { useMatches } from 'react-router-dom'
import type { TableRoute } from './route-table.ts'

/** The route table entry of the current screen. */
export function useRouteHandle(): TableRoute | undefined {
  const matches = useMatches()
  return matches.findLast((match) => match.handle !== undefined)?.handle as TableRoute | undefined
}
