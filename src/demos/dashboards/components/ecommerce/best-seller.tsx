import { chakra, Flex, Text } from '@chakra-ui/react'
import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { DashboardCard } from '../dashboard-card.tsx'

const Picture = chakra('img')

/** Congratulates on the best-selling product of the last 30 days. */
export function BestSeller({ best }: { best: EcommerceDashboard['best'] }) {
  const t = useT('dashboards.best')
  const { count, money } = useFigureFormats()
  if (!best)
    return (
      <DashboardCard title={t('title')}>
        <Text color="fg.muted">{t('empty')}</Text>
      </DashboardCard>
    )
  return (
    <DashboardCard title={t('title')} description={t('lead', { product: best.name })}>
      <Flex flex="1" justify="space-between" align="flex-end" gap="4">
        <Flex direction="column">
          <Text as="bdi" textStyle="3xl" fontWeight="semibold" color="brand.fg" lineHeight="1.1">
            {money(best.cents)}
          </Text>
          <Text color="fg.muted">{t('sold', { count: best.qty, shown: count(best.qty) })}</Text>
        </Flex>
        {best.image ? (
          <Picture
            src={best.image}
            alt=""
            boxSize="20"
            borderRadius="card"
            bg="bg.subtle"
            objectFit="cover"
          />
        ) : null}
      </Flex>
    </DashboardCard>
  )
}
