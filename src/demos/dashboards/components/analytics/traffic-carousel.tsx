import { Box, Flex, Text } from '@chakra-ui/react'
import type { AnalyticsDashboard } from '@contract/demo/dashboards/analytics.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { Sparkline } from '@/ui/charts/sparkline.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { shareOf } from '../../model/figure-change.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { BigFigure } from '../big-figure.tsx'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'

/** Visits, conversion and leads of the last 30 days as a carousel of three slides. */
export function TrafficCarousel({ traffic }: { traffic: AnalyticsDashboard['traffic'] }) {
  const t = useT('dashboards.traffic')
  const { count, percent } = useFigureFormats()
  const [index, setIndex] = useState(0)
  const { visits, pageViews, signups, leads, daily } = traffic
  const rate = (part: 'now' | 'before') => shareOf(signups[part], visits[part])
  const slides = [
    {
      id: 'visits' as const,
      value: count(visits.now),
      change: { figure: visits },
      trend: daily.map((day) => day.visits),
      rows: [
        { id: 'views', label: t('page-views'), value: count(pageViews.now), change: { figure: pageViews } },
        {
          id: 'per-visit',
          label: t('per-visit'),
          value: count(Math.round(shareOf(pageViews.now, visits.now) * 10) / 10),
        },
      ],
    },
    {
      id: 'conversion' as const,
      value: percent(rate('now')),
      change: { figure: { now: rate('now'), before: rate('before') } },
      trend: daily.map((day) => shareOf(day.signups, day.visits)),
      rows: [
        { id: 'signups', label: t('signups'), value: count(signups.now), change: { figure: signups } },
        { id: 'visits', label: t('visits'), value: count(visits.now), change: { figure: visits } },
      ],
    },
    {
      id: 'leads' as const,
      value: count(leads.now),
      change: { figure: leads },
      trend: daily.map((day) => day.signups),
      rows: [
        { id: 'share', label: t('leads-share'), value: percent(shareOf(leads.now, visits.now)) },
        { id: 'signups', label: t('signups'), value: count(signups.now), change: { figure: signups } },
      ],
    },
  ]
  const slide = slides[index] ?? slides[0]
  if (!slide) return null
  const go = (step: number) => setIndex((index + step + slides.length) % slides.length)
  return (
    <DashboardCard
      title={t('title')}
      description={t('period')}
      aside={
        <Flex align="center" gap="1">
          <IconButton label={t('previous')} variant="ghost" size="sm" onClick={() => go(-1)}>
            <ChevronLeft size={18} data-mirror="" aria-hidden />
          </IconButton>
          <Text as="span" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {t('position', { index: index + 1, total: slides.length })}
          </Text>
          <IconButton label={t('next')} variant="ghost" size="sm" onClick={() => go(1)}>
            <ChevronRight size={18} data-mirror="" aria-hidden />
          </IconButton>
        </Flex>
      }
    >
      <Flex direction="column" flex="1" role="group" aria-label={t(`${slide.id}.name`)} aria-live="polite">
        <Text color="fg.muted" mb="1">
          {t(`${slide.id}.name`)}
        </Text>
        <Flex justify="space-between" gap="3" align="flex-start">
          <BigFigure value={slide.value} change={slide.change} />
          <Sparkline values={slide.trend} width={120} height={36} />
        </Flex>
        <Box mt="auto">
          <FigureRows rows={slide.rows} />
        </Box>
      </Flex>
    </DashboardCard>
  )
}
