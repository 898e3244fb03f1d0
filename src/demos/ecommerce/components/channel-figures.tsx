import { For, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { href } from '@/lib/routing/href.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { productFiguresQuery } from '../api/products.ts'

/** The sales of the last 30 days by channel, with the change from the 30 days before; each card leads to the products that the channel has sold. */
export function ChannelFigures() {
  const intl = useIntl()
  const figures = useQuery(productFiguresQuery())
  // The list below works without the figures, so their error does not replace it.
  if (figures.isError) return null
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', sm: '4' }}>
      {figures.data ? null : (
        <For each={['first', 'second', 'third', 'fourth']}>
          {(card) => <Skeleton key={card} height="124px" borderRadius="card" />}
        </For>
      )}
      {figures.data?.channels.map(({ channel, products, salesCents, trendCents }) => {
        const before = trendCents.at(-2) ?? 0
        const share = before === 0 ? 0 : (salesCents - before) / before
        const values = {
          count: products,
          change: intl.formatNumber(share, {
            style: 'percent',
            signDisplay: 'exceptZero',
            maximumFractionDigits: 1,
          }),
        }
        return (
          <StatCard
            key={channel}
            label={intl.formatMessage({ id: `ecommerce.channel.${channel}` })}
            value={formatMoney(intl, salesCents, 'short')}
            to={href('ecommerce.products', undefined, { channel })}
            change={{
              words: intl.formatMessage({ id: 'ecommerce.products.channel-note' }, values),
              course: share > 0 ? 'up' : share < 0 ? 'down' : 'even',
              tone: share > 0 ? 'good' : share < 0 ? 'bad' : 'neutral',
            }}
            trend={trendCents}
          />
        )
      })}
    </SimpleGrid>
  )
}
