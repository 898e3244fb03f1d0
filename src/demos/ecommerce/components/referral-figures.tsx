import { SimpleGrid } from '@chakra-ui/react'
import { REFERRAL_STATUSES } from '@contract/demo/ecommerce.ts'
import type { ReferralFigures } from '@contract/demo/review-actions.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'

/** The figures of the referrals with their earnings; each card leads to the referrals it counts. */
export function ReferralFigureCards({ figures }: { figures: ReferralFigures | undefined }) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.referrals')
  const cards = [
    { name: 'total' as const, share: figures?.total, query: {} },
    ...REFERRAL_STATUSES.map((status) => ({
      name: status,
      share: figures?.byStatus[status],
      query: { status },
    })),
  ]
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
      {cards.map(({ name, share, query }) => (
        <StatCard
          key={name}
          label={t(`figure.${name}`)}
          value={share ? intl.formatNumber(share.count) : '–'}
          to={href('ecommerce.referrals', undefined, query)}
          change={{
            words: share ? t('earned', { amount: formatMoney(intl, share.earningCents) }) : '',
            tone: 'neutral',
          }}
        />
      ))}
    </SimpleGrid>
  )
}
