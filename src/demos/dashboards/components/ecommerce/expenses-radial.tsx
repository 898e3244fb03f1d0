import { Flex, Text } from '@chakra-ui/react'
import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { chartColor } from '@/ui/charts/chart-theme.ts'
import { RadialChart } from '@/ui/charts/radial-chart.tsx'
import { shareOf } from '../../model/figure-change.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'

/** The expenses of the last 30 days as a share of the budget. */
export function ExpensesRadial({ expenses }: { expenses: EcommerceDashboard['expenses'] }) {
  const t = useT('dashboards.expenses')
  const { money, percent } = useFigureFormats()
  const share = shareOf(expenses.cents, expenses.budgetCents)
  return (
    <ChartFrame
      title={t('title')}
      description={t('period')}
      height="150px"
      table={{
        columns: [t('figure'), t('amount')],
        rows: [
          [t('title'), money(expenses.cents)],
          [t('budget'), money(expenses.budgetCents)],
          [t('share'), percent(share)],
        ],
      }}
      foot={
        <Text textStyle="xs" color="fg.muted" textAlign="center" mt="2" aria-hidden>
          {t('of', { spent: money(expenses.cents), budget: money(expenses.budgetCents) })}
        </Text>
      }
    >
      <RadialChart
        rings={[{ id: 'spent', label: t('share'), share, color: chartColor(1) }]}
        format={percent}
      />
      <Flex position="absolute" inset="0" align="center" justify="center" pointerEvents="none">
        <Text as="bdi" textStyle="xl" fontWeight="semibold">
          {percent(share)}
        </Text>
      </Flex>
    </ChartFrame>
  )
}
