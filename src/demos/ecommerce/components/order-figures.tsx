import { SimpleGrid } from '@chakra-ui/react'
import { ORDER_FIGURE_FILTERS } from '@contract/demo/order-records.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { orderFiguresQuery } from '../api/orders.ts'

const NAMES = ['pending', 'completed', 'refunded', 'failed'] as const

/** The figures of the orders; each card leads to the orders it counts. */
export function OrderFigureCards() {
  const intl = useIntl()
  const t = useT('ecommerce-sales.orders')
  const figures = useQuery(orderFiguresQuery())
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
      {NAMES.map((name) => (
        <StatCard
          key={name}
          label={t(`figure.${name}`)}
          value={figures.data ? intl.formatNumber(figures.data[name]) : '–'}
          to={href('ecommerce.orders', undefined, ORDER_FIGURE_FILTERS[name])}
          change={{ words: t(`figure.${name}-note`), tone: 'neutral' }}
        />
      ))}
    </SimpleGrid>
  )
}
