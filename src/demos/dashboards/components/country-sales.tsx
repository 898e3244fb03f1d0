import type { CountrySales } from '@contract/demo/dashboards/figures.ts'
import { useT } from '@/lib/use-t.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureRows } from './figure-rows.tsx'
import { RowPicture } from './row-picture.tsx'
import { useFigureFormats } from './use-figure-formats.ts'

/** The paid orders of the last 60 days by country. */
export function CountrySalesPanel({ countries }: { countries: readonly CountrySales[] }) {
  const t = useT('dashboards.countries')
  const { country, money } = useFigureFormats()
  return (
    <DashboardCard title={t('title')} description={t('period')}>
      <FigureRows
        empty={t('empty')}
        rows={countries.map(({ code, orders, cents, before }) => ({
          id: code,
          label: country(code),
          note: t('orders', { count: orders }),
          picture: <RowPicture src={`/build/demo/flags/${code}.svg`} shape="flag" />,
          value: money(cents),
          change: { figure: { now: cents, before } },
        }))}
      />
    </DashboardCard>
  )
}
