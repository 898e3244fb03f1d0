import type { CountrySales } from '@contract/demo/dashboards/figures.ts'
import { useT } from '@/lib/use-t.ts'
import { useFigureFormats } from '../shared/use-figure-formats.ts'
import { ListCard } from './list-card.tsx'

/** The paid orders of the last 60 days by country. */
export function CountrySalesPanel({ countries }: { countries: readonly CountrySales[] }) {
  const t = useT('dashboards.countries')
  const { country, money } = useFigureFormats()
  return (
    <ListCard
      title={t('title')}
      description={t('period')}
      empty={t('empty')}
      rows={countries.map(({ code, orders, cents, before }) => ({
        id: code,
        label: country(code),
        note: t('orders', { count: orders }),
        image: `/build/demo/flags/${code}.svg`,
        shape: 'flag',
        value: money(cents),
        change: { figure: { now: cents, before } },
      }))}
    />
  )
}
