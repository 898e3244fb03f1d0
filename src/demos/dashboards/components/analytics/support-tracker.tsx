import { Box, Flex, Text } from '@chakra-ui/react'
import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { CircleCheck, Clock, Ticket } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { RadialChart } from '@/ui/charts/radial-chart.tsx'
import { shareOf } from '../../model/figure-change.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { FigureRows } from '../figure-rows.tsx'

/** The support tickets of the last 7 days: opened, the share that is solved, and the time to the first reply. */
export function SupportTracker({ support }: { support: AnalyticsDashboard['support'] }) {
  const t = useT('dashboards.support')
  const { count, minutes, percent } = useFigureFormats()
  const share = shareOf(support.solved, support.opened.now)
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="200px"
      table={{
        columns: [t('figure'), t('value')],
        rows: [
          [t('opened'), support.opened.now],
          [t('solved'), support.solved],
          [t('share'), percent(share)],
          [t('reply'), minutes(support.replyMinutes.now)],
        ],
      }}
      foot={
        <Box mt="4">
          <FigureRows
            rows={[
              {
                id: 'opened',
                label: t('opened'),
                icon: Ticket,
                value: count(support.opened.now),
                change: { figure: support.opened, welcome: 'none' },
              },
              {
                id: 'solved',
                label: t('solved'),
                icon: CircleCheck,
                palette: 'success',
                value: count(support.solved),
              },
              {
                id: 'reply',
                label: t('reply'),
                icon: Clock,
                palette: 'mark',
                value: minutes(support.replyMinutes.now),
                change: { figure: support.replyMinutes, welcome: 'down' },
              },
            ]}
          />
        </Box>
      }
    >
      <RadialChart rings={[{ id: 'solved', label: t('share'), share }]} format={percent} />
      <Flex
        position="absolute"
        inset="0"
        direction="column"
        align="center"
        justify="center"
        pointerEvents="none"
      >
        <Text as="bdi" textStyle="2xl" fontWeight="semibold">
          {percent(share)}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {t('solved')}
        </Text>
      </Flex>
    </ChartFrame>
  )
}
