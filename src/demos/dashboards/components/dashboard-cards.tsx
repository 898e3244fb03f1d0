import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import {
  type DashboardFigures,
  type DashboardName,
  dashboardKey,
  dashboardTables,
  figuresQuery,
} from '../api/dashboards.ts'
import { type CardCell, CardGridSkeleton } from './card-grid.tsx'

/** A dashboard with its cells and the component of its cards, which loads with the chart library. */
export type CardsOfDashboard<N extends DashboardName> = {
  name: N
  cells: readonly CardCell[]
  Cards: ComponentType<{ data: DashboardFigures<N>; cells: readonly CardCell[] }>
}

/** The cards of a dashboard; a change of its tables refetches them. */
export function DashboardCards<N extends DashboardName>({ name, cells, Cards }: CardsOfDashboard<N>) {
  const query = useQuery(figuresQuery(name, today()))
  useDemoChanges(dashboardTables[name], dashboardKey(name))
  return (
    <QueryContent query={query} loading={<CardGridSkeleton cells={cells} />}>
      {(data) => (
        <LazyPart fallback={<CardGridSkeleton cells={cells} />}>
          <Cards data={data} cells={cells} />
        </LazyPart>
      )}
    </QueryContent>
  )
}
