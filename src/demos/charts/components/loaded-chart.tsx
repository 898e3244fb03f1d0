import { Skeleton } from '@chakra-ui/react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type DashboardFigures, type DashboardName, figuresQuery } from '@/demos/dashboards/api/dashboards.ts'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { today } from '@/lib/time/calendar-day.ts'
import { Delayed } from '@/ui/feedback/states.tsx'

type LoadedChartProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode }

/** A chart of the result of a query, with its loading and error states. */
export function LoadedChart<T>({ query, children }: LoadedChartProps<T>) {
  const loading = (
    <Delayed>
      <Skeleton height="368px" />
    </Delayed>
  )
  return <QueryContent {...{ query, loading, children }} />
}

type FiguresProps<N extends DashboardName> = { of: N; children: (figures: DashboardFigures<N>) => ReactNode }

/** A chart of the figures of a dashboard up to today. */
export function Figures<N extends DashboardName>({ of, children }: FiguresProps<N>) {
  return <LoadedChart query={useQuery(figuresQuery(of, today()))}>{children}</LoadedChart>
}
