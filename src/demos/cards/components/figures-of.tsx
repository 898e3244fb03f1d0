import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type DashboardFigures,
  type DashboardName,
  dashboardKey,
  dashboardTables,
  figuresQuery,
} from '@/demos/dashboards/api/dashboards.ts'
import { CardGridSkeleton } from '@/demos/dashboards/components/card-grid.tsx'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { today } from '@/lib/time/calendar-day.ts'

type FiguresOfProps<N extends DashboardName> = {
  dashboard: N
  /** The height of the cards, which is reserved while they load. */
  height: string
  children: (figures: DashboardFigures<N>) => ReactNode
}

/** Loads the figures of a dashboard for the cards in it; a change of their tables refetches them. */
export function FiguresOf<N extends DashboardName>({ dashboard, height, children }: FiguresOfProps<N>) {
  const query = useQuery(figuresQuery(dashboard, today()))
  useDemoChanges(dashboardTables[dashboard], dashboardKey(dashboard))
  return (
    <QueryContent query={query} loading={<CardGridSkeleton cells={[{ height }]} />}>
      {children}
    </QueryContent>
  )
}
