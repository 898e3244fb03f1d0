import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react'
import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { Package, ShoppingCart, Star, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { RowIcon } from '../row-icon.tsx'

const CountLink = chakra(Link)
const icons = { orders: ShoppingCart, customers: Users, products: Package, reviews: Star } as const
const palettes = { orders: 'brand', customers: 'info', products: 'success', reviews: 'mark' } as const
const KEYS = ['orders', 'customers', 'products', 'reviews'] as const

/** The totals of the lists of the shop, and the amount of its paid orders. */
export function ShopStatistics({ statistics }: { statistics: EcommerceDashboard['statistics'] }) {
  const t = useT('dashboards.statistics')
  const { count, money } = useFigureFormats()
  const lists = {
    orders: href('ecommerce.orders'),
    customers: href('ecommerce.customers'),
    products: href('ecommerce.products'),
    reviews: href('ecommerce.reviews'),
  } as const
  return (
    <DashboardCard title={t('title')} description={t('paid', { amount: money(statistics.paidCents) })}>
      <SimpleGrid minChildWidth="8.5rem" gap="3" flex="1" alignContent="end">
        {KEYS.map((key) => (
          <CountLink
            key={key}
            to={lists[key]}
            display="flex"
            alignItems="center"
            gap="3"
            p="2"
            minW="0"
            borderRadius="control"
            _hover={{ bg: 'bg.subtle' }}
          >
            <RowIcon icon={icons[key]} palette={palettes[key]} />
            <Box minW="0">
              <Text as="bdi" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {count(statistics[key])}
              </Text>
              <Text textStyle="xs" color="fg.muted" truncate>
                {t(key)}
              </Text>
            </Box>
          </CountLink>
        ))}
      </SimpleGrid>
    </DashboardCard>
  )
}
