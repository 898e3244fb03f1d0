import { Box, Link as ChakraLink, Flex, Stack, Text } from '@chakra-ui/react'
import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { FileText, type LucideIcon, ShoppingCart, Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { RowIcon } from '../row-icon.tsx'

type Activity = CrmDashboard['activities'][number]
const icons: Readonly<Record<Activity['kind'], LucideIcon>> = {
  order: ShoppingCart,
  invoice: FileText,
  review: Star,
}

const links: Readonly<Record<Activity['kind'], (what: string) => string>> = {
  order: (id) => href('ecommerce.order', { id }),
  invoice: (id) => href('invoice.preview', { id }),
  review: (q) => href('ecommerce.reviews', undefined, { q }),
}

/** The newest orders, invoices and reviews; each entry opens its thing. */
export function ActivityTimeline({ activities }: { activities: readonly Activity[] }) {
  const t = useT('dashboards.activity')
  const { day, money } = useFigureFormats()
  return (
    <DashboardCard title={t('title')} description={t('lead')}>
      {activities.length === 0 ? <Text color="fg.muted">{t('empty')}</Text> : null}
      <Stack as="ol" listStyleType="none" gap="0" flex="1" justify="space-between">
        {activities.map(({ kind, who, what, cents, day: date }, index) => (
          <Flex as="li" key={`${kind}-${what}-${who}`} gap="3" minW="0">
            <Flex direction="column" align="center">
              <RowIcon icon={icons[kind]} />
              {index < activities.length - 1 ? <Box flex="1" w="1px" bg="border" minH="4" /> : null}
            </Flex>
            <Box flex="1" minW="0" pb="3">
              <Flex justify="space-between" gap="3">
                <Text truncate dir="auto" css={textAlignMatchParent}>
                  <ChakraLink asChild>
                    <Link to={links[kind](what)}>{t(kind, { what })}</Link>
                  </ChakraLink>
                </Text>
                <Text textStyle="xs" color="fg.muted" flexShrink="0">
                  <bdi>{day(date)}</bdi>
                </Text>
              </Flex>
              <Text textStyle="xs" color="fg.muted" truncate dir="auto" css={textAlignMatchParent}>
                {who}
                {cents === null ? null : ` · ${money(cents)}`}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
    </DashboardCard>
  )
}
