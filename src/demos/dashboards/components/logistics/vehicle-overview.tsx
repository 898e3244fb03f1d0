import { Box, Flex } from '@chakra-ui/react'
import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import { Hourglass, type LucideIcon, PackageMinus, PackagePlus, Truck } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { shareOf } from '../../model/figure-change.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowIcon } from '../row-icon.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

type Overview = LogisticsDashboard['overview']
const icons: Readonly<Record<Overview[number]['stage'], LucideIcon>> = {
  'on-route': Truck,
  unloading: PackageMinus,
  loading: PackagePlus,
  waiting: Hourglass,
}

/** The vehicles by stage as one bar, with their average time in the stage. */
export function VehicleOverview({ overview }: { overview: Overview }) {
  const t = useT('dashboards.overview')
  const { hours, percent } = useFigureFormats()
  const total = overview.reduce((sum, { vehicles }) => sum + vehicles, 0)
  return (
    <DashboardCard title={t('title')} description={t('lead')}>
      <Flex h="10" borderRadius="control" overflow="hidden" gap="0.5" mb="5" aria-hidden>
        {overview.map(({ stage, vehicles }, index) => (
          <Box
            key={stage}
            style={{ flexGrow: vehicles, background: chartColor(index) }}
            flexBasis="0"
            minW="1"
          />
        ))}
      </Flex>
      <FigureRows
        empty={t('empty')}
        rows={overview.map(({ stage, vehicles, minutes }) => ({
          id: stage,
          label: t(stage),
          note: t('note', { count: vehicles, hours: hours(minutes) }),
          picture: <RowIcon icon={icons[stage]} />,
          value: percent(shareOf(vehicles, total)),
        }))}
      />
    </DashboardCard>
  )
}
