import { Box, Flex } from '@chakra-ui/react'
import type { LogisticsDashboard } from '@contract/demo/dashboards/logistics.ts'
import {
  BadgeCheck,
  Clock,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  PackageMinus,
  PackagePlus,
  Send,
  Truck,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { shareOf } from '../../model/figure-change.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { ListCard } from '../list-card.tsx'

const stageIcons: Readonly<Record<LogisticsDashboard['overview'][number]['stage'], LucideIcon>> = {
  'on-route': Truck,
  unloading: PackageMinus,
  loading: PackagePlus,
  waiting: Hourglass,
}

type LogisticsListProps = { list: 'overview' | 'performance'; data: LogisticsDashboard }

/** The vehicles by stage with their average time in it, or how the deliveries of the last 30 days went. */
export function LogisticsList({ list, data: { overview, performance } }: LogisticsListProps) {
  const intl = useIntl()
  const t = useT('dashboards')
  const { count, hours, percent } = useFigureFormats()
  if (list === 'overview') {
    const total = overview.reduce((sum, { vehicles }) => sum + vehicles, 0)
    return (
      <ListCard
        title={t('overview.title')}
        description={t('overview.lead')}
        empty={t('overview.empty')}
        rows={overview.map(({ stage, vehicles, minutes }) => ({
          id: stage,
          label: t(`overview.${stage}`),
          note: t('overview.note', { count: vehicles, hours: hours(minutes) }),
          icon: stageIcons[stage],
          value: percent(shareOf(vehicles, total)),
        }))}
      >
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
      </ListCard>
    )
  }
  const { shipped, delivered, inTransit, tenthsOfDay, successPercent } = performance
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
  const lines = [
    { id: 'shipped', icon: Send, value: count(shipped.now), change: { figure: shipped } },
    { id: 'in-transit', icon: Truck, palette: 'info', value: count(inTransit) },
    {
      id: 'delivered',
      icon: PackageCheck,
      palette: 'success',
      value: count(delivered.now),
      change: { figure: delivered },
    },
    {
      id: 'success',
      icon: BadgeCheck,
      palette: 'success',
      value: percent(successPercent.now / 100),
      change: { figure: successPercent },
    },
    {
      id: 'time',
      icon: Clock,
      palette: 'mark',
      value: intl.formatNumber(tenthsOfDay.now / 10, days),
      change: { figure: tenthsOfDay, welcome: 'down' },
    },
  ] as const
  return (
    <ListCard
      title={t('performance.title')}
      description={t('performance.period')}
      rows={lines.map((line) => ({ ...line, label: t(`performance.${line.id}`) }))}
    />
  )
}
