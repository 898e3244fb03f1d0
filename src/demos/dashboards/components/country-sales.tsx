import type { CountrySales } from '@contract/demo/dashboards/figures.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { countryOrdersHref } from '../model/order-links.ts'
import { useFigureFormats } from '../shared/use-figure-formats.ts'
import { ListCard } from './list-card.tsx'

type CountrySalesProps = { countries: readonly CountrySales[]; until: string }

/** The paid orders of the 60 days up to `until` by country; each row leads to its orders. */
export function CountrySalesPanel({ countries, until }: CountrySalesProps) {
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
        to: countryOrdersHref(code, until),
        note: t('orders', { count: orders }),
        image: `/build/demo/flags/${code}.svg`,
        shape: 'flag',
        value: money(cents),
        change: { figure: { now: cents, before } },
      }))}
    />
  )
}
